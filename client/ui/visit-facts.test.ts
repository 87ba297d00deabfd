import { expect, test } from '@jest/globals';
import { worthInWords } from './visit-facts';

test.each([
  [{ valuePence: 9_000, coversPence: 8_000 }, 'Worth £90 (covers up to £80)'],
  [{ valuePence: 9_000, coversPence: null }, 'Worth £90'],
  [{ valuePence: 9_000, coversPence: 9_000 }, 'Worth £90'],
  [{ valuePence: 9_000 }, 'Worth £90'],
])('says what a gift is worth, and how much of it is covered: %j', (offer, words) =>
  expect(worthInWords(offer)).toBe(words),
);
