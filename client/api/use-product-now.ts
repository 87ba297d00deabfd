import { useSyncExternalStore } from 'react';
import { onProductTime, productNow } from './clock';

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
