import { expect, test } from '@jest/globals';
import { daysOf, momentWords } from './call-words';

test('free times are under their day, in UK time', () => {
  // 23:30 UTC in July is the next day in London.
  expect(daysOf(['2026-07-05T22:30:00Z', '2026-07-05T23:30:00Z', '2026-07-06T08:30:00Z'])).toEqual([
    { label: 'Sun 5 Jul', slots: ['2026-07-05T22:30:00Z'] },
    { label: 'Mon 6 Jul', slots: ['2026-07-05T23:30:00Z', '2026-07-06T08:30:00Z'] },
  ]);
  expect(momentWords('2026-07-06T08:30:00Z')).toBe('Monday 6 July, 09:30');
});
