import type { TableEncoding } from '../../../../contract/rules/tables/encodings.js';
import { TableFault } from '../../../../shared/tables/source.js';
import { firstRows, type FirstRows, uploadedTable } from '../../../../shared/tables/uploaded-table.js';
import type { TableFileInput } from '../../../../shared/tables/table-import.dto.js';
import { analyticsErrors } from '../../domain/analytics.errors.js';

/** One more than an import accepts is enough to refuse it. */
const mostRows = 2_001;

/** The first rows of a table. */
export class MetricsTable {
  readonly encoding: FirstRows['encoding'];
  readonly isEncodingSure: boolean;
  readonly rows: FirstRows['rows'];

  private constructor({ encoding, isEncodingSure, rows }: FirstRows) {
    this.encoding = encoding;
    this.isEncodingSure = isEncodingSure;
    this.rows = rows;
  }

  /** @throws analytics/unreadable-table */
  static uploaded(input: TableFileInput): Promise<MetricsTable> {
    return uploadedTable(input, (file) => MetricsTable.at(file, input.encoding));
  }

  /** @param file a path @throws analytics/unreadable-table */
  static async at(file: string, asEncoded?: TableEncoding): Promise<MetricsTable> {
    try {
      return new MetricsTable(await firstRows(file, mostRows, asEncoded));
    } catch (error) {
      throw error instanceof TableFault ? analyticsErrors.unreadableTable(error.message) : error;
    }
  }
}
