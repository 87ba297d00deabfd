import { useSyncExternalStore } from 'react';
import { valueStore } from './value-store';

const aheadMs = valueStore(0);

/** The product's own time: the sandbox can move it, and pages count days from it. */
export const productNow = (): Date => new Date(Date.now() + aheadMs.now());

/** Called with each answer that tells the server's time (ISO 8601). */
export const setProductTime = (now: string): void => aheadMs.set(Date.parse(now) - Date.now());

/** Calls when the server has told its time. Answers how to stop. */
const onProductTime = aheadMs.subscribe;

const lookAgainMs = 15_000;

let shown = productNow();

function subscribe(listener: () => void): () => void {
  const look = () => {
    shown = productNow();
    listener();
  };
  shown = productNow(); // the server may have told its time since this was rendered
  const timer = setInterval(look, lookAgainMs);
  const stop = onProductTime(look);
  return () => {
    clearInterval(timer);
    stop();
  };
}

/** The product's own time, for what appears or goes while one looks at the page; a quarter of a minute old at most. */
export const useProductNow = (): Date => useSyncExternalStore(subscribe, () => shown);
