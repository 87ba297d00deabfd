import type { Notification } from './notification.js';

/** What a browser gives us when someone allows it to notify them: where to send, and the keys that only it can open. */
export type PushSubscription = Readonly<{ endpoint: string; p256dh: string; auth: string }>;

/** A browser in which someone sees what waits for them. It lasts as long as the sign-in there. */
export type PushDevice = PushSubscription &
  Readonly<{
    id: string;
    userId: string;
    /** Stays the same when another profile is chosen, unlike the session's id. Real time. */
    signedInAt: Date;
    /** What a person calls the browser. */
    name: string;
    createdAt: Date;
  }>;

/** One sign-in that hasn't ended. */
export type SignIn = Readonly<{ sessionId: string; since: Date; browser: string }>;

/** What the push service answered, or why it didn't. */
export type PushOutcome = Readonly<{ status: number; retryAfterSeconds?: number } | { error: string }>;

/** What follows from a try: it has arrived or is given up, the device is gone, or it is tried again at this moment. */
export type AfterPush = 'done' | 'gone' | Date;

const minuteMs = 60_000;

/** After the first try, the second, and so on. */
const pausesInMinutes = [1, 5, 30, 120] as const;

/** After this long, the push service forgets what it couldn't deliver, and we stop trying. */
export const pushLifeSeconds = 24 * 60 * 60;

/** For how long a try may be under way before it counts as lost. */
const leaseMinutes = 2;

export const lostAt = (now: Date): Date => new Date(now.getTime() + leaseMinutes * minuteMs);

export function afterPush(attempts: number, outcome: PushOutcome, now: Date): AfterPush {
  const status = 'status' in outcome ? outcome.status : 0;
  if (status === 404 || status === 410) return 'gone';
  if (status !== 0 && status !== 429 && status < 500) return 'done';
  const pause = pausesInMinutes[attempts - 1];
  const asked = ('retryAfterSeconds' in outcome && outcome.retryAfterSeconds) || 0;
  if (pause === undefined || asked > pushLifeSeconds) return 'done';
  return new Date(now.getTime() + Math.max(pause * minuteMs, asked * 1_000));
}

/** Quiet hours can hold a line back for almost a day; what is still waiting after that no longer needs to interrupt anyone. */
export const isStale = ({ createdAt }: Pick<Notification, 'createdAt'>, now: Date): boolean =>
  now.getTime() - createdAt.getTime() > 2 * pushLifeSeconds * 1_000;
