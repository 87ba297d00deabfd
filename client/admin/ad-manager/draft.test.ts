import { expect, it } from '@jest/globals';
import { runOf } from './draft';

it.each([
  ['2026-11-18T00:00:00.000Z', '2026-12-15T00:00:00.000Z', '18 November 2026 to 14 December 2026'],
  ['2027-06-30T23:00:00.000Z', '2027-07-02T23:00:00.000Z', '1 July 2027 to 2 July 2027'],
])('R442: an ad that runs from %s until %s shows on the days %3$s', (startsAt, endsAt, days) => {
  expect(runOf({ startsAt, endsAt })).toBe(days);
});
