export type CsvColumn<Row> = Readonly<{ header: string; value: (row: Row) => string | number | null | undefined }>;

const startsLikeAFormula = /^[=+\-@\t\r]/;
const isNumber = /^-?\d+(\.\d+)?$/;

/** A spreadsheet must take what people have typed for text, never for a formula. */
const harmless = (text: string): string => (startsLikeAFormula.test(text) && !isNumber.test(text) ? `'${text}` : text);

const cell = (value: string | number | null | undefined): string => {
  const text = harmless(String(value ?? ''));
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Rows as CSV (RFC 4180), with a header line. */
export function csvOf<Row>(rows: readonly Row[], columns: readonly CsvColumn<Row>[]): string {
  const lines = [
    columns.map(({ header }) => cell(header)),
    ...rows.map((row) => columns.map(({ value }) => cell(value(row)))),
  ];
  return lines.map((line) => `${line.join(',')}\r\n`).join('');
}
