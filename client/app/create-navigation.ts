import { type Location, NavigationType, type Navigator, type To, createPath } from 'react-router';
import { valueStore } from '../api/value-store';

export type View = Readonly<{ location: Location; action: NavigationType; keepsScroll: boolean }>;
/** What the browser keeps with each entry of its history. */
type Entry = Readonly<{ key: string; idx: number; usr: unknown }>;
/** A navigation that waits for an answer. */
export type Held = Readonly<{ path: string; proceed: () => void; stay: () => void }>;

/** The window, or a page that is rendered without one. */
type Place = Readonly<{
  history: Pick<History, 'state' | 'go' | 'pushState' | 'replaceState'>;
  location: Pick<URL, 'origin' | 'pathname' | 'search' | 'hash'>;
}>;

const newKey = () => Math.random().toString(36).slice(2, 10);
const pathOf = (to: To) => (typeof to === 'string' ? to : createPath(to));

/**
 * Where the visitor is, and what asks before they leave. A page that is loading gets its entry in the history when it is
 * shown. react-router's own router weighs 15 kB more.
 */
export function createNavigation({ history, location: here }: Place = window) {
  const arrived = valueStore(false);
  const held = valueStore<Held | null>(null);
  const holds = new Set<(path: string) => boolean>();
  /** The browser's entry. It differs from what is shown while a page is loading to which people have gone back. */
  let entry = entryAt(0);
  let [shown, shownAt] = [viewOf(NavigationType.Pop), entry.idx];
  /** The entry to which people may go without being asked again. */
  let allowed: string | undefined;
  let show = (_view: View): void => undefined;

  /** Entries that the browser made, such as the first or one for a plain `#anchor`, get their key and number here. */
  function entryAt(idx: number): Entry {
    const state = history.state as Partial<Entry> | null;
    if (state?.key) return state as Entry;
    const made = { usr: null, idx: state?.idx ?? idx, key: newKey() };
    history.replaceState(made, '');
    return made;
  }
  /** With a path as the browser encodes it. */
  function locationOf(to: To, key = newKey(), usr: unknown = null): Location {
    const { pathname, search, hash } = new URL(here.origin + pathOf(to));
    return { pathname, search, hash, state: usr, key };
  }
  function viewOf(action: NavigationType): View {
    return { location: locationOf(here, entry.key, entry.usr), action, keepsScroll: false };
  }
  const isHeld = (path: string) => [...holds].some((holdsAt) => holdsAt(path));
  const ask = (path: string, go: () => void) => {
    const stay = () => held.set(null);
    held.set({ path, stay, proceed: () => (stay(), go()) });
  };
  const leave =
    (action: NavigationType): Navigator['push'] =>
    (to, usr, options) => {
      const location = locationOf(to, newKey(), usr);
      const go = () => show({ location, action, keepsScroll: options?.preventScrollReset ?? false });
      if (isHeld(location.pathname)) ask(location.pathname, go);
      else go();
    };
  /** The browser has already gone. */
  const onPop = () => {
    entry = entryAt(entry.idx + 1);
    const { key, idx } = entry;
    if (key === shown.location.key) return show(shown);
    const view = viewOf(NavigationType.Pop);
    const path = view.location.pathname;
    if (key !== allowed && isHeld(path)) {
      const steps = idx - shownAt;
      history.go(-steps);
      return ask(path, () => {
        allowed = key;
        history.go(steps);
      });
    }
    allowed = undefined;
    show(view);
  };

  return {
    shown: () => shown,
    held,
    isHeld,
    /** As react-router's hooks need it. */
    navigator: {
      createHref: pathOf,
      encodeLocation: (to) => locationOf(to),
      go: (steps) => history.go(steps),
      push: leave(NavigationType.Push),
      replace: leave(NavigationType.Replace),
    } satisfies Navigator,

    /** Calls back for each navigation. Returns a function that stops it. */
    listen(listener: (view: View) => void): () => void {
      show = listener;
      window.addEventListener('popstate', onPop);
      return () => window.removeEventListener('popstate', onPop);
    },

    /** The view is on the page: the address bar and the history follow. */
    commit(view: View): void {
      shown = view;
      const { location, action } = view;
      if (location.key !== entry.key) {
        const isNew = action === NavigationType.Push;
        entry = { usr: location.state, key: location.key, idx: entry.idx + Number(isNew) };
        const url = here.origin + createPath(location);
        if (isNew) history.pushState(entry, '', url);
        else history.replaceState(entry, '', url);
      }
      shownAt = entry.idx;
    },

    /** Asks before a path is left for another. Returns a function that stops it. */
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

export type Navigation = ReturnType<typeof createNavigation>;
