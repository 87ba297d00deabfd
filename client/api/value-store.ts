/** A value outside React, for use with `useSyncExternalStore`. */
export function valueStore<Value>(start: Value) {
  let value = start;
  const listeners = new Set<() => void>();
  return {
    now: () => value,
    set(next: Value): void {
      value = next;
      listeners.forEach((listener) => listener());
    },
    /** Returns a function that stops it. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
