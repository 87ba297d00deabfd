import {
  type ReactNode,
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useInsertionEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  useTransition,
} from 'react';
import { NavigationType, Router, useLocation, useNavigationType } from 'react-router';
import { attempt } from '../api/attempt';
import type { Held, Navigation } from './create-navigation';
import { scrollMemory } from './scroll-memory';

const NavigationContext = createContext<{ navigation: Navigation; pending: boolean; keepsScroll: boolean } | null>(
  null,
);

/** The address for all below. A page stays until the next one has been loaded. */
export function NavigationRouter({ navigation, children }: { navigation: Navigation; children: ReactNode }) {
  const [view, setView] = useState(navigation.shown);
  const [pending, startTransition] = useTransition();
  useInsertionEffect(() => navigation.commit(view), [navigation, view]); // before what the new page does with its address
  useLayoutEffect(
    () => navigation.listen((next) => startTransition(() => setView(next))),
    [navigation, startTransition],
  );
  const { location, action, keepsScroll } = view;
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
    if (!unsaved && held && !navigation.isHeld(held.path)) held.proceed(); // what held it up has been saved since
  }, [navigation, unsaved, held]);
  useEffect(() => () => navigation.held.now()?.stay(), [navigation]);
  return held;
}

/** Scrolls a new page to its top or to what its hash names, and a former one to where it was. Comes after the page. */
export function ScrollMemory() {
  const { key, hash, pathname } = useLocation();
  const { navigation, keepsScroll } = use(NavigationContext)!;
  const action = useNavigationType();
  useEffect(() => navigation.arrive(), [navigation]);

  useLayoutEffect(
    () =>
      scrollMemory.open(key, () => {
        const named = attempt(() => document.getElementById(decodeURIComponent(hash.slice(1))), null);
        if (named) named.scrollIntoView();
        else if (!keepsScroll) window.scrollTo(0, 0);
      }),
    [key, hash, keepsScroll],
  );
  useEffect(() => scrollMemory.keepForReload(), []);

  const begin = useEffectEvent(() => {
    if (action === NavigationType.Push && !hash) focusPage();
  });
  useEffect(() => begin(), [pathname]);
  return null;
}

/** So that screen readers and the keyboard begin with the new page, unless something of it has taken the focus. */
function focusPage(): void {
  const { activeElement, body } = document;
  if (activeElement !== body && !activeElement?.closest('nav, header')) return;
  const title = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (title && !title.hasAttribute('tabindex')) title.tabIndex = -1;
  title?.focus({ preventScroll: true });
}
