import type { Colour } from './colours.js';
import type { CollabStage } from './lists/collab.js';

/** "The Pass": type, spacing and motion of portal, staff panel, emails and the sandbox pages. Its colours are in `colours.ts`. */
export const stageColours = {
  1: 'enamel',
  3: 'brass',
  4: 'plum',
  5: 'accent',
  6: 'primary',
} as const satisfies Record<CollabStage, Colour>;

/** Single quotes inside: the stacks are also used in `style` attributes of emails. */
export const fontStacks = {
  display: "'Bricolage Grotesque Variable', Georgia, serif",
  text: "'Instrument Sans Variable', 'Helvetica Neue', Arial, sans-serif",
  mono: "'Geist Mono Variable', ui-monospace, Menlo, monospace",
} as const;

export const displayType = { weight: 650, tracking: '-0.02em' } as const;

/** Pixels: size and line height. */
export const typeScale = {
  display: { size: 40, line: 44 },
  h1: { size: 30, line: 36 },
  h2: { size: 23, line: 28 },
  h3: { size: 18, line: 24 },
  body: { size: 16, line: 24 },
  small: { size: 14, line: 20 },
  micro: { size: 12.5, line: 16 },
} as const;

/** The maximum comfortable line length. */
export const measure = '68ch';

/** Pixels, in multiples of four. */
export const space = [4, 8, 12, 16, 24, 32, 48, 64] as const;
export const contentMaxWidth = 1320;

/** The breakpoints' lower bounds, in pixels. */
export const breakpoints = { phone: 0, tablet: 600, desktop: 1200 } as const;
export const sidebar = { open: 248, collapsed: 72 } as const;

export const radius = { control: 6, card: 12, sheet: 20, full: 9999 } as const;

/** Shadows only for floating elements; everything else has a one-pixel border. */
export const floatingShadow = '0 1px 2px rgb(20 32 27/.06), 0 12px 32px -12px rgb(20 32 27/.22)';

/** Milliseconds; no motion if the user prefers reduced motion. */
export const motion = {
  state: 120,
  sheet: 200,
  stamp: 260,
  easing: 'cubic-bezier(.2,.7,.2,1)',
} as const;
