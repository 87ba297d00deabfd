import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { pieceMetrics } from '../../../../contract/metrics.js';
import { londonTimeAt } from '../../../../contract/rules/london-time.js';
import type { WallPiece } from '../../domain/brand-report.js';
import type { Period } from '../../domain/period.js';
import type { BrandNumbers } from '../../ports/brand-numbers.js';
import { forSpreadsheets } from '../../../../shared/csv.js';

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
  'Numbers of',
];

const dayOf = (moment: Date | null): string => (moment ? londonTimeAt(moment).date : '');

const rowOf = ({ publishedAt, title, type, platform, influencer, postUrl, numbers, basis, takenAt }: WallPiece) => [
  dayOf(publishedAt),
  title,
  type,
  platform ?? '',
  influencer.name,
  influencer.handle,
  postUrl ?? '',
  ...pieceMetrics.map(({ id }) => numbers?.[id] ?? ''),
  basis ?? '',
  dayOf(takenAt),
];

/** Every piece of the period, page by page, so that nothing has to be held; what a spreadsheet would take for a formula is escaped. */
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
  return pipeline(Readable.from(rows()), csv, () => undefined); // what fails destroys the answer, and with it the request
}
