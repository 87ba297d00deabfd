let aheadMs = 0;
const listeners = new Set<() => void>();

/** The product's own time: the sandbox can move it, and pages count days from it. */
export const productNow = (): Date => new Date(Date.now() + aheadMs);

/** Called with each answer that tells the server's time (ISO 8601). */
export function setProductTime(now: string): void {
  aheadMs = new Date(now).getTime() - Date.now();
  listeners.forEach((listener) => listener());
}

/** Calls when the server has told its time. Answers how to stop. */
export function onProductTime(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
