import { readTimestamp } from './time-in-words.js';

const time = new Date('2026-03-04T19:30:00.250Z');
const seconds = Math.floor(time.getTime() / 1_000);

test.each([
  ['R276: { seconds, nanoseconds }', { seconds, nanoseconds: 250_999_999 }],
  ['R277: { _seconds, _nanoseconds }', { _seconds: seconds, _nanoseconds: 250_000_000 }],
  ['R278: an ISO 8601 text', '2026-03-04T19:30:00.250Z'],
  ['R278: an ISO 8601 text with another zone', '2026-03-04T20:30:00.250+01:00'],
  ['R278: an ISO 8601 text without a zone, as UTC', '2026-03-04T19:30:00.250'],
  ['R278: a Date', time],
  ['R278: milliseconds', time.getTime()],
])('%s is read', (_, input) => expect(readTimestamp(input)).toEqual(time));

test('R278: a day is read as its first moment in UTC', () => {
  expect(readTimestamp('2026-03-04')).toEqual(new Date('2026-03-04T00:00:00Z'));
});

test('R276: times before 1970 are read', () => {
  expect(readTimestamp({ seconds: -1, nanoseconds: 500_000_000 })).toEqual(new Date(-500));
});

test.each([
  [null],
  [undefined],
  [''],
  ['4 March'],
  ['12'],
  ['2026-02-30'],
  ['2026-13-01'],
  [NaN],
  [new Date(NaN)],
  [{}],
  [{ seconds: 1 }],
  [{ seconds: '1', nanoseconds: 0 }],
  [{ seconds: 1e20, nanoseconds: 0 }],
  [true],
])('R278: %p is no time', (input) => expect(readTimestamp(input)).toBeNull());
