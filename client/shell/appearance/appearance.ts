const appearances = ['system', 'light', 'dark'] as const;
export type Appearance = (typeof appearances)[number];

/** Where the choice is kept on this device, under the name that the theme itself reads. */
export const appearanceKey = 'appearance';

/** The attribute of the page that the theme's colours follow. */
export const schemeAttribute = 'data-scheme';

/** For styles that only dark pages have: `{ [inDark]: { … } }`. */
export const inDark = `[${schemeAttribute}="dark"] &`;

/** What was chosen on this device; the system's own setting where nothing was, or where nothing can be kept. */
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
