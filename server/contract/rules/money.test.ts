import { formatEstimate, formatPence, penceOf, typedPence } from './money.js';

test.each([
  [0, '£0'],
  [9_900, '£99'],
  [123_400, '£1,234'],
  [9_950, '£99.50'],
  [1, '£0.01'],
  [-2_500, '-£25'],
])('R254: %d pence is %s', (pence, text) => expect(formatPence(pence)).toBe(text));

test.each([
  [0, '£0'],
  [1, 'under £1'],
  [49, 'under £1'],
  [50, '£1'],
  [13_149, '£131'],
  [13_150, '£132'],
  [123_456_789, '£1,234,568'],
])('R434: an estimate of %d pence claims no pennies: %s', (pence, text) => expect(formatEstimate(pence)).toBe(text));

test.each([
  ['142', 14_200],
  [' £ 142.5 ', 14_250],
  ['142.50', 14_250],
  ['1,200', 120_000],
  ['1,234,567.89', 123_456_789],
  ['142,50', 14_250],
  ['142,5', 14_250],
  ['0', 0],
  ['', null],
  ['12,3456', null],
  ['1,20,0', null],
  ['12.345', null],
  ['-5', null],
  ['about 20', null],
])('what is typed as %j is %j pence', (typed, pence) => expect(penceOf(typed)).toBe(pence));

test.each([14_200, 14_250, 5])('an amount is typed as it is read: %d pence', (pence) =>
  expect(penceOf(typedPence(pence))).toBe(pence),
);
