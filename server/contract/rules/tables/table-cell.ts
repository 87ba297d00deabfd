/** Direction marks and the like, which can make one name look like another. */
const invisible = /[\p{Cc}\p{Cs}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** Placeholders for empty cells in spreadsheets, databases and by people. */
const placeholders = new Set(['-', '--', '–', '—', 'n/a', '#n/a', '#n/d', 'na', 'null', 'nan', 'none', 'undefined']);

/** #NAME?, #VALOR!, #DIV/0!, #REF! and their equivalents in other languages. */
const spreadsheetFault = /^#[\p{Lu}\d/_]+[!?]$/u;

/** Printable ASCII words with single spaces: most cells, which need no normalisation. */
const plain = /^[!-~]+(?: [!-~]+)*$/;

const showsNothing = (text: string) => text.replace(/[\p{C}\p{Z}\p{M}]/gu, '') === '';

/** A cell's text, in Unicode normal form and on one line; null if it means empty. */
export function textOf(cell = ''): string | null {
  const isPlain = plain.test(cell);
  const text = isPlain ? cell : cell.normalize('NFC').replace(/\s+/g, ' ').replace(invisible, '').trim();
  if (!isPlain && showsNothing(text)) return null;
  return placeholders.has(text.toLowerCase()) || spreadsheetFault.test(text) ? null : text;
}

/** A formula in a spreadsheet, after any marks that prevent it from running. */
const runs = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/** Escapes a text for our CSV files: one that a spreadsheet would run gets a leading apostrophe. */
export const guarded = (text: string): string => (runs.test(text) ? `'${text}` : text);

/** Undoes the escaping exactly. */
export const unguarded = (text: string): string => (text.startsWith("'") && runs.test(text) ? text.slice(1) : text);
