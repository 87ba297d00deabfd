import type { Notification } from './notification.js';

/** A browser's push subscription: its endpoint, and the keys that only it can decrypt with. */
export type PushSubscription = Readonly<{ endpoint: string; p256dh: string; auth: string }>;

/** A browser in which someone gets push notifications. It lasts as long as the sign-in there. */
export type PushDevice = PushSubscription &
  Readonly<{
    id: string;
    userId: string;
    /** Stays the same when another profile is chosen, unlike the session's id. Real time. */
    signedInAt: Date;
    /** The browser's display name. */
    name: string;
    createdAt: Date;
  }>;

/** One sign-in that hasn't ended. */
export type SignIn = Readonly<{ sessionId: string; since: Date; browser: string }>;

/** The push service's response, or why there is none. */
export type PushOutcome = Readonly<{ status: number; retryAfterSeconds?: number } | { error: string }>;

/**
 * The consequence of an attempt: it has arrived or is abandoned, the device is gone, or the time of the next attempt.
 */
export type AfterPush = 'done' | 'gone' | Date;

const minuteMs = 60_000;

/** After the first attempt, the second, and so on. */
const pausesInMinutes = [1, 5, 30, 120] as const;

/** The push message's TTL: after this the push service drops it, and we stop trying. */
export const pushLifeSeconds = 24 * 60 * 60;

/** How long an attempt can take before it counts as lost. */
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

/** Quiet hours can delay a notification for almost a day; after that it no longer needs to interrupt anyone. */
export const isStale = ({ createdAt }: Pick<Notification, 'createdAt'>, now: Date): boolean =>
  now.getTime() - createdAt.getTime() > 2 * pushLifeSeconds * 1_000;
