import { Component, type ComponentType, type ReactNode, lazy, useState } from 'react';
import { type Location, type RouteObject, matchRoutes, useLocation } from 'react-router';
import { PageFault } from '../shell/FaultPage';

type Load = () => Promise<ComponentType>;

/** A page in a chunk of its own, loaded when it is first shown; its own fault page shows when it fails. */
export const page = (path: string, load: Load, children?: RouteObject[]): RouteObject => ({
  path,
  ...lazily(load),
  children,
});

/** What a route shows, and how to load it before that. */
export function lazily(load: Load): Pick<RouteObject, 'Component' | 'handle'> {
  let loaded: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;
  let hasFailed = false;
  /** The navigation for which it is loading. */
  let askedBy: string;
  const begin = () =>
    (loading ??= load().then(
      (component) => (loaded = component),
      (error: unknown) => {
        hasFailed = true;
        throw error;
      },
    ));
  const unloaded = () => lazy(async () => ({ default: await begin() }));
  let coming: ComponentType = unloaded();
  const again = () => {
    hasFailed = false;
    loading = undefined;
    coming = unloaded();
  };
  /** What failed while nobody was waiting for it any more is loaded for the next who come. */
  const askFor = (key: string) => {
    if (hasFailed && key !== askedBy) again();
    askedBy = key;
  };
  const Loaded = () => {
    const [Page] = useState<ComponentType>(() => loaded ?? coming); // a switch would lose what has been typed
    return <Page />;
  };
  const Lazy = () => {
    const location = useLocation();
    askFor(location.key);
    return (
      <PageBoundary location={location} onFault={again}>
        <Loaded />
      </PageBoundary>
    );
  };
  return { Component: Lazy, handle: begin };
}

/** Loads what the routes at this path show, or finds out that it can't be loaded. */
export const loadAt = (routes: RouteObject[], { pathname }: { pathname: string }): Promise<unknown> =>
  Promise.allSettled(
    (matchRoutes(routes, pathname) ?? []).flatMap(({ route }) => (route.handle ? [(route.handle as Load)()] : [])),
  );

type PageBoundaryProps = Readonly<{ location: Location; onFault: () => void; children: ReactNode }>;

/** Shows what is wrong in place of the page, until another is opened. */
class PageBoundary extends Component<PageBoundaryProps, { error?: unknown; at: Location }> {
  override state: { error?: unknown; at: Location } = { at: this.props.location };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  static getDerivedStateFromProps({ location }: PageBoundaryProps, { at }: { at: Location }) {
    return location === at ? null : { at: location, error: undefined };
  }

  override componentDidCatch(): void {
    this.props.onFault();
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === undefined ? this.props.children : <PageFault error={error} />;
  }
}
