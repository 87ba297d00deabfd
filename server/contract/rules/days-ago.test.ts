import fc from 'fast-check';
import { daysAgo } from './time-in-words.js';

const now = new Date('2026-03-04T12:00:00Z');

describe('daysAgo', () => {
  test.each([['yesterday-ish'], [''], [null], [undefined], [{}], [new Date(NaN)], ['2026-02-30']])(
    'R384: refuses %p',
    (input) => expect(() => daysAgo(input, now)).toThrow('Invalid date format'),
  );

  test.each([
    ['2026-03-04T00:00:00Z', 'Today'],
    ['2026-03-04T23:59:59Z', 'Today'],
    ['2026-03-03T23:59:59Z', 'Yesterday'],
    ['2026-03-02', '2 days ago'],
    ['2025-03-04', '365 days ago'],
    ['2026-03-05T00:00:00Z', 'In 1 day'],
    ['2026-03-07T00:00:00Z', 'In 3 days'],
    [new Date(8.64e15), 'In 99979484 days'], // the last moment of a Date, when it is summer in London
    [new Date(-8.64e15), '100020516 days ago'],
  ])('R385: %s is "%s"', (input, text) => expect(daysAgo(input, now)).toBe(text));

  test('R385: a day is a day in London, also in summer and when the clocks change', () => {
    expect(daysAgo('2026-06-30T23:30:00Z', new Date('2026-07-01T10:00:00Z'))).toBe('Today');
    expect(daysAgo('2026-03-28T12:00:00Z', new Date('2026-03-29T23:30:00Z'))).toBe('2 days ago');
  });

  test('R276: takes a stored timestamp', () => {
    expect(daysAgo({ seconds: Date.parse('2026-03-01T09:00:00Z') / 1_000, nanoseconds: 0 }, now)).toBe('3 days ago');
  });

  test('R385: n times 24 hours before noon is n days ago', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 20_000 }), (days) => {
        expect(daysAgo(new Date(now.getTime() - days * 86_400_000), now)).toBe(`${days} days ago`);
      }),
    );
  });

  test('R385: n times 24 hours after noon is in n days', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 20_000 }), (days) => {
        expect(daysAgo(new Date(now.getTime() + days * 86_400_000), now)).toBe(`In ${days} days`);
      }),
    );
  });

  test('R384, R385: whatever comes in, either a day in words comes out or it is no date', () => {
    const words = /^(Today|Yesterday|\d+ days ago|In 1 day|In \d+ days)$/;
    const dates = fc.date({ noInvalidDate: false });
    const input = fc.oneof(fc.anything(), fc.string(), dates, fc.integer(), fc.record({ seconds: fc.anything() }));
    fc.assert(
      fc.property(input, (date) => {
        try {
          expect(daysAgo(date, now)).toMatch(words);
        } catch (error) {
          expect(error).toEqual(new RangeError('Invalid date format'));
        }
      }),
    );
  });
});
