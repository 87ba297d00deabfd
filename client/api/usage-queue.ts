import { asThisProfile } from './acting-as';
import { ProblemError, call } from './client';
import { productNow } from './clock';
import { connection } from './connection';
import { waitingKey } from './offline-copies';

/** A usage event, as sent to the server. */
export type UsageNote = Readonly<{
  event_name: string;
  event_context: Readonly<Record<string, unknown>>;
  user_profile: Readonly<{ uid: string; type: string }>;
}>;

type Waiting = UsageNote & Readonly<{ event_id: string; noted: number }>;

const address = '/api/v1/functions/logUserEvent';
const most = 100;
const longestMs = 7 * 86_400_000;

/** A UUIDv7: contains the event's time, and makes it idempotent. */
function newId(moment: number): string {
  const random = Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => byte.toString(16).padStart(2, '0'));
  const [time, rest] = [moment.toString(16).padStart(12, '0'), random.join('')];
  const variant = ((Number.parseInt(rest[3]!, 16) & 3) | 8).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${rest.slice(0, 3)}-${variant}${rest.slice(4, 7)}-${rest.slice(8)}`;
}

function read(): Waiting[] {
  try {
    return (JSON.parse(localStorage.getItem(waitingKey) ?? '[]') as Waiting[]).filter(
      ({ noted }) => noted > Date.now() - longestMs,
    );
  } catch {
    return [];
  }
}

function write(waiting: readonly Waiting[]): void {
  try {
    if (waiting.length > 0) localStorage.setItem(waitingKey, JSON.stringify(waiting.slice(-most)));
    else localStorage.removeItem(waitingKey);
  } catch {
    // without storage, unsent events are lost
  }
}

let viewer: string | undefined;
let sending = false;
const mine = () => read().filter(({ user_profile: { uid } }) => uid === viewer);
const isLasting = (error: unknown): boolean =>
  error instanceof ProblemError && error.status >= 400 && error.status < 500 && error.status !== 429;

/** Stores the event until the server has it: if it can't be sent now, it is sent when the connection is back. */
export function tell(note: UsageNote): void {
  viewer = note.user_profile.uid;
  const event_id = newId(productNow().getTime());
  write([...read(), { ...note, event_id, noted: Date.now() }]);
  void sendWaiting();
}

async function sendWaiting(): Promise<void> {
  if (sending) return;
  sending = true;
  try {
    for (let next = mine()[0]; next; next = mine()[0]) {
      const { event_id, noted: _, ...body } = next;
      await call('POST /api/v1/functions/logUserEvent', { body, header: { 'idempotency-key': event_id } }).catch(
        (error: unknown) => {
          if (!isLasting(error)) throw error;
          console.debug('The page view could not be logged.', error);
        },
      );
      write(read().filter((one) => one.event_id !== event_id));
    }
  } catch (error) {
    console.debug('The page view could not be logged yet.', error);
  } finally {
    sending = false;
  }
}

/**
 * When the page is closed, the browser sends what is left with a beacon, which can't have our headers, so the id is in
 * the body. It may arrive twice, and is stored once.
 */
function sendWhenLeaving(): void {
  if (document.visibilityState !== 'hidden') return;
  for (const { noted: _, ...note } of mine())
    navigator.sendBeacon(asThisProfile(address), new Blob([JSON.stringify(note)], { type: 'application/json' }));
}

document.addEventListener('visibilitychange', sendWhenLeaving);
connection.subscribe(() => {
  if (connection.isThere()) void sendWaiting();
});
