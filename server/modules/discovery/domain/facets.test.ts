import { roundedEstimate, sampleSize, weightOf } from './facets.js';

test.each([
  [0, 0],
  [99.4, 99],
  [12_345, 12_000],
  [129_999, 130_000],
  [999_999, 1_000_000],
])('an estimate of %d is told as %d', (value, told) => expect(roundedEstimate(value)).toBe(told));

test('a sample that holds everybody stands for itself; one of a million for a hundred each', () => {
  expect(weightOf(80, 16_000_000)).toBe(1);
  const lastKeyOfAMillion = (2 ** 24 * sampleSize) / 1_000_000 - 1;
  expect(weightOf(sampleSize, lastKeyOfAMillion)).toBeCloseTo(100);
});
