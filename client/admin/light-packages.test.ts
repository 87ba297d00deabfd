import { createRequire } from 'node:module';
import { expect, jest, test } from '@jest/globals';
import * as light from './light-packages';
import { resources } from './resources';

type Functions = Record<string, (...given: unknown[]) => unknown>;

/** The package of this name, as react-admin brings it. */
const real = <Part = Functions>(name: string) => createRequire(__filename)(name) as Part;

const filters = { q: 'Café', city: ['leeds', 'york'], at: { from: 1, until: null }, none: undefined };

test.each<[string, (from: Functions) => unknown]>([
  ['get, by a path', ({ get }) => ['at.from', 'city[1]', 'at.missing.more', ['at', 'until']].map((path) => get!(filters, path, 'none'))],
  ['get, of what has a dot in its name', ({ get }) => get!({ 'a.b': 1 }, 'a.b')],
  ['get, of nothing', ({ get }) => [get!(null, 'a'), get!(undefined, 'a', 1)]],
  ['set', ({ set }) => [set!({}, 'a.b', 1), set!({ a: [{ b: 1 }] }, 'a[1].b', 2)]],
  ['merge', ({ merge }) => merge!({}, filters, { at: { from: 2 }, city: ['hull'], q: undefined })],
  ['isEqual', ({ isEqual }) => [[filters, structuredClone(filters)], [filters, { ...filters, q: 'x' }], [[1], { 0: 1 }], [new Date(1), new Date(1)], [NaN, NaN], [null, {}], [{ a: undefined }, {}]].map(([one, other]) => isEqual!(one, other))],
  ['union', ({ union }) => union!([1, 2], [2, 3])],
  ['difference', ({ difference }) => difference!([1, 2, 3], [2])],
  ['defaults', ({ defaults }) => defaults!({ a: undefined, b: null }, { a: 1, b: 2 }, undefined, { c: 3 })],
  ['pick', ({ pick }) => pick!(filters, ['q', 'missing'])],
  ['memoize', ({ memoize }) => { let made = 0; const make = memoize!(() => ++made, String) as (one: unknown) => number; return [make('a'), make('b'), make('a')]; }],
  ['isEmpty', ({ isEmpty }) => ['', 'a', [], [0], {}, filters, null, 0].map((value) => isEmpty!(value))],
])('lodash: %s', (_, use) => {
  expect(use(light as unknown as Functions)).toEqual(use(real('lodash')));
}); // prettier-ignore

test('lodash: debounce calls once, after the last', () => {
  jest.useFakeTimers();
  try {
    const said: string[] = [];
    const say = light.debounce((word: string) => said.push(word), 500);
    say('one');
    jest.advanceTimersByTime(400);
    say('two');
    jest.advanceTimersByTime(499);
    expect(said).toEqual([]);
    jest.advanceTimersByTime(1);
    say('three');
    say.cancel();
    jest.advanceTimersByTime(1_000);
    expect(said).toEqual(['two']);
  } finally {
    jest.useRealTimers();
  }
});

const queryString = () => real('query-string');

test.each(['?page=2&sort=name&filter=%7B%22q%22%3A%22Caf%C3%A9%20%2B%22%7D', 'a=1&a=2&b=x+y', ''])(
  'query-string: %s is read alike',
  (search) => {
    const { parse } = queryString();
    expect(light.parse(search)).toEqual({ ...(parse!(search) as object) });
  },
);

test('query-string: values are written alike', () => {
  const values = { sort: 'name', filter: JSON.stringify(filters), page: 2, none: undefined, null: null };
  expect(light.stringify(values)).toBe(queryString().stringify!(values));
});

test('inflection: the panel’s labels are the same', () => {
  const { humanize, inflect, transform } = real('inflection');
  for (const name of Object.values(resources)) {
    for (const count of [1, 2])
      expect(light.humanize(light.inflect(name, count))).toBe(humanize!(inflect!(name, count)));
    for (const source of ['createdAt', 'followers', 'claimed_by', 'socials.instagram', 'brandId', name])
      expect(light.transform(source.replaceAll('.', ' '))).toBe(
        transform!(source.replaceAll('.', ' '), ['underscore', 'humanize']),
      );
  }
});

test('diacritic: people find a column without its accents', () => {
  const { clean } = real('diacritic');
  for (const text of ['Café', 'São Paulo', 'Zoë', 'plain']) expect(light.clean(text)).toBe(clean!(text));
});

const phrases = [
  ['ra.action.save', {}],
  ['ra.page.list', { name: 'Brands' }],
  ['ra.notification.deleted', { smart_count: 1 }],
  ['ra.notification.deleted', { smart_count: 3 }],
  ['ra.action.bulk_actions', { smart_count: 0 }],
  ['ra.navigation.page_range_info', { offsetBegin: 1, offsetEnd: 25, total: 90 }],
  ['resources.brands.name', { smart_count: 2, _: 'Brands' }],
  ['ra.page', {}],
  ['Saved. %{more}', {}],
  ['', {}],
] as const;

test.each(phrases)('ra-i18n-polyglot: %s %j reads alike', (key, options: Readonly<Record<string, unknown>>) => {
  const english = real<object>('ra-language-english');
  const provider = real<(...given: unknown[]) => ReturnType<typeof light.polyglot>>('ra-i18n-polyglot');
  const known = provider(() => english, 'en', [{ locale: 'en', name: 'English' }], { allowMissing: true });
  expect(light.polyglot(() => english, 'en').translate(key, options)).toBe(known.translate(key, options));
});
