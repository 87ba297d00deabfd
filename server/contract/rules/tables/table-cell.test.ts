import fc from 'fast-check';
import { numberOf, textOf } from './table-cell.js';

describe('what a cell says', () => {
  it.each(['', '  ', '-', 'N/A', '#N/A', '#NAME?', '#VALOR!', '#DIV/0!', '#REF!', 'null', '\ufe0f\ufe0f', '\u200b'])(
    'takes %j for nothing',
    (cell) => expect(textOf(cell)).toBeNull(),
  );

  it.each([
    ['  Zoë \r\n Ng ', 'Zoë Ng'],
    ['Kylie 🤍', 'Kylie 🤍'],
    ['#Refugio Mental', '#Refugio Mental'],
    ['황민현', '황민현'],
    ['ab\u202ecd\u0000', 'abcd'],
    ['e\u0301', 'é'],
  ])('reads %j as %j', (cell, text) => expect(textOf(cell)).toBe(text));

  it('is settled: reading what was read gives the same', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (cell) => textOf(textOf(cell) ?? '') === textOf(cell)));
  });
});

describe('numbers as tables write them', () => {
  it.each([
    ['23M', 23_000_000],
    ['23000000.00', 23_000_000],
    ['477.9M', 477_900_000],
    ['1.1M', 1_100_000],
    ['845.8k', 845_800],
    ['12,5K', 12_500],
    ['1,234', 1_234],
    ['1,234,567.8', 1_234_567.8],
    ['1.234.567', 1_234_567],
    ['1 234 567', 1_234_567],
    ['3.2%', 3.2],
    ['１２３', 123],
    ['0', 0],
  ])('reads %s as %d', (text, number) => expect(numberOf(text)).toBe(number));

  it.each(['', 'many', '-5', '1.2.3', '12 Main Street', '1e5', '5X', '.', ','])('refuses %j', (text) =>
    expect(numberOf(text)).toBeNull(),
  );
});
