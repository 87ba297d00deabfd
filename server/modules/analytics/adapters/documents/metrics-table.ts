import { stringify } from 'csv-stringify/sync';
import type { TableEncoding } from '../../../../contract/rules/tables/encodings.js';
import type { TableRow } from '../../../../contract/rules/tables/table-shape.js';
import { forSpreadsheets } from '../../../../shared/tables/for-spreadsheets.js';
import { type OpenTable, openTable } from '../../../../shared/tables/open-table.js';
import { TableFault } from '../../../../shared/tables/source.js';
import { uploadedTable } from '../../../../shared/tables/uploaded-table.js';
import type { TableFileInput } from '../../../../shared/tables/table-import.dto.js';
import { analyticsErrors } from '../../domain/analytics.errors.js';
import type { RowFate } from '../../use-cases/import-readings.js';

/** One more than an import accepts is enough to refuse it. */
const mostRows = 2_001;

/** The first rows of a table. */
export class MetricsTable {
  private constructor(
    readonly encoding: OpenTable['encoding'],
    readonly isEncodingSure: boolean,
    readonly rows: readonly TableRow[],
  ) {}

  /** @throws analytics/unreadable-table */
  static uploaded(input: TableFileInput): Promise<MetricsTable> {
    return uploadedTable(input, (file) => MetricsTable.at(file, input.encoding));
  }

  /** @param file a path @throws analytics/unreadable-table */
  static async at(file: string, asEncoded?: TableEncoding): Promise<MetricsTable> {
    try {
      const { encoding, isEncodingSure, rows } = await openTable(file, asEncoded);
      const first: TableRow[] = [];
      for await (const row of rows()) if (first.push(row) === mostRows) break;
      return new MetricsTable(encoding, isEncodingSure, first);
    } catch (error) {
      throw error instanceof TableFault ? analyticsErrors.unreadableTable(error.message) : error;
    }
  }
}

/** Rejected rows, unchanged, each with the reason. */
export const rejectsCsv = (headers: readonly string[], rejects: readonly RowFate[]): string =>
  stringify(
    [['row', 'reason', ...headers], ...rejects.map(({ row, reason }) => [String(row.number), reason, ...row.cells])],
    {
      ...forSpreadsheets,
      record_delimiter: 'windows',
    },
  );
