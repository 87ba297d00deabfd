import { formatEstimate, formatPence } from './money.js';

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
