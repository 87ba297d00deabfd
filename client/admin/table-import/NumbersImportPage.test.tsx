import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { ImportTable, MetricsImport } from '../../api/table-import';
import { renderPage } from '../../test/render';
import { serve, sessionOf, staff } from '../../test/server';
import { aCsvFile } from '../../test/csv-file';
import { MetricsImportPage } from './pages';

const path = '/api/v1/admin/piece-readings/import';
const columns = { post: 0, takenAt: null, reach: null, views: null, likes: 1, comments: null, shares: null, saves: null }; // prettier-ignore
const report: MetricsImport = {
  headers: ['Post', 'Likes'],
  sample: [['https://youtu.be/abcdefghijk', '12']],
  columns,
  ...{ encoding: 'utf-8', isEncodingSure: true, notices: [] },
  ...{ rows: 4, created: 2, updated: 0, unchanged: 1, rejected: 1 },
  unchangedFor: [{ reason: 'We already have all of this.', count: 1, rows: [4] }],
  rejectedFor: [{ reason: 'There’s no link to a post.', count: 1, rows: [5] }],
  rejectsCsv: 'row,reason,Post,Likes\r\n',
};

it('R434: a table of numbers is looked at first, and taken in with what staff say of it', async () => {
  const requests = serve({
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(staff),
    [path]: (body) => ({ body: { ...report, columns: { ...columns, ...(body as ImportTable).columns } } }),
  });
  const { user } = renderPage(<MetricsImportPage />, { at: '/app/admin/import-numbers' });
  await user.upload(await screen.findByLabelText('Table', { selector: 'input' }), aCsvFile('Post,Likes\n'));
  expect(await screen.findByRole('status')).toHaveTextContent(
    '2 rows will be imported. 1 row changes nothing. 1 row can’t be imported.',
  );
  expect(screen.getByText('1 row: There’s no link to a post. (row 5)')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Download the rejected rows/ })).toBeVisible();
  expect(screen.getByRole('combobox', { name: /^Date/ })).toHaveTextContent('None: they’re today’s');

  await user.click(screen.getByRole('combobox', { name: /^Where the numbers come from/ }));
  await user.click(screen.getByRole('option', { name: 'Estimated' }));
  await user.click(await screen.findByRole('combobox', { name: /^Likes/ }));
  await user.click(screen.getByRole('option', { name: 'None' }));
  await user.click(await screen.findByRole('button', { name: 'Import these 2 rows' }));
  expect(await screen.findByText(/^2 rows imported\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
  const sent = requests.filter((request) => request.path === path).map(({ body }) => body as ImportTable);
  expect(sent.map(({ file: _, name: __, columns: said, ...order }) => ({ ...order, likes: said?.likes }))).toEqual([
    { basis: 'declared', dryRun: true, likes: undefined },
    { basis: 'estimated', dryRun: true, likes: undefined },
    { basis: 'estimated', dryRun: true, likes: null },
    { basis: 'estimated', dryRun: false, likes: null },
  ]);
});
