import { useSyncExternalStore } from 'react';
import { valueStore } from './value-store';

const aheadMs = valueStore(0);

/** The product's own time: the sandbox can move it, and pages count days from it. */
export const productNow = (): Date => new Date(Date.now() + aheadMs.now());

/** Called with each response's server time (ISO 8601). */
export const setProductTime = (now: string): void => aheadMs.set(Date.parse(now) - Date.now());

/** Calls back when the server time is known. Returns a function that stops it. */
const onProductTime = aheadMs.subscribe;

const lookAgainMs = 15_000;

let shown = productNow();

function subscribe(listener: () => void): () => void {
  const look = () => {
    shown = productNow();
    listener();
  };
  shown = productNow(); // the server time may have arrived since this was rendered
  const timer = setInterval(look, lookAgainMs);
  const stop = onProductTime(look);
  return () => {
    clearInterval(timer);
    stop();
  };
}

/** The product's own time, for elements that appear or disappear while the page is open; at most 15 seconds old. */
export const useProductNow = (): Date => useSyncExternalStore(subscribe, () => shown);
