/** Direction marks and the like, with which a name can be made to look like another. */
const invisible = /[\p{Cc}\p{Cs}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** What spreadsheets, databases and people write where there is nothing. */
const placeholders = new Set(['-', '--', '–', '—', 'n/a', '#n/a', '#n/d', 'na', 'null', 'nan', 'none', 'undefined']);

/** #NAME?, #VALOR!, #DIV/0!, #REF! and their like in other languages. */
const spreadsheetFault = /^#[\p{Lu}\d/_]+[!?]$/u;

/** Words of visible ASCII, one space apart: most cells, which are read as they are. */
const plain = /^[!-~]+(?: [!-~]+)*$/;

const showsNothing = (text: string) => text.replace(/[\p{C}\p{Z}\p{M}]/gu, '') === '';

/** The text of a cell, in one form of Unicode and on one line; null where it says that there is nothing. */
export function textOf(cell = ''): string | null {
  const isPlain = plain.test(cell);
  const text = isPlain ? cell : cell.normalize('NFC').replace(/\s+/g, ' ').replace(invisible, '').trim();
  if (!isPlain && showsNothing(text)) return null;
  return placeholders.has(text.toLowerCase()) || spreadsheetFault.test(text) ? null : text;
}

/** What a spreadsheet would run as a formula, behind any marks that keep it from doing so. */
const runs = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/** A text as our CSV files write it: one that a spreadsheet would run begins with an apostrophe. */
export const guarded = (text: string): string => (runs.test(text) ? `'${text}` : text);

/** The text that was guarded, character for character. */
export const unguarded = (text: string): string => (text.startsWith("'") && runs.test(text) ? text.slice(1) : text);
