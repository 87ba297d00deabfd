let aheadMs = 0;

/** The product's own time: the sandbox can move it, and pages count days from it. */
export const productNow = (): Date => new Date(Date.now() + aheadMs);

/** Called with each answer that tells the server's time (ISO 8601). */
export function setProductTime(now: string): void {
  aheadMs = new Date(now).getTime() - Date.now();
}
