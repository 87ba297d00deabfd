import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { delimiterIn, forSpreadsheets } from '../../../../shared/csv.js';
import { analyticsErrors } from '../../domain/analytics.errors.js';
import type { MetricsReject } from '../../use-cases/import-readings.js';

/**
 * The rows of a CSV file, ragged and empty ones too, so that they are numbered as in a spreadsheet.
 * @throws analytics/unreadable-table
 */
export function tableIn(text: string): string[][] {
  try {
    const options = { bom: true, delimiter: delimiterIn(text), relax_column_count: true, relax_quotes: true };
    return parse(text, options);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { records } = error as CsvError & { records?: number };
    const what =
      error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'opens a quotation mark that is never closed' : 'cannot be read';
    throw analyticsErrors.unreadableTable(
      `Row ${(records ?? 0) + 1} ${what}. Please correct it and choose the file again.`,
    );
  }
}

/** The rows that were not taken, as they came, each with the reason. */
export const rejectsCsv = (headers: readonly string[], rejects: readonly MetricsReject[]): string =>
  stringify([['Row', 'Reason', ...headers], ...rejects.map(({ row, reason, cells }) => [row, reason, ...cells])], {
    ...forSpreadsheets,
    record_delimiter: 'windows',
  });
