import { useMemo, useSyncExternalStore } from 'react';

/** Whether the window is as this media query says. */
export function useMedia(query: string): boolean {
  const [subscribe, matches] = useMemo(() => watchOf(query), [query]);
  return useSyncExternalStore(subscribe, matches);
}

function watchOf(query: string) {
  const list = globalThis.matchMedia?.(query);
  const subscribe = (listener: () => void) => {
    list?.addEventListener('change', listener);
    return () => list?.removeEventListener('change', listener);
  };
  return [subscribe, () => list?.matches ?? false] as const;
}
