import { expect, it } from '@jest/globals';
import { aLift, tooLittle } from '../../test/results';
import { guestsInWords, intervalInWords, liftValue, perPound } from './lift-words';

it.each([
  ['more guests', aLift(11.6, 35.2, 58.4), 'About 35 more', 'Between 12 and 58 more guests than usual.'],
  ['fewer guests', aLift(-58.4, -35.2, -11.6), 'About 35 fewer', 'Between 12 and 58 fewer guests than usual.'],
  [
    'an interval with zero in it',
    aLift(-9.2, 15, 1_041),
    'We can’t tell',
    'Somewhere between 9 fewer and 1,041 more guests: your ordinary ups and downs could explain that.',
  ],
  [
    'an interval that ends near zero',
    aLift(-20, -8, 0.3),
    'We can’t tell',
    'Somewhere between 20 fewer and no more guests: your ordinary ups and downs could explain that.',
  ],
  ['too few days', tooLittle, 'We can’t tell', ''],
])('says what is known of %s', (_, lift, value, interval) => {
  expect(liftValue(lift)).toBe(value);
  expect(intervalInWords(lift)).toBe(interval);
});

it('says numbers as people do', () => {
  expect([guestsInWords(0), guestsInWords(1), guestsInWords(1_200)]).toEqual(['0 guests', '1 guest', '1,200 guests']);
  expect([perPound(1.5), perPound(2), perPound(0.07)]).toEqual(['£1.50', '£2', '£0.07']);
});
