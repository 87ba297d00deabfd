import { sampleSize, weightOf } from './facets.js';

test('a sample of everyone counts once; one of a million counts a hundredfold', () => {
  expect(weightOf(80, 16_000_000)).toBe(1);
  const lastKeyOfAMillion = (2 ** 24 * sampleSize) / 1_000_000 - 1;
  expect(weightOf(sampleSize, lastKeyOfAMillion)).toBeCloseTo(100);
});
