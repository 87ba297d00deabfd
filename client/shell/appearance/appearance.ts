import { attempt } from '../../api/attempt';
import { valueStore } from '../../api/value-store';

const appearances = ['system', 'light', 'dark'] as const;
export type Appearance = (typeof appearances)[number];

const storageKey = 'appearance';

/** The page attribute that sets the theme's colours. */
export const schemeAttribute = 'data-scheme';

/** For dark-mode styles: `{ [inDark]: { … } }`. */
export const inDark = `[${schemeAttribute}="dark"] &` as const;

/** The choice on this device; the system's setting by default, or if storage is blocked. */
const kept = (): Appearance =>
  appearances.find((each) => each === attempt(() => localStorage.getItem(storageKey), null)) ?? 'system';

const choice = valueStore<Appearance>('system');
const scheme = valueStore<'light' | 'dark'>('light');

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)');

function show(): void {
  const chosen = choice.now();
  scheme.set(chosen === 'dark' || (chosen === 'system' && systemIsDark().matches) ? 'dark' : 'light');
  document.documentElement.setAttribute(schemeAttribute, scheme.now());
}

function take(next: Appearance): void {
  choice.set(next);
  show();
}

/** Light, dark or the device's own: for the tab, even if storage is blocked. */
export const appearance = {
  choice,
  scheme,
  choose(next: Appearance): void {
    attempt(() => localStorage.setItem(storageKey, next), undefined);
    take(next);
  },
};

/** Puts the colours on before the first picture, so that a dark page never flashes light, and with each change of the choice in another tab or of the device's own. Returns a function that stops it. */
export function followAppearance(): () => void {
  const system = systemIsDark();
  const onStored = ({ key }: StorageEvent) => key === storageKey && take(kept());
  take(kept());
  system.addEventListener('change', show);
  window.addEventListener('storage', onStored);
  return () => {
    system.removeEventListener('change', show);
    window.removeEventListener('storage', onStored);
  };
}
