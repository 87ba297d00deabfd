/** Where the messages that are on their way in this profile's name lie in local storage. */
export const outboxKey = (uid: string): string => `chatOutbox:${uid}`;

/** Local storage may be blocked: then nothing waits. */
export function somethingWaits(uid: string): boolean {
  try {
    return localStorage.getItem(outboxKey(uid)) !== null;
  } catch {
    return false;
  }
}
