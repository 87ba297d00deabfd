import { Outlet, ScrollRestoration } from 'react-router';
import { RouteProgress } from '../shell/RouteProgress';

/** What is on every page: the progress bar, and the place one had scrolled to. */
export function Root() {
  return (
    <>
      <RouteProgress />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
