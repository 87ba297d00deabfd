import { mostFailures, nextFetch } from './reading.js';

const published = new Date('2027-03-01T12:00:00Z');
const after = (hours: number) => new Date(published.getTime() + hours * 3_600_000);
const waits = (hours: number, failures = 0): number | null => {
  const next = nextFetch(published, after(hours), failures);
  return next && (next.getTime() - after(hours).getTime()) / 3_600_000;
};

describe('when the numbers of a post are asked for again', () => {
  test.each([
    [0, 6],
    [47.99, 6],
    [48, 24],
    [30 * 24 - 0.01, 24],
    [30 * 24, 168],
    [90 * 24 - 0.01, 168],
    [90 * 24, null],
  ])('%d hours after it was published: in %p', (age, hours) => expect(waits(age)).toBe(hours));

  test('failures wait twice as long each time, a week at most, and end', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map((failures) => waits(10, failures))).toEqual([1, 2, 4, 8, 16, 32, 64]);
    expect(waits(10, mostFailures)).toBeNull();
  });
});
