import { useEffect } from 'react';
import { mainId } from './PublicFrame';

const places = 'main, section, article, form, ul, ol, li, table, [role="region"], [role="group"]';

/**
 * Restores focus when the focused element disappears, as a button may after a click: to the nearest part of the page
 * around it.
 */
export function KeptFocus() {
  useEffect(keepFocus, []);
  return null;
}

/** @returns a function that stops it */
function keepFocus(): () => void {
  /** The last focused element, then its ancestors, innermost first. */
  let around: HTMLElement[] = [];

  const note = ({ target }: Event) => {
    if (target instanceof HTMLElement && isInMain(target)) around = placesAround(target);
  };
  /** Clicking elsewhere on the page removes focus deliberately. */
  const leave = ({ target }: Event) => {
    if (isInMain(target as Node) && !around[0]?.contains(target as Node)) around = [];
  };
  const observer = new MutationObserver(() => {
    if (document.activeElement !== document.body || !around[0] || around[0].isConnected) return;
    const nearest = around.find(({ isConnected }) => isConnected);
    around = [];
    if (nearest && !nearest.hasAttribute('tabindex')) nearest.tabIndex = -1;
    nearest?.focus({ preventScroll: true });
  });

  document.addEventListener('focusin', note);
  document.addEventListener('pointerdown', leave, true);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', note);
    document.removeEventListener('pointerdown', leave, true);
    observer.disconnect();
  };
}

const isInMain = (node: Node): boolean => document.getElementById(mainId)?.contains(node) ?? false;

function placesAround(element: HTMLElement): HTMLElement[] {
  const found = [element];
  for (let place = element.parentElement?.closest<HTMLElement>(places); place;) {
    found.push(place);
    place = place.id === mainId ? null : place.parentElement?.closest<HTMLElement>(places);
  }
  return found;
}
