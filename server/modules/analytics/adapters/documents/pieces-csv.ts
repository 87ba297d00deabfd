import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { bases as kinds, pieceMetrics } from '../../../../contract/metrics.js';
import { londonTimeAt } from '../../../../contract/rules/london-time.js';
import type { WallPiece } from '../../domain/brand-report.js';
import type { Period } from '../../domain/period.js';
import type { BrandNumbers } from '../../ports/brand-numbers.js';
import { forSpreadsheets } from '../../../../shared/tables/for-spreadsheets.js';
import type { TableEncoding } from '../../../../contract/rules/tables/encodings.js';
import { TableFault } from '../../../../shared/tables/source.js';
import { firstRows, type FirstRows, uploadedTable } from '../../../../shared/tables/uploaded-table.js';
import type { TableFileInput } from '../../../../shared/tables/table-import.dto.js';
import { analyticsErrors } from '../../domain/analytics.errors.js';

const pageSize = 1_000;

const header = [
  'Published',
  'Collab',
  'Type',
  'Platform',
  'Influencer',
  'Handle',
  'Post',
  ...pieceMetrics.map(({ label }) => label),
  'Basis',
  'Date of numbers',
];

const dayOf = (moment: Date | null): string => (moment ? londonTimeAt(moment).date : '');

/** `declared`, or `measured: views, likes; declared: reach` with several sources. */
function basisInWords(bases: WallPiece['bases']): string {
  const told = kinds
    .map(({ id }) => ({ id, of: pieceMetrics.filter((metric) => bases?.[metric.id] === id) }))
    .filter(({ of }) => of.length > 0);
  if (told.length < 2) return told[0]?.id ?? '';
  return told.map(({ id, of }) => `${id}: ${of.map(({ id: metric }) => metric).join(', ')}`).join('; ');
}

const rowOf = ({ publishedAt, title, type, platform, influencer, postUrl, numbers, bases, takenAt }: WallPiece) => [
  dayOf(publishedAt),
  title,
  type,
  platform ?? '',
  influencer.name,
  influencer.handle,
  postUrl ?? '',
  ...pieceMetrics.map(({ id }) => numbers?.[id] ?? ''),
  basisInWords(bases),
  dayOf(takenAt),
];

/** Every piece of the period, streamed page by page to limit memory; formula injection is escaped. */
export function csvOfPieces(numbers: BrandNumbers, brandId: string, period: Period): Readable {
  async function* rows() {
    yield header;
    for (let after: WallPiece | null = null; ;) {
      const page: WallPiece[] = await numbers.pieces(brandId, period, after, pageSize);
      yield* page.map(rowOf);
      if (page.length < pageSize) return;
      after = page.at(-1)!;
    }
  }
  const csv = stringify({ ...forSpreadsheets, record_delimiter: '\r\n' });
  return pipeline(Readable.from(rows()), csv, () => undefined); // an error destroys the response, and with it the request
}

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
