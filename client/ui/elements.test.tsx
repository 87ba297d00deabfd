import { expect, jest, test } from '@jest/globals';
import MuiBox from '@mui/material/Box';
import { screen } from '@testing-library/react';
import { renderPart } from '../test/render';
import { Box, Button, ButtonBase, Card, Skeleton, Typography } from './elements';
import { NativeChoice } from './NativeChoice';
import { TextInput } from './TextInput';
import type { Sx } from './sx';

/** The rules of a box with these styles, as the browser has them. */
const rulesOf = (sx: Sx): string[] => rulesFor(renderPart(<Box sx={sx} />).container);

function rulesFor(container: HTMLElement): string[] {
  const name = container.firstElementChild!.className;
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map(({ cssText }) => cssText.replace(/\s+/g, ' '))
    .filter((rule) => rule.includes(name))
    .map((rule) => rule.replaceAll(`.${name}`, '&'));
}

/** Our steps are in pixels, MUI’s in its variables. */
const inPixels = (value: string): string =>
  value
    .replace(
      /(?:calc\(([-\d.]+) \* )?var\(--mui-(spacing|shape-borderRadius)\)\)?/g,
      (_, times: string | undefined, step: string) => `${Number(times ?? 1) * (step === 'spacing' ? 4 : 6)}px`,
    )
    .replace(/\b0px/g, '0')
    .replace(/,\s+/g, ',');

/** What is declared at last, by condition, selector and property. */
function declared(container: HTMLElement, isOwn: RegExp): Record<string, string> {
  const name = [...container.firstElementChild!.classList].find((each) => isOwn.test(each))!;
  const found: Record<string, string> = {};
  const read = (rules: CSSRuleList, at: string): void => {
    for (const rule of rules) {
      if ('selectorText' in rule) {
        const { selectorText, style } = rule as CSSStyleRule;
        if (!selectorText.includes(name)) continue;
        const where = `${at} ${selectorText.replaceAll(`.${name}`, '&')}`.replace(/\s*([>:,])\s*/g, '$1').trim();
        for (const property of Array.from({ length: style.length }, (_, at) => style[at]!))
          if (!property.startsWith('-webkit-') && !property.startsWith('-moz-') && !property.startsWith('-ms-'))
            found[`${where} ${property}`] = inPixels(style.getPropertyValue(property));
      } else if ('cssRules' in rule) read((rule as CSSGroupingRule).cssRules, `${at}${rule.cssText.split('{', 1)[0]!}`);
    }
  };
  for (const sheet of document.styleSheets) read(sheet.cssRules, '');
  return found;
}

test.each<Sx>([
  { p: 2 },
  { px: 1.5, py: 0 },
  { m: 'auto', mt: -1 },
  { mx: 'auto', mb: { xs: 1, md: 2 } },
  { gap: 0.5, rowGap: 2, columnGap: '3px' },
  { bgcolor: 'pass.sunken', color: 'text.secondary' },
  { border: '1px solid', borderColor: 'divider' },
  { border: 1, borderBottom: 0 },
  { bgcolor: '#fff', color: 'inherit' },
  { borderRadius: 2 },
  { borderRadius: '50%', borderTopLeftRadius: 6 },
  { width: 1, height: '100%' },
  { width: 0.5, maxWidth: 400, minWidth: 0 },
  { maxWidth: 'sm', height: 44 },
  { zIndex: 'tooltip' },
  { zIndex: 1, position: 'absolute', inset: 0, top: 8 },
  { lineHeight: 1.5, opacity: 0, flex: 1, order: 2 },
  { fontWeight: 600, fontSize: 14, letterSpacing: '0.02em' },
  { typography: 'body2' },
  { typography: { xs: 'h1', sm: 'display' } },
  { typography: 'caption', fontWeight: 550 },
  { display: { xs: 'none', sm: 'flex' }, p: { xs: 1, lg: 2 } },
  { p: { xs: 1, '@480': 3 } },
  { '&:hover': { bgcolor: 'pass.sunken' } },
  { ':hover': { p: 1 } },
  { '& > p': { m: 0 }, '& svg': { flex: 'none' } },
  { '> p': { m: 0 } },
  { '.tnum': { p: { xs: 1, md: 2 } } },
  { 'td &, th &': { m: 0 } },
  { '&:hover': { '& svg': { opacity: 1 } } },
  { '@media print': { display: 'none', '& p': { m: 0 } } },
  { '&::before': { content: '""', width: 4 } },
  { '--tone': 'red', '--ratio': 2 },
  { transform: 'none', transition: 'color 120ms' },
  { gridColumn: 2, gridTemplateColumns: 'repeat(2, 1fr)', aspectRatio: 1.5 },
  { tabSize: 4, zoom: 2, animationIterationCount: 2 },
  { outline: '2px solid transparent', outlineOffset: 2 },
  { WebkitLineClamp: 2, columnCount: 2, scale: 1.5 },
  { p: undefined, m: null, gap: 1 },
  { userSelect: 'none', backdropFilter: 'blur(2px)' },
])('%j gives what MUI gives', (sx) => {
  const own = declared(renderPart(<Box sx={sx} />).container, /^x\w+$/);
  expect(Object.keys(own)).not.toEqual([]);
  expect(own).toEqual(declared(renderPart(<MuiBox sx={sx} />).container, /^css-/));
});

