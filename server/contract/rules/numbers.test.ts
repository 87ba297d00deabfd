import fc from 'fast-check';
import { abbreviateNumber, roundedEstimate } from './numbers.js';

describe('abbreviateNumber', () => {
  test.each([
    [1_000, '1K'],
    [23_000_000, '23M'],
    [4_200_000_000, '4.2B'],
    [1_500_000_000_000, '1.5T'],
    [2_000_000_000_000_000, '2000T'],
  ])('R381: %d is %s', (value, text) => expect(abbreviateNumber(value)).toBe(text));

  test.each([[null], [undefined], [''], ['  '], [NaN], [Infinity], ['#NAME?']])('R382: %p is N/A', (value) =>
    expect(abbreviateNumber(value)).toBe('N/A'),
  );

  test.each([
    [0, '0'],
    [-0.01, '0'],
    [7, '7'],
    [999, '999'],
    [12.34, '12.3'],
    [999.96, '1K'],
    [1_149, '1.1K'],
    [1_150, '1.2K'],
    [1_250, '1.3K'],
    [999_949, '999.9K'],
    [999_950, '1M'],
    [-1_250, '-1.3K'],
    ['1250', '1.3K'],
  ])('R383: %p is %s', (value, text) => expect(abbreviateNumber(value)).toBe(text));

  test('R381, R383: the text is within half of its last place of the number, with at most one decimal', () => {
    const units: Record<string, number> = { '': 1, K: 1e3, M: 1e6, B: 1e9, T: 1e12 };
    fc.assert(
      fc.property(fc.integer({ min: -999_000_000_000_000, max: 999_000_000_000_000 }), (value) => {
        const [, digits = '', suffix = ''] = /^(-?\d{1,3}(?:\.[1-9])?)([KMBT]?)$/.exec(abbreviateNumber(value)) ?? [];
        expect(digits).not.toBe('');
        const unit = units[suffix] ?? NaN;
        expect(Math.abs(Number(digits) * unit - value)).toBeLessThanOrEqual(unit * 0.0500001);
      }),
    );
  });
});

test.each([
  [0, 0],
  [99.4, 99],
  [12_345, 12_000],
  [129_999, 130_000],
  [999_999, 1_000_000],
])('an estimate of %d is shown as %d', (value, told) => expect(roundedEstimate(value)).toBe(told));
