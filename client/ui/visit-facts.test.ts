import { expect, test } from '@jest/globals';
import { venueInCity } from './visit-facts';

test.each([
  ['Ember & Rye, 12 Calvert Yard, E2', 'Ember & Rye, 12 Calvert Yard, E2, London'],
  ['12 Calvert Yard, London', '12 Calvert Yard, London'],
])('says the city of %s once', (venue, words) => {
  expect(venueInCity({ venue, city: 'london' })).toBe(words);
});
