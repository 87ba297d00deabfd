import { lastDays, periodBefore, periodOf, stepOf, stepsOf } from './period.js';

const moments = ({ startsAt, endsBefore }: ReturnType<typeof periodOf>) => [
  startsAt.toISOString(),
  endsBefore.toISOString(),
];

test('R434: a period is whole days of London, also where the clocks change', () => {
  expect(moments(periodOf('2027-03-27', '2027-03-28'))).toEqual([
    '2027-03-27T00:00:00.000Z',
    '2027-03-28T23:00:00.000Z',
  ]);
  expect(periodOf('2027-03-27', '2027-03-28').days).toBe(2);
});

test('the last days end today, by London’s calendar', () => {
  expect(lastDays(7, new Date('2027-06-30T23:30:00Z'))).toMatchObject({
    from: '2027-06-25',
    to: '2027-07-01',
    days: 7,
  });
});

test('R434: it is compared with as many days just before it', () => {
  expect(periodBefore(periodOf('2027-03-01', '2027-03-10'))).toMatchObject({ from: '2027-02-19', to: '2027-02-28' });
});

test.each([
  ['2027-02-30', '2027-03-01', 'from'],
  ['yesterday', '2027-03-01', 'from'],
  ['2027-03-01', '2027-3-2', 'to'],
  ['2027-03-02', '2027-03-01', 'to'],
  ['2025-01-01', '2027-03-01', 'from'],
])('no period runs from %s to %s', (from, to, field) => {
  expect(() => periodOf(from, to)).toThrow(
    expect.objectContaining({ code: 'analytics/bad-period', details: { errors: { [field]: expect.any(String) } } }),
  );
});

test.each([
  ['2027-03-01', '2027-03-31', 'day', ['2027-03-01', '2027-03-02'], 31],
  ['2027-03-03', '2027-04-04', 'week', ['2027-03-01', '2027-03-08'], 5],
  ['2026-03-15', '2027-03-01', 'month', ['2026-03-01', '2026-04-01'], 13],
] as const)('from %s to %s it is drawn by %s', (from, to, step, first, count) => {
  const period = periodOf(from, to);
  expect(stepOf(period)).toBe(step);
  expect(stepsOf(period).slice(0, 2)).toEqual(first);
  expect(stepsOf(period)).toHaveLength(count);
});
