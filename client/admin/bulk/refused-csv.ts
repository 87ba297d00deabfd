/** Who was left out of a call for many, and why. */
export type Refused = Readonly<{ id: string; name: string; reason: string }>;

/** No cell is run as a formula by a spreadsheet: those that begin like one have an apostrophe before them, as in our other files. */
const cell = (text: string): string => `"${text.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`;

/** Those that were left out as a CSV file, marked as UTF-8 for spreadsheets. */
export const refusedCsv = (refused: readonly Refused[]): string =>
  `\ufeff${[{ id: 'id', name: 'name', reason: 'reason' }, ...refused]
    .map(({ id, name, reason }) => [id, name, reason].map(cell).join(','))
    .join('\r\n')}\r\n`;
