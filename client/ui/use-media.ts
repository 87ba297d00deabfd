import { useMemo, useSyncExternalStore } from 'react';

/** Whether the window is as this media query says; on the server it never is. */
export function useMedia(query: string): boolean {
  const [subscribe, matches] = useMemo(() => watchOf(query), [query]);
  return useSyncExternalStore(subscribe, matches, () => false);
}

function watchOf(query: string) {
  const list = globalThis.matchMedia?.(query);
  const subscribe = (listener: () => void) => {
    list?.addEventListener('change', listener);
    return () => list?.removeEventListener('change', listener);
  };
  return [subscribe, () => list?.matches ?? false] as const;
}

const never = () => () => undefined;

/** False on the server and while the browser takes over its page: for parts that only a browser can show. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
