import { readVatNumber } from './vat-number.js';

test.each([
  ['GB 726 1290 90', undefined, 'GB726129090', 'GB'],
  ['726129090', 'GB', 'GB726129090', 'GB'],
  ['gb146295999727', undefined, 'GB146295999727', 'GB'],
  ['GBGD001', undefined, 'GBGD001', 'GB'],
  ['XI 726129090', undefined, 'XI726129090', 'GB'],
  ['DE136695976', undefined, 'DE136695976', 'DE'],
  ['IE6388047V', 'IE', 'IE6388047V', 'IE'],
  ['094014201', 'GR', 'EL094014201', 'GR'],
])('%s of %s is %s', (text, country, value, code) => {
  expect(readVatNumber(text, country)).toEqual({ value, country: code });
});

test.each([
  ['a number without its country', '726129090', undefined],
  ['wrong check digits in the European Union', 'DE123456789', undefined],
  ['too short', 'GB12345', undefined],
  ['another country than was named', 'DE136695976', 'FR'],
  ['a country outside', 'CHE107787577IVA', undefined],
  ['nothing', '', 'GB'],
])('%s is none', (_, text, country) => expect(readVatNumber(text, country)).toBeNull());
