const appearances = ['system', 'light', 'dark'] as const;
export type Appearance = (typeof appearances)[number];

/** The local storage key for the choice, which the theme also reads. */
export const appearanceKey = 'appearance';

/** The page attribute that sets the theme's colours. */
export const schemeAttribute = 'data-scheme';

/** For dark-mode styles: `{ [inDark]: { … } }`. */
export const inDark = `[${schemeAttribute}="dark"] &`;

/** The choice on this device; the system's setting by default, or if storage is blocked. */
function keptAppearance(): Appearance {
  try {
    const kept = localStorage.getItem(appearanceKey);
    return appearances.find((each) => each === kept) ?? 'system';
  } catch {
    return 'system';
  }
}

/** Puts the colours on before the first picture, so that a dark page never flashes light, and with each change of the choice in another tab or of the device's own. */
export function followAppearance(): void {
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
  const show = () => {
    const kept = keptAppearance();
    const dark = kept === 'dark' || (kept === 'system' && systemIsDark.matches);
    document.documentElement.setAttribute(schemeAttribute, dark ? 'dark' : 'light');
  };
  show();
  systemIsDark.addEventListener('change', show);
  window.addEventListener('storage', ({ key }) => key === appearanceKey && show());
}
