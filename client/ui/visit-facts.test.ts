import { expect, test } from '@jest/globals';
import { unsaidTerms } from '../../server/contract/terms';
import { visitFacts, worthInWords } from './visit-facts';

test.each([
  [{ valuePence: 9_000, coversPence: 8_000 }, 'Worth £90 (covers up to £80)'],
  [{ valuePence: 9_000, coversPence: null }, 'Worth £90'],
  [{ valuePence: 9_000, coversPence: 9_000 }, 'Worth £90'],
  [{ valuePence: 9_000 }, 'Worth £90'],
])('says what a gift is worth, and how much of it is covered: %j', (offer, words) =>
  expect(worthInWords(offer)).toBe(words),
);

test('keeps a telephone number on one line', () => {
  const contactOnTheDay = 'Ask for Rosa at the pass, 020 7946 0107';
  expect(visitFacts({ ...unsaidTerms, guests: 1, contactOnTheDay })).toContainEqual({
    label: 'Contact',
    value: 'Ask for Rosa at the pass, 020\u00a07946\u00a00107',
  });
});
