import { paths } from '../../app/paths';

/** `G`, then a letter. */
export const pageLetters: Readonly<Record<string, string>> = {
  b: paths.admin.brands,
  i: paths.admin.influencers,
  u: paths.admin.users,
  c: paths.admin.collabs,
  l: paths.admin.lists,
  a: paths.admin.ads,
  e: paths.admin.usage,
  p: paths.admin.preferences,
};

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [role="dialog"], [role="menu"]') !== null);

export const isSearch = ({ key, ctrlKey, metaKey }: Pressed): boolean =>
  (ctrlKey || metaKey) && key.toLowerCase() === 'k';

/** A letter by itself, outside of whatever takes letters. */
export const letterOf = ({ key, ctrlKey, metaKey, altKey, target }: Pressed): string | null =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey && !isTyping(target) ? key.toLowerCase() : null;
