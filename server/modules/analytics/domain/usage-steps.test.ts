import { periodOf } from './period.js';
import { usageStepOf, usageStepsOf, wholeMonths } from './usage-steps.js';

test.each([
  ['2027-01-05', '2027-01-05', 'hour', 24],
  ['2027-03-28', '2027-03-28', 'hour', 23], // the clocks go forward
  ['2027-10-31', '2027-10-31', 'hour', 24], // one o’clock comes twice and is one step
  ['2027-01-05', '2027-01-06', 'hour', 48],
  ['2027-01-05', '2027-01-07', 'day', 3],
  ['2027-01-01', '2027-06-30', 'week', 27],
  ['2026-01-01', '2027-06-30', 'month', 18],
])('R443: from %s to %s usage is looked at by the %s: %i of them', (from, to, step, steps) => {
  const period = periodOf(from, to);

  expect(usageStepOf(period)).toBe(step);
  expect(usageStepsOf(period)).toHaveLength(steps);
});

test('hours are London’s', () => {
  expect(usageStepsOf(periodOf('2027-07-05', '2027-07-05'))[0]).toBe('2027-07-05T00:00');
});

test.each([
  ['2027-01-01', '2027-01-31', '2027-01-01T00:00:00Z', '2027-02-01T00:00:00Z'],
  ['2027-01-02', '2027-04-29', '2027-02-01T00:00:00Z', '2027-03-31T23:00:00Z'],
  ['2027-01-31', '2027-02-28', '2027-02-01T00:00:00Z', '2027-03-01T00:00:00Z'],
  ['2026-12-15', '2027-01-31', '2027-01-01T00:00:00Z', '2027-02-01T00:00:00Z'],
])('from %s to %s holds the months from %s up to %s', (from, to, first, last) => {
  expect(wholeMonths(periodOf(from, to))).toEqual([new Date(first), new Date(last)]);
});

test.each([
  ['2027-01-02', '2027-02-27'],
  ['2027-01-05', '2027-01-20'],
])('from %s to %s holds none', (from, to) => {
  const period = periodOf(from, to);

  expect(wholeMonths(period)).toEqual([period.endsBefore, period.endsBefore]);
});
