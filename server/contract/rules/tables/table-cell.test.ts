import fc from 'fast-check';
import { textOf } from './table-cell.js';

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
