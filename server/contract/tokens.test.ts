import { colours, type Colour } from './colours.js';
import { stageColours } from './tokens.js';

/** WCAG 2: the contrast ratio of two colours, from 1 to 21. */
function contrast(one: string, two: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(two)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const backgrounds = ['canvas', 'surface', 'sunken'] as const;
const pairs: [Colour, Colour][] = [
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryHover'],
  ['onAccent', 'accent'],
  ['onBrass', 'brass'],
  ['onToast', 'toast'],
  ['primary', 'primarySoft'],
  ['accent', 'accentSoft'],
  ['enamel', 'enamelSoft'],
  ['error', 'errorSoft'],
];

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  const palette = colours[scheme];

  test.each(backgrounds)('body text on %s is easy to read', (background) => {
    expect(contrast(palette.ink, palette[background])).toBeGreaterThanOrEqual(6.2);
    expect(contrast(palette.ink2, palette[background])).toBeGreaterThanOrEqual(6.2);
  });

  test.each(backgrounds)('the border of an input shows on %s', (background) => {
    expect(contrast(palette.lineStrong, palette[background])).toBeGreaterThanOrEqual(3.2);
  });

  test.each(pairs)('%s on %s can be read', (text, background) => {
    expect(contrast(palette[text], palette[background])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['brassText', 'plum', 'success', 'error', 'accent', 'enamel', 'primary'] as const)(
    '%s can be read as text on a card',
    (colour) => expect(contrast(palette[colour], palette.surface)).toBeGreaterThanOrEqual(4.5),
  );
});

test('R281: each Collab stage has its own colour', () => {
  expect(stageColours).toEqual({ 1: 'enamel', 3: 'brass', 4: 'plum', 5: 'accent', 6: 'primary' });
});
