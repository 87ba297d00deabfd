import { bases, pieceMetrics } from '../../../server/contract/metrics';
import { call } from '../../api/client';
import type { ImportMetrics, MetricsImport } from '../../api/table-import';
import type { ImportKind } from './kind';

const rows = (count: number): string => (count === 0 ? 'No row' : count === 1 ? '1 row' : `${count} rows`);

function sentenceOf({ imported, unchanged, rejected }: MetricsImport, done: boolean): string {
  const known = `${rows(unchanged)} ${unchanged === 1 ? 'says' : 'say'} what is known already.`;
  return [
    `${rows(imported)} ${done ? 'imported' : 'will be imported'}.`,
    ...(unchanged > 0 ? [known] : []),
    ...(rejected > 0 ? [`${rows(rejected)} cannot be taken.`] : []),
  ].join(' ');
}

export const numbersImport: ImportKind<ImportMetrics, MetricsImport> = {
  resource: 'piece-readings',
  send: (body) => call('POST /api/v1/admin/piece-readings/import', { body }),
  title: 'Import numbers of posts',
  lead: 'From a CSV file, such as a platform’s export. Posts are found by their addresses; nothing is stored before you have seen what would be.',
  choice: { id: 'basis', label: 'Where the numbers come from', options: bases, first: 'declared' },
  fields: [
    { id: 'post', label: 'Address of the post', needed: 'Please choose the column of addresses.' },
    { id: 'takenAt', label: 'Date of the numbers', none: 'None: they are of now' },
    ...pieceMetrics.map(({ id, label }) => ({ id, label })),
  ],
  tellsProgress: false,
  changesIn: ({ imported }) => imported,
  outcomeOf: (report, done) => ({
    sentence: sentenceOf(report, done),
    leftOut: [
      ...report.rejects.map(({ row, reason }) => `Row ${row}: ${reason}`),
      ...(report.rejected > report.rejects.length ? ['The file has all of them.'] : []),
    ],
  }),
};
