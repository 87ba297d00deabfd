import { formatPence } from './money.js';

test.each([
  [0, '£0'],
  [9_900, '£99'],
  [123_400, '£1,234'],
  [9_950, '£99.50'],
  [1, '£0.01'],
  [-2_500, '-£25'],
])('R254: %d pence is %s', (pence, text) => expect(formatPence(pence)).toBe(text));