test.each<[string, unknown]>([
  ['a list', [{ p: 1 }]],
  ['a function', () => ({ p: 1 })],
  ['a list of widths', { p: [1, 2] }],
  ['a function of a value', { p: () => 1 }],
  ['the name of an element', { svg: { mt: 1 } }],
  ['an unknown width', { p: { middle: 1 } }],
  ['an unknown text', { typography: 'h7' }],
  ['an animation', { '@keyframes turn': { to: { opacity: 0 } } }],
])('%s is refused rather than ignored', (_, sx) => {
  expect(() => renderPart(<Box sx={sx as Sx} />)).toThrow();
});

type Takes<Styles> = Styles extends Sx ? 'taken' : 'refused';
const byTheCompiler: readonly [
  Takes<{ p: 1; bgcolor: string; '&:hover': { mt: { xs: 2; '@480': 1 } }; typography: 'body2' }>,
  Takes<readonly { p: 1 }[]>,
  Takes<() => { p: 1 }>,
  Takes<{ p: number[] }>,
  Takes<{ boxShadow: 3 }>,
  Takes<{ typography: 'h7' }>,
] = ['taken', 'refused', 'refused', 'refused', 'refused', 'refused'];

test('the compiler refuses it too', () => {
  expect(byTheCompiler.filter((each) => each === 'taken')).toHaveLength(1);
});

test('what holds from some width on comes after what holds everywhere, the widest last', () => {
  const [own, ...wider] = rulesOf({ display: { md: 'grid', xs: 'none' }, p: 1 });
  expect(own).toBe('& {padding: 4px;}');
  expect(wider.map((rule) => /min-width:\s*(\d+)px/.exec(rule)?.[1])).toEqual(['0', '900']);
});

test('what holds from some width of its container on comes last', () => {
  const rules = rulesOf({ p: { xs: 1, '@480': 3 } });
  expect(rules).toHaveLength(2);
  expect(rules[1]).toMatch(/^@container \(min-width: ?480px\) ?\{ ?& ?\{ ?padding: 12px;/);
});

test('a card keeps its frame where a style is not given', () => {
  const { container } = renderPart(<Card sx={{ borderColor: undefined, p: 2 }} />);
  expect(rulesFor(container)).toEqual([
    expect.stringMatching(/border-color: var\(--mui-palette-divider\);.*padding: 8px;/),
  ]);
});

test('a heading’s look makes it a heading', () => {
  renderPart(<Typography variant="h2">Your lists</Typography>);
  expect(screen.getByRole('heading', { level: 2, name: 'Your lists' })).toBeVisible();
});

test('a button is pressed once it is enabled, and a link leads somewhere', () => {
  const { rerender } = renderPart(<Button disabled>Save</Button>);
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  rerender(<Button loading>Save</Button>);
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  rerender(<Button>Save</Button>);
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('type', 'button');
  rerender(<ButtonBase href="/join">Join</ButtonBase>);
  expect(screen.getByRole('link', { name: 'Join' })).toHaveAttribute('href', '/join');
});

test('a text keeps its look where a style is not given', () => {
  const { container } = renderPart(<Typography noWrap sx={{ m: undefined, whiteSpace: undefined }} />);
  expect(rulesFor(container)).toEqual([expect.stringMatching(/margin: 0(px)?;.*white-space: nowrap;/)]);
});

test('a skeleton has the size of what comes', () => {
  const { container } = renderPart(<Skeleton variant="rounded" width="70%" height={64} style={{ opacity: 0.5 }} />);
  expect(container.firstElementChild).toHaveStyle({ width: '70%', height: '64px', opacity: '0.5' });
});

test.each([
  ['a field', <TextInput key="field" label="Name" value="" onChange={() => undefined} />],
  ['a choice', <NativeChoice key="choice" label="City" all="All" options={[]} value="" onChange={() => undefined} />],
])('%s with the focus shows it in forced colours, which have neither shadows nor coloured borders', (_, part) => {
  renderPart(part);
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));
  expect(rules).toContainEqual(expect.stringMatching(/:focus(-within)? \{[^}]*outline: 2px solid transparent/));
});

test('a typing mistake in a selector is reported', () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  renderPart(<Box sx={{ '& } p': { p: 1 } }} />);
  expect(said).toHaveBeenCalledWith(expect.stringContaining('Not a rule'));
});
