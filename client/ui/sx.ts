import { type CSSProperties, useInsertionEffect } from 'react';
import { attempt } from '../api/attempt';
import { typography } from '../app/theme/typography';

type Short = Record<`${'m' | 'p'}${keyof typeof sides}`, string | number> & { bgcolor: string; typography: Text };
type Text = keyof typeof typography;
type Named = CSSProperties & Short;
type At<Each> = Each | null | undefined | { readonly [width in keyof typeof widths | `@${number}`]?: Each | null };

/** What MUI's `sx` takes, but for lists and functions of the theme: `'pass.primary'`, steps of 4 pixels, `{ xs: …, md: … }`, selectors. */
export type Sx = { readonly [name in keyof Named]?: At<Named[name]> } & {
  readonly [variable: `--${string}`]: string | number | null | undefined;
} & {
  readonly [inside: `${string}&${string}` | `${':' | '>' | '.'}${string}` | `@${'media' | 'supports'}${string}`]:
    | Sx
    | undefined;
};
type Value = string | number | boolean | null | undefined | { [key: string]: Value };
type Styles = Readonly<Record<string, Value>>;

/** MUI's, in pixels: the lower edge of each width. */
const widths = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 };
const sides = {
  '': [''],
  t: ['Top'],
  r: ['Right'],
  b: ['Bottom'],
  l: ['Left'],
  x: ['Left', 'Right'],
  y: ['Top', 'Bottom'],
} as const;
const unitless =
  /^(flex(Grow|Shrink)?|order|.*[oO]pacity|zIndex|fontWeight|lineHeight|aspectRatio|scale|.*Clamp|tabSize|zoom|animationIterationCount|grid(Row|Column|Area).*|stroke.*|columns|columnCount|--.*)$/;

/** What a short name is short for. */
function propertiesOf(name: string): readonly string[] {
  if (name === 'bgcolor') return ['backgroundColor'];
  const [, kind, side] = /^([mp])([trblxy]?)$/.exec(name) ?? [];
  return kind ? sides[side as keyof typeof sides].map((each) => (kind === 'm' ? 'margin' : 'padding') + each) : [name];
}

/** A value as CSS has it. */
function valueOf(property: string, value: string | number): string {
  if (typeof value === 'string') {
    if (property === 'zIndex')
      return /^[a-z]+$/i.test(value) && value !== 'auto' ? `var(--mui-zIndex-${value})` : value;
    if (property === 'maxWidth' && value in widths) return `${widths[value as keyof typeof widths]}px`;
    const isColour = /color$/i.test(property) && /^([a-z]+\.\w+|divider)$/i.test(value);
    return isColour ? `var(--mui-palette-${value.replace('.', '-')})` : value;
  }
  if (typeof value !== 'number') throw new Error(`${property} can’t be a ${typeof value}.`);
  if (/^(margin|padding)|gap$/i.test(property)) return `${value * 4}px`;
  if (/^(border(Top|Right|Bottom|Left)?|outline)$/.test(property)) return `${value}px solid`;
  if (property === 'borderRadius') return `${value * 6}px`;
  if (/^(min|max)?(width|height)$/i.test(property) && value !== 0 && Math.abs(value) <= 1) return `${value * 100}%`;
  return unitless.test(property) || value === 0 ? `${value}` : `${value}px`;
}

const kebab = (name: string) => name.replace(/[A-Z]/g, '-$&').toLowerCase();
const declared = (property: string, value: string) =>
  `${property.startsWith('--') ? property : kebab(property)}:${value};` +
  (/^(userSelect|backdropFilter|maskImage|maskSize)$/.test(property) ? `-webkit-${kebab(property)}:${value};` : '');

/** The place of the class in a rule until it has its name. */
const self = '\0';

/** The condition of a width: `md` is one of the window, `@480` one of the container, in pixels; containers count last. */
function placeOf(width: string): { order: number; condition: string } {
  const from = /^@(\d+)$/.exec(width)?.[1];
  if (from) return { order: 10_000 + Number(from), condition: `@container (min-width:${from}px)` };
  const edge = widths[width as keyof typeof widths];
  if (edge === undefined) throw new Error(`No width is called ${width}.`);
  return { order: edge, condition: `@media (min-width:${edge}px)` };
}

/** Selectors without `&` are as in Emotion: at the element after a colon, else inside it. */
function placed(name: string, selector: string): string {
  const from = name.includes('&') ? name : `&${name.startsWith(':') ? '' : ' '}${name}`;
  return from.replaceAll('&', selector.includes(',') ? `:is(${selector})` : selector);
}

/** What the text of this name looks like. */
function textOf(name: string) {
  if (!(name in typography)) throw new Error(`No text is called ${name}.`);
  return Object.entries(typography[name as Text]);
}

