/** What a spreadsheet would run as a formula, behind any marks that keep it from doing so. */
const runs = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/** A text as our CSV files write it: one that a spreadsheet would run begins with an apostrophe. */
export const guarded = (text: string): string => (runs.test(text) ? `'${text}` : text);

/** The text that was guarded, character for character. */
export const unguarded = (text: string): string => (text.startsWith("'") && runs.test(text) ? text.slice(1) : text);
