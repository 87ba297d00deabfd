import { useEffect, useState } from 'react';
import { onProductTime, productNow } from './clock';

const lookAgainMs = 15_000;

/** The product's own time, for what appears or goes while one looks at the page; a quarter of a minute old at most. */
export function useProductNow(): Date {
  const [now, setNow] = useState(productNow);
  useEffect(() => {
    const look = () => setNow(productNow());
    const timer = setInterval(look, lookAgainMs);
    const stop = onProductTime(look);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, []);
  return now;
}
