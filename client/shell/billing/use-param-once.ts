import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/** Calls back with a parameter of the address, and takes it out: reloading or going back does not bring it again. */
export function useParamOnce(name: string, handle: (value: string) => void): void {
  const [params, setParams] = useSearchParams();
  const value = params.get(name);
  const { key } = useLocation();
  const handled = useRef<string>(null);
  const handleNow = useEffectEvent(handle);
  useEffect(() => {
    if (value !== null) {
      if (handled.current !== value) handleNow(value);
      setParams((before) => new URLSearchParams([...before].filter(([other]) => other !== name)), {
        replace: true,
        preventScrollReset: true,
      });
    }
    handled.current = value;
  }, [name, value, key, setParams]); // a page that leads on with the address as it was brings the parameter back
}
