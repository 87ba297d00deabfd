import { NumberColumn, numberIn, type NumberKind, unknownStyle } from './number-column.js';
import { readingsOf, factorInHeader } from './number-text.js';

const valuesOf = (text: string) => readingsOf(text).map(({ value }) => value);

describe('a number as tables write it', () => {
  it.each([
    ['23M', 23_000_000],
    ['23000000.00', 23_000_000],
    ['477.9M', 477_900_000],
    ['1.1M', 1_100_000],
    ['845.8k', 845_800],
    ['12,5K', 12_500],
    ['12,5 тыс.', 12_500],
    ['1,2 млн', 1_200_000],
    ['1.2万', 12_000],
    ['34만', 340_000],
    ['3 億', 300_000_000],
    ['1,2 Mio.', 1_200_000],
    ['12,5 tys.', 12_500],
    ['5 crore', 50_000_000],
    ['1,234,567.8', 1_234_567.8],
    ['1.234.567', 1_234_567],
    ['1.234.567,8', 1_234_567.8],
    ['1 234 567', 1_234_567],
    ['1\u00a0234,5', 1_234.5],
    ["1'234'567", 1_234_567],
    ['12,34,567', 1_234_567],
    ['0.123', 0.123],
    ['3.2%', 3.2],
    ['10M+', 10_000_000],
    ['≈ 644[1]', 644],
    ['１２３', 123],
    ['٢٣٤٥', 2_345],
    ['2.24E+08', 224_000_000],
    ['0', 0],
  ])('reads %s as %d', (text, number) => expect(valuesOf(text)).toEqual([number]));

  it.each([
    ['1.234', 1.234, 1_234],
    ['12.500', 12.5, 12_500],
    ['1,234', 1_234, 1.234],
    ['1.234M', 1_234_000, 1_234_000_000],
  ])('sees that %s can be two things', (text, one, other) => expect(valuesOf(text)).toEqual([one, other]));

  it.each(['', 'many', '-5', '1.2.3', '12 Main Street', '12 34', '1e5', '5X', '.', ','])('refuses %j', (text) =>
    expect(valuesOf(text)).toEqual([]),
  );
});

it.each([
  ['Followers (millions)', 1e6],
  ['Followers\n(in thousands)', 1e3],
  ['Подписчики (млн)', 1e6],
  ['Views [K]', 1e3],
  ['Subscribers in millions', 1e6],
  ['Followers (estimated)', 1],
  ['Followers', 1],
])('%j counts in units of %d', (header, factor) => expect(factorInHeader(header)).toBe(factor));

const counts: NumberKind = { whole: true, most: 1e10 };
const rates: NumberKind = { whole: false, most: 1e10 };

/** All cells of a column. */
function read(kind: NumberKind, cells: readonly string[], header = '') {
  const column = new NumberColumn(kind, header);
  for (const cell of cells) column.add(cell);
  return cells.map((cell) => numberIn(cell, column.style(), kind));
}

describe('the numbers of a column', () => {
  it.each([
    ['points between groups', ['12.500', '1.234', '999'], [12_500, 1_234, 999]],
    ['commas between groups', ['12,500', '1,234', '1,000,000'], [12_500, 1_234, 1_000_000]],
    ['three zeros behind a point', ['12.000', '5.000'], [12_000, 5_000]],
    ['two zeros behind a point', ['23000000.00', '924.00'], [23_000_000, 924]],
    ['a comma before a fraction and points between groups', ['12,5K', '1.234', '7'], [12_500, 1_234, 7]],
    ['both styles, where each row is clear', ['1.234', '1,234'], [1_234, 1_234]],
    ['a point in units and another in whole numbers', ['1.2M', '845.8K', '2.3M', '1.234'], [1.2e6, 845_800, 2.3e6, 1_234]],
    ['nothing', ['', 'N/A', '#REF!'], [null, null, null]],
  ])('are whole with %s', (_, cells, numbers) => expect(read(counts, cells)).toEqual(numbers)); // prettier-ignore

  it('count in the unit that the header names', () => {
    const cells = ['644', '12.5', '3,1', '2K'];
    expect(read(counts, cells, 'Followers (millions)')).toEqual([644_000_000, 12_500_000, 3_100_000, 2_000]);
  });

  it('are whole, or none', () => expect(read(counts, ['12.5', 'many', '3'])).toEqual(['no-number', 'no-number', 3]));

  it('are read by the other rows of the column where one alone would be ambiguous', () => {
    expect(read(rates, ['1.234', '13.13'])).toEqual([1.234, 13.13]);
    expect(read(rates, ['1.234', '13,13'])).toEqual([1_234, 13.13]);
    expect(read(rates, ['1.234'])).toEqual(['two-numbers']);
    expect(read(rates, ['1,234', '1,234.5', '2.5'])).toEqual([1_234, 1_234.5, 2.5]);
    expect(read(counts, ['1.234M'])).toEqual(['two-numbers']);
    expect(read(counts, ['1.234M', '2.5M'])).toEqual([1_234_000, 2_500_000]);
  });

  it('that do not fit the others are not guessed', () => {
    const many = Array.from({ length: 20 }, (_, i) => `${i + 1}.5M`);
    expect(read(counts, [...many, '1.234']).at(-1)).toBe('two-numbers');
  });

  it('are read on their own if nothing is known about the column', () => {
    expect(numberIn('12.5K', unknownStyle, counts)).toBe(12_500);
    expect(numberIn('1.234', unknownStyle, rates)).toBe('two-numbers');
  });
});
