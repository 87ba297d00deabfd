import type { CollabStage } from './lists/collab.js';

/** "The Pass": the only source of colour, type and spacing for portal, staff panel, emails and the sandbox pages. */
export const colours = {
  light: {
    canvas: '#F4F6F1',
    surface: '#FFFFFF',
    sunken: '#E9EDE6',
    ink: '#14201B',
    ink2: '#4A5952',
    line: '#D8DED5',
    lineStrong: '#75827A',
    primary: '#0B5B45',
    primaryHover: '#084534',
    primarySoft: '#D3EBE0',
    onPrimary: '#FFFFFF',
    accent: '#B92F17',
    accentSoft: '#FFE4DC',
    onAccent: '#FFFFFF',
    brass: '#F2B533',
    onBrass: '#14201B',
    brassText: '#8A5A00',
    enamel: '#1F47C9',
    enamelSoft: '#E1E8FF',
    toast: '#1F47C9',
    onToast: '#FFFFFF',
    plum: '#7A2E6D',
    success: '#1B7A3D',
    error: '#B0182B',
    errorSoft: '#FFE0E3',
    land: '#F1F2EA',
    shore: '#A9BDBF',
    water: '#C2DBE4',
  },
  dark: {
    canvas: '#0E1512',
    surface: '#161F1B',
    sunken: '#1E2924',
    ink: '#ECF2EE',
    ink2: '#A7B5AD',
    line: '#2B3732',
    lineStrong: '#718078',
    primary: '#63CFA8',
    primaryHover: '#7FDABA',
    primarySoft: '#17362B',
    onPrimary: '#05261B',
    accent: '#FF8B73',
    accentSoft: '#3D1D15',
    onAccent: '#2B0C05',
    brass: '#F2B533',
    onBrass: '#14201B',
    brassText: '#F2B533',
    enamel: '#9DB3FF',
    enamelSoft: '#1B2547',
    toast: '#2B55DB',
    onToast: '#FFFFFF',
    plum: '#E59AD6',
    success: '#6FD08C',
    error: '#FF8A95',
    errorSoft: '#411A20',
    land: '#1F2925',
    shore: '#41565C',
    water: '#0C2A38',
  },
} as const;
export type Scheme = keyof typeof colours;
export type Colour = keyof typeof colours.light;

/** In this order; at most six, and never distinguished by colour alone. */
export const chartSeries = {
  light: ['#0B5B45', '#B57A0A', '#1F47C9', '#D9472F', '#8A3B7C', '#6B7A73'],
  dark: ['#63CFA8', '#F2B533', '#9DB3FF', '#FF8B73', '#E59AD6', '#A7B5AD'],
} as const;

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
