import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { RouteFault } from '../shell/FaultPage';

/** A page in a chunk of its own; the progress bar shows while it comes, its own fault page when it fails. */
export const page = (path: string, load: () => Promise<ComponentType>, children?: RouteObject[]): RouteObject => ({
  path,
  lazy: async () => ({ Component: await load() }),
  ErrorBoundary: RouteFault,
  children,
});
