import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPart } from '../test/render';
import { Box, Button, ButtonBase, Card, Skeleton, Typography } from './elements';
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

test.each<[string, Sx, string[]]>([
  [
    'steps of 4 pixels',
    { p: 2, mx: -1, gap: 0.5 },
    ['& {padding: 8px; margin-left: -4px; margin-right: -4px; gap: 2px;}'],
  ],
  ['colours of the theme', { bgcolor: 'pass.sunken', borderColor: 'divider' }, ['& {background-color: var(--mui-palette-pass-sunken); border-color: var(--mui-palette-divider);}']], // prettier-ignore
  ['other colours', { color: 'inherit', bgcolor: '#fff' }, ['& {color: inherit; background-color: #fff;}']],
  ['parts of the width', { width: 0.5, maxWidth: 400 }, ['& {width: 50%; max-width: 400px;}']],
  ['pure numbers', { flex: 1, lineHeight: 1.5, opacity: 0 }, ['& {flex: 1; line-height: 1.5; opacity: 0;}']],
  ['a corner in steps of 6 pixels', { borderRadius: 2 }, ['& {border-radius: 12px;}']],
  [
    'selectors',
    { '&:hover': { p: 1 }, 'td &, th &': { m: 0 } },
    ['&:hover {padding: 4px;}', 'td &, th & {margin: 0px;}'],
  ],
])('%s are as in MUI', (_, sx, rules) => {
  expect(rulesOf(sx)).toEqual(rules);
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
  expect(() => renderPart(<Box sx={{ p: { middle: 1 } as never }} />)).toThrow('No width is called middle.');
});

test('a card keeps its frame where a style is not given', () => {
  const { container } = renderPart(<Card sx={{ borderColor: undefined, p: 2 }} />);
  expect(rulesFor(container)).toEqual([
    expect.stringMatching(/border-color: var\(--mui-palette-divider\);.*padding: 8px;/),
  ]);
});

test('a style of the text can be changed in one place', () => {
  const [rule] = rulesOf({ typography: 'body2', fontWeight: 550 });
  expect(rule).toMatch(/font-size: 0\.875rem.*font-weight: 550/);
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

test('a skeleton has the size of what comes', () => {
  const { container } = renderPart(<Skeleton variant="rounded" width="70%" height={64} />);
  expect(container.firstElementChild).toHaveStyle({ width: '70%', height: '64px' });
});
