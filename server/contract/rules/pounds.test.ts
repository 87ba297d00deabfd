import { penceOf } from './money.js';

test.each([
  ['25', 2_500],
  ['12.5', 1_250],
  ['£1,200.05', 120_005],
  ['99.50', 9_950],
  [' £ 3 ', 300],
  ['0', 0],
  ['', null],
  ['-5', null],
  ['1.234', null],
  ['about 20', null],
])('reads %p as %p pence', (typed, pence) => {
  expect(penceOf(typed)).toBe(pence);
});
