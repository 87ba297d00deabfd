import { expect, test } from '@jest/globals';
import { chosenIn, faultOf } from './period';
import { basisInWords, changeOf, coverage, dayInWords, percent } from './words';
import { stepInWords } from '../../ui/report/step-in-words';

const now = new Date('2027-06-30T23:30:00Z'); // the first of July in London
const chosen = (search: string) => chosenIn(new URLSearchParams(search), now);

test('R434: the address says which period is shown; what cannot be read is the usual one', () => {
  expect(chosen('period=30')).toEqual({ preset: '30', days: { from: '2027-06-02', to: '2027-07-01' } });
  expect(chosen('from=2027-01-01&to=2027-01-31')).toEqual({
    preset: null,
    days: { from: '2027-01-01', to: '2027-01-31' },
  });
  for (const search of [
    '',
    'period=7000',
    'from=2027-02-01&to=2027-01-01',
    'from=yesterday&to=today',
    'from=2027-02-30&to=2027-03-30',
    'from=2025-06-30&to=2027-07-01',
  ])
    expect(chosen(search)).toMatchObject({ preset: '90', days: { to: '2027-07-01' } });
});

test('R434: days are taken as far as the server takes them', () => {
  expect(faultOf({ from: '2025-07-01', to: '2027-07-01' })).toBeNull();
  expect(faultOf({ from: '2025-06-30', to: '2027-07-01' })).toBe('A period can’t be longer than two years.');
  expect(faultOf({ from: '', to: '2027-07-01' })).toBe('Please choose the first and the last day.');
});

test.each([
  [120, 100, 'up', '20% more than before'],
  [80, 100, 'down', '20% less than before'],
  [100.2, 100, 'same', 'Same as the period before'],
  [5, 0, null, 'Nothing to compare with'],
  [null, 5, null, 'Nothing to compare with'],
])('%s against %s is %s', (value, before, direction, words) => {
  expect(changeOf(value, before)).toEqual({ direction, words });
});

test('R434: it says on how many posts a number rests, and whether they were measured', () => {
  const figures = { pieces: 9, posts: 8, basis: 'declared' as const, reach: 1, views: 1, engagements: 1, rate: 1, earnedPence: 1 };
  expect(coverage({ ...figures, bases: { measured: 2, declared: 3, estimated: 0 } })).toBe('5 of 8 posts have numbers: 2 measured, 3 declared.');
  expect(coverage({ ...figures, bases: { measured: 0, declared: 0, estimated: 0 } })).toContain('None of the posts');
  expect(coverage({ ...figures, posts: 0, bases: { measured: 0, declared: 0, estimated: 0 } })).toContain('No posts');
}); // prettier-ignore

test('days, steps and rates in words', () => {
  expect(dayInWords('2027-03-04')).toBe('4 Mar 2027');
  expect([stepInWords('2027-03-04', 'week'), stepInWords('2027-03-01', 'month')]).toEqual(['4 Mar', 'Mar 27']);
  expect([percent(0.0523), percent(null)]).toEqual(['5.2%', 'N/A']);
});

test.each([
  [3, 0, 0, 'measured', 'Measured'],
  [1, 2, 0, 'declared', '1 of 3 measured'],
  [0, 2, 1, 'estimated', 'Estimated'],
] as const)(
  'with %i measured, %i declared and %i estimated posts a sum is marked “%s: %s”',
  (measured, declared, estimated, basis, words) => {
    expect(basisInWords({ basis, bases: { measured, declared, estimated } })?.words).toBe(words);
  },
);
