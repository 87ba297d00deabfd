/** The local storage key for this profile's unsent messages. */
export const outboxKey = (uid: string): string => `chatOutbox:${uid}`;

/** Local storage may be blocked: then nothing is kept. */
export function somethingWaits(uid: string): boolean {
  try {
    return localStorage.getItem(outboxKey(uid)) !== null;
  } catch {
    return false;
  }
}
