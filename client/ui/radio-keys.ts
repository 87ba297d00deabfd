import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number | undefined>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** On a radio group: the arrow keys choose the next or the previous one, round and round, as in a native one. */
export function chooseByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const radios = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')];
  const at = radios.findIndex((radio) => radio === document.activeElement);
  if (step === undefined || at < 0) return;
  event.preventDefault();
  const next = radios[(at + step + radios.length) % radios.length];
  next?.focus();
  next?.click();
}
