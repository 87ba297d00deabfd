import { bases, pieceMetrics } from '../../../server/contract/metrics';
import { call } from '../../api/client';
import type { ImportMetrics, MetricsImport } from '../../api/table-import';
import { encodingChoice } from './encoding-choice';
import type { ImportKind } from './kind';

const rows = (count: number): string => (count === 0 ? 'No row' : count === 1 ? '1 row' : `${count} rows`);

export const numbersImport: ImportKind<ImportMetrics, MetricsImport> = {
  resource: 'piece-readings',
  send: (body) => call('POST /api/v1/admin/piece-readings/import', { body }),
  title: 'Import numbers of posts',
  lead: 'From a table such as a platform’s export: .csv, .xlsx or .json. Posts are matched by their links. You’ll see a preview before anything is stored.',
  choices: [{ id: 'basis', label: 'Where the numbers come from', options: bases, first: 'declared' }, encodingChoice],
  fields: [
    { id: 'post', label: 'Address of the post', needed: 'Please choose the column of addresses.' },
    { id: 'takenAt', label: 'Date of the numbers', none: 'None: they are of now' },
    ...pieceMetrics.map(({ id, label }) => ({ id, label })),
  ],
  tellsProgress: false,
  madeInWords: ({ created }, done) => `${rows(created)} ${done ? 'imported' : 'will be imported'}.`,
};
