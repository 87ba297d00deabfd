/** Direction marks and the like, with which a name can be made to look like another. */
const invisible = /[\p{Cc}\p{Cs}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** What spreadsheets, databases and people write where there is nothing. */
const placeholders = new Set(['-', '--', '–', '—', 'n/a', '#n/a', '#n/d', 'na', 'null', 'nan', 'none', 'undefined']);

/** #NAME?, #VALOR!, #DIV/0!, #REF! and their like in other languages. */
const spreadsheetFault = /^#[\p{Lu}\d/_]+[!?]$/u;

const showsNothing = (text: string) => text.replace(/[\p{C}\p{Z}\p{M}]/gu, '') === '';

/** The text of a cell, in one form of Unicode and on one line; null where it says that there is nothing. */
export function textOf(cell: string | undefined): string | null {
  const text = (cell ?? '').normalize('NFC').replace(/\s+/g, ' ').replace(invisible, '').trim();
  const isMissing = showsNothing(text) || placeholders.has(text.toLowerCase()) || spreadsheetFault.test(text);
  return isMissing ? null : text;
}

const factors: Record<string, number> = { '': 1, k: 1e3, m: 1e6, b: 1e9, t: 1e12 };

/** `1,234,567` and `1.234.567` group; `12,5` has a decimal comma. One group after a point is a fraction, as in `1.234`. */
function plainDigits(digits: string): string {
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(digits)) return digits.replaceAll(',', '');
  if (/^\d{1,3}(\.\d{3}){2,}(,\d+)?$/.test(digits)) return digits.replaceAll('.', '').replace(',', '.');
  return digits.replace(',', '.');
}

/**
 * `477.9M`, `477900000.00`, `1,234`, `12,5K`, `3.2%`: the number that it says (a percentage as 3.2).
 * Null for no number, and for one below nothing.
 */
export function numberOf(text: string): number | null {
  const match = /^([\d.,]+)([kmbt]?)%?$/i.exec(text.normalize('NFKC').replace(/[\s'_]/g, ''));
  const digits = plainDigits(match?.[1] ?? '');
  if (!match || !/^(\d+\.?\d*|\.\d+)$/.test(digits)) return null;
  // Rounded to what a spreadsheet keeps: 1.1 million is 1100000 and not 1100000.0000000002.
  return Number((Number(digits) * factors[match[2]!.toLowerCase()]!).toPrecision(15));
}
