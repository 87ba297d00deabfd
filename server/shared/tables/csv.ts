/** How every CSV file of ours is written: marked as UTF-8, and with no cell that a spreadsheet would run as a formula. */
export const forSpreadsheets = { bom: true, escape_formulas: true } as const;

const delimiters = [',', ';', '\t', '|'] as const;

/** The delimiter of a table that begins so: the one that the first line has most of, outside quotation marks. */
export function delimiterIn(text: string): string {
  const [line = ''] = text
    .replace(/"[^"]*"/g, '')
    .trimStart()
    .split(/\r?\n/, 1);
  const counts = delimiters.map((delimiter) => line.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))]!;
}