/** Its own rule first, then that of each width, then those of nested selectors. */
function rulesOf(styles: Styles, selector: string, wrap: (rule: string) => string): string[] {
  if (typeof styles !== 'object' || Array.isArray(styles)) throw new Error('Styles are an object.');
  const own: string[] = [];
  const nested: string[] = [];
  const byWidth = new Map<string, Record<string, Value>>();
  for (const [name, value] of Object.entries(styles)) {
    if (value === null || value === undefined || typeof value === 'boolean') continue;
    if (name.startsWith('@')) {
      nested.push(...rulesOf(value as Styles, selector, (rule) => wrap(`${name}{${rule}}`)));
    } else if (!/^[a-z-]/i.test(name) || name.includes('&')) {
      nested.push(...rulesOf(value as Styles, placed(name, selector), wrap));
    } else if (typeof value === 'object') {
      for (const [width, at] of Object.entries(value)) byWidth.set(width, { ...byWidth.get(width), [name]: at });
    } else if (name === 'typography') {
      for (const [property, each] of textOf(value as string)) own.push(declared(property, valueOf(property, each)));
    } else for (const property of propertiesOf(name)) own.push(declared(property, valueOf(property, value)));
  }
  const widthRules = [...byWidth]
    .map(([width, at]) => ({ at, ...placeOf(width) }))
    .sort((one, other) => one.order - other.order)
    .flatMap(({ at, condition }) => rulesOf(at, selector, (rule) => wrap(`${condition}{${rule}}`)));
  return [...(own.length > 0 ? [wrap(`${selector}{${own.join('')}}`)] : []), ...widthRules, ...nested];
}

type Sheet = Readonly<{ name: string; rules: readonly string[] }>;
const known = new WeakMap<object, Sheet>();
/** Most styles are another object in each render. */
const knownByText = new Map<string, Sheet>();

/** Short, and the same wherever the same rules are made. */
function nameOf(text: string): string {
  let hash = 5381;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash, 33) ^ text.charCodeAt(at);
  return `x${(hash >>> 0).toString(36)}`;
}

function sheetOf(sx: object): Sheet {
  const before = known.get(sx);
  if (before) return before;
  const text = JSON.stringify(sx);
  const sheet = knownByText.get(text) ?? made(sx as Styles);
  known.set(sx, sheet);
  knownByText.set(text, sheet);
  return sheet;
}

function made(styles: Styles): Sheet {
  const rules = rulesOf(styles, `.${self}`, (rule) => rule);
  return { name: nameOf(rules.join('')), rules };
}

const isDevelopment = process.env.NODE_ENV !== 'production';
const inserted = new Map<string, Sheet['rules']>();
let element: HTMLStyleElement | undefined;

/**
 * After all other style sheets, in the order of the first use: parts that are inside come before what is around them. An
 * element must not have the classes of two parts: neither would reliably win.
 */
function insert({ name, rules }: Sheet): void {
  if (!element?.isConnected) {
    element = document.body.appendChild(document.createElement('style'));
    inserted.clear();
  }
  if (isDevelopment && inserted.has(name) && inserted.get(name)!.join() !== rules.join())
    throw new Error(`Two styles are called ${name}.`);
  if (inserted.has(name)) return;
  inserted.set(name, rules);
  const sheet = element.sheet!;
  for (const rule of rules) {
    const css = rule.replaceAll(self, name);
    const isKnown = attempt(() => sheet.insertRule(css, sheet.cssRules.length) >= 0, false);
    if (isDevelopment && !isKnown) console.error(`Not a rule: ${css}`);
  }
}

/** Styles that are laid over others. What is undefined changes nothing. */
export const over = (base: Sx, sx: Sx | undefined): Sx =>
  sx ? { ...base, ...(Object.fromEntries(Object.entries(sx).filter(([, value]) => value !== undefined)) as Sx) } : base;

/** For screen readers alone. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  m: '-1px',
  p: 0,
  border: 0,
  overflow: 'hidden',
  clip: 'rect(0 0 0 0)',
  whiteSpace: 'nowrap',
} as const;

/** Only visible in forced colours, which have neither shadows nor coloured borders. */
export const forcedOutline = '2px solid transparent';

const nothing = { name: '', rules: [] };

/** The class of these styles, beside others. */
export function useStyles(sx: Sx | undefined, className?: string): string | undefined {
  const sheet = sx ? sheetOf(sx) : nothing;
  useInsertionEffect(() => insert(sheet), [sheet]);
  return [className, sheet.rules.length > 0 && sheet.name].filter(Boolean).join(' ') || undefined;
}
