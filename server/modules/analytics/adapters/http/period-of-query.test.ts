import { periodOfQuery } from './analytics-views.js';

const now = new Date('2027-07-01T12:00:00Z');
const asked = (from?: string, to?: string) => {
  const period = periodOfQuery({ from, to }, now);
  return [period.from, period.to];
};

test('R434: a period with one end is the 90 days up to it, or goes up to today', () => {
  expect(asked()).toEqual(['2027-04-03', '2027-07-01']);
  expect(asked('2027-01-01')).toEqual(['2027-01-01', '2027-07-01']);
  expect(asked(undefined, '2027-01-31')).toEqual(['2026-11-03', '2027-01-31']);
  expect(asked('2027-08-01')).toEqual(['2027-08-01', '2027-08-01']);
  expect(asked('2027-01-01', '2027-01-31')).toEqual(['2027-01-01', '2027-01-31']);
});

test('an end that is no day is refused', () => {
  expect(() => asked(undefined, '2027-02-30')).toThrow(expect.objectContaining({ code: 'analytics/bad-period' }));
});
