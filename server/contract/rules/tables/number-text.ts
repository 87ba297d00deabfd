/** What precedes a fraction. */
export type DecimalMark = '.' | ',';

/** One possible meaning of a text as a number; without a mark if it is unambiguous. */
export type Reading = Readonly<{ value: number; mark: DecimalMark | null; hasUnit: boolean }>;

const grouped = (mark: string) => `[1-9]\\d{0,2}(?:${mark}\\d{2,3})*${mark}\\d{3}`;

/** Digits with this decimal separator, and the other as thousands separator. */
const forms: Readonly<Record<DecimalMark, RegExp>> = {
  '.': new RegExp(`^(?:\\d+|${grouped(',')})?(?:\\.\\d+)?$`),
  ',': new RegExp(`^(?:\\d+|${grouped('\\.')})?(?:,\\d+)?$`),
};

/** Digits of any script, as ASCII. */
const ourDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    let code = digit.codePointAt(0)!;
    let value = 0;
    while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - 1))) [code, value] = [code - 1, value + 1];
    return String(value);
  });

/** The parts of `≈ 12,5 K+`: its digits with separators, and the word after them; null for anything else. */
function partsOf(text: string): { digits: string; word: string } | null {
  const plain = ourDigits(text.normalize('NFKC'))
    .replaceAll('٫', '.')
    .replaceAll('٬', '')
    .replace(/\[[^\]]*\]$/, '') // a footnote
    .replace(/(?<=\d)[\s'’_](?=\d{3}(?!\d))/g, '');
  const match = /^[~≈>]?\s*([\d.,]+)\s*([^\d\s%+]*)\s*[+%]?$/.exec(plain.trim());
  return match && { digits: match[1]!, word: match[2]! };
}

/** Rounded to a spreadsheet's precision: 1.1 million is 1100000 and not 1100000.0000000002. */
const rounded = (value: number): number => Number(value.toPrecision(15));

function under(mark: DecimalMark, digits: string): number | null {
  if (!/\d/.test(digits) || !forms[mark].test(digits)) return null;
  return Number(digits.replaceAll(mark === '.' ? ',' : '.', '').replace(mark, '.'));
}

/**
 * The possible numbers for a text such as `477.9M`, `23000000.00`, `12,5 тыс.` or `3.2%` (as 3.2): usually one; two if
 * a point or comma can be a decimal or a group separator, as in `12.500`; none if it isn't a number, or is negative.
 */
export function readingsOf(text: string): Reading[] {
  const scientific = /^(\d[.,]?\d*)e\+(\d{1,2})$/i.exec(text.trim());
  if (scientific)
    return [{ value: Number(`${scientific[1]!.replace(',', '.')}e${scientific[2]!}`), mark: null, hasUnit: true }];
  const parts = partsOf(text);
  const factor = parts && factorOf(parts.word);
  if (!parts || factor === undefined || factor === null) return [];
  const hasUnit = parts.word !== '';
  const hasMark = /[.,]/.test(parts.digits);
  const marks = hasMark ? (['.', ','] as const) : (['.'] as const);
  return marks.flatMap((mark) => {
    const value = under(mark, parts.digits);
    return value === null ? [] : [{ value: rounded(value * factor), mark: hasMark ? mark : null, hasUnit }];
  });
}

/** Whether a text is a number in any format. */
export const isNumeric = (text: string): boolean => readingsOf(text).length > 0;

const words: Readonly<Record<string, number>> = {
  ...unit(1e3, 'k thousand thousands тыс тис к tys tsd bin mil ألف الف 千 천'),
  ...unit(1e4, '万 萬 만'),
  ...unit(1e5, 'lakh lakhs lac'),
  ...unit(
    1e6,
    'm mn mln mio mill million millions milionów millionen milhões mi milyon milione milioni млн м مليون 百万 백만',
  ),
  ...unit(1e7, 'crore crores cr'),
  ...unit(1e8, '億 亿 억'),
  ...unit(1e9, 'b bn billion billions mrd mld md milliard milliards milyar млрд مليار 十億'),
  ...unit(1e12, 't trillion 兆'),
};

function unit(factor: number, names: string): Record<string, number> {
  return Object.fromEntries(names.split(' ').map((name) => [name.normalize('NFKC'), factor]));
}

/** The factor of a word after a number, such as `K`, `млн` or `万`; 1 for no word, undefined if it isn't a unit. */
const factorOf = (word: string): number | undefined =>
  word === '' ? 1 : words[word.normalize('NFKC').toLowerCase().replace(/\.$/, '')];

/** A unit in a header for all numbers below it: `Followers (millions)`, `Views in K`. 1 without one. */
export function factorInHeader(header: string): number {
  const said = /[([]\s*(?:in\s+)?([^\s()[\]]+)\s*[)\]]|\bin\s+([^\s()[\]]+)\s*$/i.exec(header.replace(/\s+/g, ' '));
  return (said && factorOf(said[1] ?? said[2] ?? '')) ?? 1;
}
