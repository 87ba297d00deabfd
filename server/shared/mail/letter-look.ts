import { type Colour, colours } from '../../contract/colours.js';
import { fontStacks, radius, typeScale } from '../../contract/tokens.js';

const { light, dark } = colours;
const type = ({ size, line }: Readonly<{ size: number; line: number }>) => ({
  fontSize: size,
  lineHeight: `${line}px`,
});
const heading = { fontWeight: 700, letterSpacing: '-0.02em', color: light.ink } as const;

const hole = { width: 3, height: 6, lineHeight: '6px', fontSize: 1, backgroundColor: light.canvas } as const;

/** Inline styles, for mail clients without style sheets; the light scheme. */
export const look = {
  body: { margin: 0, padding: 0 },
  page: { backgroundColor: light.canvas, fontFamily: fontStacks.text },
  frame: { maxWidth: 560, padding: '32px 12px' },
  sender: { margin: '0 4px 16px' },
  logo: { width: 26, padding: 0, borderRadius: 5, backgroundColor: light.primary },
  hole: { width: 3, padding: 0, lineHeight: '6px', fontSize: 1 },
  holeLeft: { ...hole, borderRadius: '0 3px 3px 0' },
  holeRight: { ...hole, borderRadius: '3px 0 0 3px' },
  letter: {
    padding: 0,
    fontSize: 17,
    lineHeight: '28px',
    fontWeight: 800,
    textAlign: 'center',
    color: light.onPrimary,
  },
  stop: { color: light.brass },
  brand: { ...heading, ...type(typeScale.h3), paddingLeft: 10 },
  card: { backgroundColor: light.surface, border: `1px solid ${light.line}`, borderRadius: radius.card },
  whole: { padding: '28px 32px' },
  upper: { padding: '24px 32px 4px' },
  lower: { padding: '8px 32px 24px' },
  rail: { padding: '20px 32px 0' },
  bar: { width: '20%', paddingRight: 4 },
  step: { height: 6, lineHeight: '6px', fontSize: 1, borderRadius: 2, backgroundColor: light.line },
  stage: { ...type(typeScale.micro), margin: '8px 0 0', fontWeight: 600, color: light.ink2 },
  heading: { ...heading, ...type(typeScale.h2), margin: '0 0 12px' },
  text: { ...type(typeScale.body), margin: '0 0 16px', color: light.ink },
  item: {
    ...type(typeScale.body),
    margin: 0,
    padding: '10px 0',
    color: light.ink,
    borderTop: `1px solid ${light.line}`,
  },
  part: { padding: '14px 0', borderTop: `1px solid ${light.line}` },
  markOfPart: { ...type(typeScale.micro), margin: '0 0 4px', fontWeight: 700, color: light.primary },
  titleOfPart: { ...heading, ...type(typeScale.h3), margin: '0 0 4px' },
  button: {
    ...type(typeScale.body),
    margin: '16px 0 4px',
    padding: '10px 24px',
    fontWeight: 600,
    borderRadius: radius.control,
    backgroundColor: light.primary,
    color: light.onPrimary,
  },
  small: { ...type(typeScale.small), margin: '12px 0 0', color: light.ink2 },
  foot: { ...type(typeScale.small), margin: '16px 4px 0', color: light.ink2 },
  link: { color: light.ink2, textDecoration: 'underline' },
  notch: { width: 8, height: 16, padding: 0, lineHeight: '16px', fontSize: 1, backgroundColor: light.canvas },
  notchLeft: { borderRadius: '0 8px 8px 0', border: `1px solid ${light.line}`, borderLeft: 0 },
  notchRight: { borderRadius: '8px 0 0 8px', border: `1px solid ${light.line}`, borderRight: 0 },
  rule: { padding: '0 8px', lineHeight: '2px', fontSize: 1 },
  dashes: { borderTop: `2px dashed ${light.line}`, height: 0, lineHeight: '2px', fontSize: 1 },
  fact: { ...type(typeScale.small), padding: '4px 16px 4px 0', width: '32%', color: light.ink2, verticalAlign: 'top' },
  value: {
    ...type(typeScale.small),
    padding: '4px 0',
    fontWeight: 600,
    color: light.ink,
    verticalAlign: 'top',
    whiteSpace: 'pre-line',
  },
  code: { fontFamily: fontStacks.mono, fontWeight: 400, wordBreak: 'break-all' },
} as const;

/** Classes that replace a colour in dark mode: what is coloured, followed by the colour's name. */
export const inked = (colour: Colour) => `ink-${colour}`;
export const filled = (colour: Colour) => `fill-${colour}`;

const colourNames = Object.keys(dark) as Colour[];
const darkColours = colourNames.map(
  (name) => `.${inked(name)}{color:${dark[name]}!important}.${filled(name)}{background-color:${dark[name]}!important}`,
);

/** Media queries for dark mode and phones, for mail clients that support them. */
export const styleSheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}body{background-color:${light.canvas}}
@media (prefers-color-scheme: dark){${darkColours.join('')}.lined{border-color:${dark.line}!important}}
@media (max-width: 480px){.part{padding-left:20px!important;padding-right:20px!important}.button{display:block!important;text-align:center!important}}`;
