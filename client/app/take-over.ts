import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { givenId } from '../../server/contract/given-page';
import { browserMemory } from '../shell/session/browser-memory';
import type { Navigation } from './create-navigation';

type Field = HTMLInputElement | HTMLSelectElement;

/**
 * Makes a page that the server has rendered work, as it is. A form with a draft isn't as the server rendered it: it takes
 * the place of what is there.
 */
export function takeOver(root: HTMLElement, portal: ReactNode, navigation: Navigation): void {
  document.getElementById(givenId)?.remove(); // from now on, buttons do what they are for
  if (browserMemory.hasDrafts()) return createRoot(root).render(portal);
  const typed = [...root.querySelectorAll<Field>('input, select')]
    .filter(isChanged)
    .map((field) => [field, field.value] as const);
  const stop = navigation.subscribe(() => {
    stop();
    typed.forEach(([field, value]) => change(field, value));
    (document as Document & { pressed?: HTMLElement }).pressed?.click();
  });
  hydrateRoot(root, portal);
}

const isChanged = (field: Field): boolean =>
  field instanceof HTMLSelectElement
    ? !field.selectedOptions[0]?.defaultSelected && field.selectedIndex > 0
    : field.type !== 'checkbox' && field.value !== field.defaultValue;

/** As if by hand. React knows nothing of what was typed before it came, and overlooks a value that it has seen. */
function change(field: Field, value: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value);
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
}
