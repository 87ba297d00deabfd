import { useEffect, useEffectEvent, useState } from 'react';

const pauseMs = 250;

/** A debounced text input. A value from outside replaces the text. */
export function useTypedText(text: string, onPause: (text: string) => void): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(text);
  const [known, setKnown] = useState(text);
  const handOn = useEffectEvent(onPause);
  if (text !== known) {
    setKnown(text);
    if (text !== typed.trim()) setTyped(text);
  }
  useEffect(() => {
    if (typed.trim() === text) return;
    const timer = setTimeout(() => handOn(typed.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, text]);
  return [typed, setTyped];
}
