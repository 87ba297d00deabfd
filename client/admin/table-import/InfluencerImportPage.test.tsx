import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { ImportInfluencers, InfluencerImport } from '../../api/table-import';
import { aCsvFile } from '../../test/csv-file';
import { renderPage } from '../../test/render';
import { influencer, serve, sessionOf, staff } from '../../test/server';
import { InfluencerImportPage } from './pages';

const path = '/api/v1/admin/influencer-manager/import';
const columns = {
  ...{ handle: 0, name: 1, followers: null, engagement: null, country: null },
  ...{ city: null, email: null, platform: null, asOf: null, categories: [] },
};
const report: InfluencerImport = {
  headers: ['Handle', 'Who'],
  sample: [['ana.eats', 'Ana']],
  columns,
  platform: 'tiktok',
  missing: null,
  ...{ engagement: null, asOf: '2022-09-30', encoding: 'windows-1252', isEncodingSure: false },
  notices: ['The figures are from 30 September 2022.'],
  ...{ rows: 4, created: 2, updated: 0, unchanged: 1, rejected: 1 },
  unchangedFor: [{ reason: 'The row is empty.', count: 1, rows: [5] }],
  rejectedFor: [{ reason: 'The row has no handle.', count: 1, rows: [4] }],
  rejectsCsv: 'row,reason,Handle,Who\r\n',
};

function open(reader: typeof staff) {
  const requests = serve({
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(reader),
    [path]: (body) => {
      const { platform, dryRun } = body as ImportInfluencers;
      const nothing = {
        rows: 0,
        created: 0,
        unchanged: 0,
        rejected: 0,
        unchangedFor: [],
        rejectedFor: [],
        rejectsCsv: null,
      };
      return { body: !platform && dryRun ? { ...report, ...nothing, platform: null, missing: 'platform' } : report };
    },
  });
  const page = renderPage(<InfluencerImportPage />, { at: '/app/admin/import-influencers' });
  const sent = () => requests.filter((request) => request.path === path).map(({ body }) => body as ImportInfluencers);
  return { ...page, sent };
}

const csv = 'Handle,Who\nana.eats,Ana\nben.bakes,Ben\n,Nobody\n';

it('R440: a table of influencers is looked at first, asked about what it does not say, and taken in when told', async () => {
  const { user, sent } = open(staff);
  await user.upload(await screen.findByLabelText('Table', { selector: 'input' }), aCsvFile(csv));
  expect(await screen.findByText('Please choose: the file doesn’t say.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();

  await user.click(screen.getByRole('combobox', { name: 'Platform' }));
  await user.click(screen.getByRole('option', { name: 'TikTok' }));
  expect(
    await screen.findByText(
      '2 profiles will be created, 0 profiles updated. 1 row changes nothing. 1 row can’t be imported.',
    ),
  ).toBeVisible();
  expect(screen.getByText('1 row: The row is empty. (row 5)')).toBeVisible();
  expect(screen.getByText('The figures are from 30 September 2022.')).toBeVisible();
  expect(screen.getByText('1 row: The row has no handle. (row 4)')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Download the rejected rows/ })).toBeVisible();

  await user.click(screen.getByRole('combobox', { name: /^Name/ }));
  await user.click(screen.getByRole('option', { name: 'None' }));
  await user.click(await screen.findByRole('button', { name: 'Import these 2 rows' }));
  expect(await screen.findByText(/^2 profiles created/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
  expect(sent().map(({ platform, columns: said, dryRun }) => ({ platform, name: said?.name, dryRun }))).toEqual([
    { platform: undefined, name: undefined, dryRun: true },
    { platform: 'tiktok', name: undefined, dryRun: true },
    { platform: 'tiktok', name: null, dryRun: true },
    { platform: 'tiktok', name: null, dryRun: false },
  ]);
});

it('is for staff', async () => {
  open(influencer);
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Import');
});
