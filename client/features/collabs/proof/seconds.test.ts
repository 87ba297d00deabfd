import { describe, expect, it, test } from '@jest/globals';
import { clockOf, markedMs, msOf } from './seconds';

test.each([
  [0, '0:00.0'],
  [5_049, '0:05.0'],
  [65_250, '1:05.2'],
  [600_000, '10:00.0'],
])('%i ms reads %s', (ms, words) => expect(clockOf(ms)).toBe(words));

test.each([
  ['5', 5_000],
  ['4.999', 4_999],
  ['1,5', 1_500],
  ['', null],
  ['soon', null],
  ['-1', null],
])('%j typed is %s ms', (typed, ms) => expect(msOf(typed)).toBe(ms));

describe('markedMs', () => {
  it('counts what overlaps once', () => {
    const marks = [
      { fromMs: 2_000, toMs: 4_000 },
      { fromMs: 0, toMs: 3_000 },
      { fromMs: 9_000, toMs: 8_000 },
    ];
    expect(markedMs(marks)).toBe(4_000);
  });
});
