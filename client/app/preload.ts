import { useEffect } from 'react';
import type { RouteObject } from 'react-router';
import { loadAt } from './page-route';

/** Starts loading everything that this path shows, rather than each part when the one around it is there. */
export const preload = (routes: RouteObject[], pathname: string): void => void loadAt(routes, { pathname });

/** Pages are on their way as soon as their link is pressed or has the focus. */
export function usePreloadedLinks(routes: RouteObject[]): void {
  useEffect(() => {
    const onLink = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.origin === window.location.origin && !link.target) preload(routes, link.pathname);
    };
    document.addEventListener('pointerdown', onLink);
    document.addEventListener('focusin', onLink);
    return () => {
      document.removeEventListener('pointerdown', onLink);
      document.removeEventListener('focusin', onLink);
    };
  }, [routes]);
}
