import fc from 'fast-check';
import { surelyKept } from './reliability.js';

const count = fc.integer({ min: 0, max: 2_000 });

/** Wilson's lower bound as in textbooks, with fractions. */
function asInTheBooks(kept: number, missed: number): number {
  const n = kept + missed;
  const p = kept / n;
  const z2 = 2.7;
  return (100 * (p + z2 / (2 * n) - Math.sqrt((z2 * p * (1 - p)) / n + (z2 / (2 * n)) ** 2))) / (1 + z2 / n);
}

describe('how reliable someone surely is', () => {
  test.each([
    [0, 0, 0],
    [3, 0, 52],
    [0, 5, 0],
    [10, 0, 78],
    [9, 1, 65],
    [98, 2, 94],
  ])('%i kept and %i missed are %i %%', (kept, missed, percent) => expect(surelyKept(kept, missed)).toBe(percent));

  it('is Wilson’s lower bound, in whole numbers', () =>
    fc.assert(
      fc.property(count, count, (kept, missed) => {
        fc.pre(kept + missed > 0);
        const exact = asInTheBooks(kept, missed);
        expect(surelyKept(kept, missed)).toBeGreaterThanOrEqual(Math.floor(exact - 1e-9));
        expect(surelyKept(kept, missed)).toBeLessThanOrEqual(exact + 1e-9);
      }),
    ));

  it('never falls with a promise kept, nor rises with one missed', () =>
    fc.assert(
      fc.property(count, count, (kept, missed) => {
        const now = surelyKept(kept, missed);
        expect(surelyKept(kept + 1, missed)).toBeGreaterThanOrEqual(now);
        expect(surelyKept(kept, missed + 1)).toBeLessThanOrEqual(now);
      }),
    ));
});
