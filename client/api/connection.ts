const listeners = new Set<() => void>();
let reached = true;

/** Whether there is a connection: the device says so, and the last request got a response. */
export const connection = {
  isThere: (): boolean => reached && navigator.onLine,

  /** Called with each request: whether it got any response. */
  note(answered: boolean): void {
    if (answered === reached) return;
    reached = answered;
    listeners.forEach((listener) => listener());
  },

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    window.addEventListener('online', listener);
    window.addEventListener('offline', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('online', listener);
      window.removeEventListener('offline', listener);
    };
  },
};
