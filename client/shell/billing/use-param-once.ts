import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/** Calls back with a parameter of the address, and takes it out: reloading or going back does not bring it again. */
export function useParamOnce(name: string, handle: (value: string) => void): void {
  const [params, setParams] = useSearchParams();
  const value = params.get(name);
  const { key } = useLocation();
  const handleNow = useEffectEvent(handle);
  useEffect(() => {
    if (value === null) return;
    handleNow(value);
    setParams((before) => new URLSearchParams([...before].filter(([other]) => other !== name)), {
      replace: true,
      preventScrollReset: true,
    });
  }, [name, value, key, setParams]); // a page that leads on with the same value is another place
}
