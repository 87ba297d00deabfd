import {
  type ReactNode,
  createContext,
  use,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  useTransition,
} from 'react';
import {
  type Location,
  NavigationType,
  type Navigator,
  Router,
  UNSAFE_createBrowserHistory as browserHistory,
  type UNSAFE_createMemoryHistory as memoryHistory,
  useLocation,
} from 'react-router';
import { attempt } from '../api/attempt';
import { valueStore } from '../api/value-store';

type History = ReturnType<typeof browserHistory | typeof memoryHistory>;
type View = Readonly<{ location: Location; action: History['action']; keepsScroll: boolean }>;
/** A navigation that waits for an answer. */
type Held = Readonly<{ proceed: () => void; stay: () => void }>;
type Options = Parameters<Navigator['push']>[2];

/** Where the visitor is, and what asks before they leave. react-router's own router with these weighs 15 kB more. */
export function createNavigation(history: History = browserHistory({ v5Compat: true })) {
  const arrived = valueStore(false);
  const held = valueStore<Held | null>(null);
  const holds = new Set<(path: string) => boolean>();
  let keepsScroll = false;
  /** Pops to come that we cause: back to where a question is asked, and on after the answer. */
  let [returns, allowed] = [0, 0];

  const isHeld = (path: string) => [...holds].some((holdsAt) => holdsAt(path));
  const ask = (go: () => void) => {
    const stay = () => held.set(null);
    held.set({ stay, proceed: () => (stay(), go()) });
  };
  const leave = (to: string, options: Options, go: () => void) => {
    const proceed = () => {
      keepsScroll = options?.preventScrollReset ?? false;
      go();
    };
    if (isHeld(to.split(/[?#]/, 1)[0]!)) ask(proceed);
    else proceed();
  };
  const view = (): View => ({ location: history.location, action: history.action, keepsScroll });

  return {
    view,
    held,
    /** As react-router's hooks need it. */
    navigator: {
      createHref: (to) => history.createHref(to),
      encodeLocation: (to) => history.encodeLocation(to),
      go: (steps) => history.go(steps),
      push: (to, state, options) => leave(history.createHref(to), options, () => history.push(to, state)),
      replace: (to, state, options) => leave(history.createHref(to), options, () => history.replace(to, state)),
    } satisfies Navigator,

    /** Calls back after each navigation. Answers how to stop. */
    listen: (listener: (view: View) => void) =>
      history.listen(({ action, location, delta }) => {
        if (action === NavigationType.Pop && returns > 0) return void returns--;
        if (action === NavigationType.Pop) {
          keepsScroll = false;
          if (allowed > 0) allowed--;
          else if (delta !== null && isHeld(location.pathname)) {
            // The browser has already gone.
            returns++;
            history.go(-delta);
            return ask(() => {
              allowed++;
              history.go(delta);
            });
          }
        }
        listener(view());
      }),

    /** Asks before a path is left for another. Answers how to stop. */
    hold(holdsAt: (path: string) => boolean): () => void {
      holds.add(holdsAt);
      return () => void holds.delete(holdsAt);
    },

    /** The first page is there. */
    arrive: () => arrived.set(true),
    subscribe: arrived.subscribe,
    state: {
      get initialized() {
        return arrived.now();
      },
    },
  };
}

type Navigation = ReturnType<typeof createNavigation>;

const NavigationContext = createContext<{ navigation: Navigation; pending: boolean; keepsScroll: boolean } | null>(
  null,
);

/** The address for all below. A page stays until the next one has been loaded. */
export function NavigationRouter({ navigation, children }: { navigation: Navigation; children: ReactNode }) {
  const [{ location, action, keepsScroll }, setView] = useState(navigation.view);
  const [pending, startTransition] = useTransition();
  useLayoutEffect(
    () => navigation.listen((next) => startTransition(() => setView(next))),
    [navigation, startTransition],
  );
  return (
    <NavigationContext value={{ navigation, pending, keepsScroll }}>
      <Router location={location} navigationType={action} navigator={navigation.navigator}>
        {children}
      </Router>
    </NavigationContext>
  );
}

/** Whether the next page is on its way. */
export const useIsNavigating = (): boolean => use(NavigationContext)?.pending ?? false;

/** The navigation to another page that waits for an answer, as long as something is unsaved. */
export function useHeldNavigation(unsaved: boolean): Held | null {
  const { navigation } = use(NavigationContext)!;
  const { pathname } = useLocation();
  const held = useSyncExternalStore(navigation.held.subscribe, navigation.held.now);
  useEffect(
    () => (unsaved ? navigation.hold((path) => path !== pathname) : undefined),
    [navigation, unsaved, pathname],
  );
  useEffect(() => {
    if (!unsaved) held?.proceed(); // what held it up has been saved since
  }, [unsaved, held]);
  useEffect(() => () => navigation.held.now()?.stay(), [navigation]);
  return held;
}

const scrollKey = 'scrollPositions';
const positions = attempt(() => JSON.parse(sessionStorage.getItem(scrollKey) ?? '{}') as Record<string, number>, {});

/** Scrolls a new page to its top or to what its hash names, and a former one to where it was. Comes after the page. */
export function ScrollMemory() {
  const { key, hash } = useLocation();
  const { navigation, keepsScroll } = use(NavigationContext)!;
  useEffect(() => navigation.arrive(), [navigation]);

  useLayoutEffect(() => {
    const named = attempt(() => document.getElementById(decodeURIComponent(hash.slice(1))), null);
    const kept = positions[key];
    if (kept !== undefined) window.scrollTo(0, kept);
    else if (named) named.scrollIntoView();
    else if (!keepsScroll) window.scrollTo(0, 0);

    const keep = () => (positions[key] = window.scrollY);
    keep();
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [key, hash, keepsScroll]);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const keep = () => {
      window.history.scrollRestoration = 'auto';
      attempt(() => sessionStorage.setItem(scrollKey, JSON.stringify(positions)), undefined);
    };
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, []);
  return null;
}
