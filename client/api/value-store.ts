/** A value outside of React, which components follow by `useSyncExternalStore`. */
export function valueStore<Value>(start: Value) {
  let value = start;
  const listeners = new Set<() => void>();
  return {
    now: () => value,
    set(next: Value): void {
      value = next;
      listeners.forEach((listener) => listener());
    },
    /** Answers how to stop. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
