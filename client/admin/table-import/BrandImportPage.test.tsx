import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { BrandImport, ImportBrands } from '../../api/table-import';
import { aCsvFile } from '../../test/csv-file';
import { renderPage } from '../../test/render';
import { serve, sessionOf, staff } from '../../test/server';
import { BrandImportPage } from './pages';

const path = '/api/v1/admin/brand-manager/import';
const columns = { name: 0, email: 1, city: 2, category: null, website: null };
const missing: BrandImport = {
  headers: ['Company', 'Email', 'Town', 'Kind of'],
  sample: [['The Copper Ladle', 'hello@ladle.test', 'London', 'Restaurants']],
  columns,
  missing: 'category',
  ...{
    rows: 0,
    created: 0,
    updated: 0,
    unchanged: 0,
    rejected: 0,
    unchangedFor: [],
    rejectedFor: [],
    rejectsCsv: null,
  },
  ...{ encoding: 'utf-8', isEncodingSure: true, notices: [] },
};
const csv = 'Company,Email,Town,Kind of\nThe Copper Ladle,hello@ladle.test,London,Restaurants\n';

it('R440: a table of brands is looked at first, asked about the column it lacks, and taken in when told', async () => {
  const requests = serve({
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(staff),
    [path]: (body) => {
      const category = (body as ImportBrands).columns?.category;
      const whole = { columns: { ...columns, category }, missing: null, rows: 1, created: 1 };
      return { body: category === undefined ? missing : { ...missing, ...whole } };
    },
  });
  const { user } = renderPage(<BrandImportPage />, { at: '/app/admin/import-brands' });
  expect(await screen.findByRole('heading', { name: 'Import brands' })).toBeVisible();
  expect(screen.queryByRole('combobox', { name: /Platform/ })).toBeNull();
  await user.upload(screen.getByLabelText('Table', { selector: 'input' }), aCsvFile(csv));
  expect(await screen.findByText('Please choose the column with the categories.')).toBeVisible();
  expect(screen.queryByRole('combobox', { name: /Categories/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();

  await user.click(screen.getByRole('combobox', { name: /^Category/ }));
  await user.click(screen.getByRole('option', { name: 'Kind of' }));
  expect(await screen.findByText('1 brand will be created.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Import this row' }));
  expect(await screen.findByText('1 brand created.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Brands' })).toHaveAttribute('href', '/app/admin/brand-manager');
  const sent = requests.filter((request) => request.path === path).map(({ body }) => body as ImportBrands);
  expect(sent.map(({ dryRun, columns: said }) => ({ dryRun, category: said?.category }))).toEqual([
    { dryRun: true, category: undefined },
    { dryRun: true, category: 3 },
    { dryRun: false, category: 3 },
  ]);
});

it('says which columns are left out, and that a table has no rows', async () => {
  const whole = { ...missing, headers: [...missing.headers, 'Phone', ''], columns: { ...columns, category: 3 } };
  serve({
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(staff),
    [path]: { body: { ...whole, missing: null } },
  });
  const { user } = renderPage(<BrandImportPage />, { at: '/app/admin/import-brands' });
  await user.upload(await screen.findByLabelText('Table', { selector: 'input' }), aCsvFile(csv));
  expect(await screen.findByText('Not imported: “Phone”.')).toBeVisible();
  expect(screen.getByText('There are no rows below the column names.')).toBeVisible();
});
