import { useEffect } from 'react';
import { type RouteObject, matchRoutes } from 'react-router';

type Load = () => Promise<unknown>;

/** Starts loading everything that this path shows, rather than each part when the one around it is there. */
export function preload(routes: RouteObject[], pathname: string): void {
  for (const { route } of matchRoutes(routes, pathname) ?? [])
    (route.handle as Load | undefined)?.().catch(() => undefined); // the page says so, if it's opened
}

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
