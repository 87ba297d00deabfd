import { attempt } from '../api/attempt';

const storageKey = 'scrollPositions';
const mostKept = 100;
/** Milliseconds that a page has to become tall enough. */
const patience = 3_000;

/** How far down each entry of the history was left, in pixels. */
const positions = attempt(() => JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>, {});

const endings = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

/** Scrolls there as soon as the page is tall enough: parts of it may still be loading. People who scroll end it. */
function scrollBack(place: number, onEnd: () => void): () => void {
  const isThere = () => {
    window.scrollTo(0, place);
    return window.scrollY >= place - 1;
  };
  const observer = 'ResizeObserver' in window ? new ResizeObserver(() => isThere() && end()) : null;
  const timer = setTimeout(end, patience);
  for (const ending of endings) window.addEventListener(ending, end, { passive: true });
  observer?.observe(document.body);
  if (isThere()) end();
  return end;

  function end(): void {
    clearTimeout(timer);
    observer?.disconnect();
    for (const ending of endings) window.removeEventListener(ending, end);
    onEnd();
  }
}

export const scrollMemory = {
  /** Returns to where this entry of the history was left, or begins at its beginning; from then on notes its place. Returns a function that stops it. */
  open(key: string, toBeginning: () => void): () => void {
    let isThere = false;
    const keep = () => {
      // The browser scrolls to an anchor before we have shown its entry.
      const isOpen = (window.history.state as { key?: string } | null)?.key === key;
      if (isThere && isOpen) positions[key] = window.scrollY;
    };
    const begin = () => {
      isThere = true;
      keep();
    };
    const kept = positions[key];
    let stop: (() => void) | undefined;
    if (kept !== undefined) stop = scrollBack(kept, begin);
    else {
      toBeginning();
      begin();
    }
    window.addEventListener('scroll', keep, { passive: true });
    return () => {
      stop?.();
      window.removeEventListener('scroll', keep);
    };
  },

  /** The browser's own memory takes over when the page is left, until it comes back. */
  keepForReload(): () => void {
    const leave = () => {
      window.history.scrollRestoration = 'auto';
      const newest = Object.entries(positions).slice(-mostKept);
      attempt(() => sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(newest))), undefined);
    };
    const comeBack = () => {
      window.history.scrollRestoration = 'manual';
    };
    comeBack();
    window.addEventListener('pageshow', comeBack);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pageshow', comeBack);
      window.removeEventListener('pagehide', leave);
    };
  },
};
