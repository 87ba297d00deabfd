import { expect, test } from '@playwright/test';
import { aWindow, signInQuickly } from './people.ts';

test('R440: which columns a list shows is chosen, by the keyboard too, and kept over a reload', async ({ browser }) => {
  const { page, faults } = await aWindow(browser);
  await signInQuickly(page, 'staff@tastemaker.test');
  await page.goto('/app/admin/brand-manager');
  const column = (name: string) => page.getByRole('columnheader', { name });
  const choice = (name: string) => page.locator('[id$="columnsSelector"]').getByLabel(name, { exact: true });
  await expect(column('City')).toBeVisible();
  await expect(column('E-mail')).toBeVisible();

  await page.getByRole('button', { name: 'Columns' }).click();
  await expect(choice('City')).toBeChecked();
  await choice('City').click();
  await page.keyboard.press('Escape');
  await expect(column('Name')).toBeVisible(); // whatever is beside an open choice is kept from being found
  await expect(column('City')).toBeHidden();

  await page.getByRole('button', { name: 'Columns' }).focus();
  await page.keyboard.press('Enter');
  await expect(choice('E-mail')).toBeVisible();
  for (let steps = 0; steps < 9 && (await choice('E-mail').and(page.locator(':focus')).count()) === 0; steps++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(choice('E-mail')).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(column('Name')).toBeVisible();
  await expect(column('E-mail')).toBeHidden();

  await page.reload();
  await expect(column('Name')).toBeVisible();
  await expect(column('City')).toBeHidden();
  await expect(column('E-mail')).toBeHidden();
  await page.getByRole('button', { name: 'Columns' }).click();
  for (const name of ['City', 'E-mail']) await choice(name).click();
  await page.keyboard.press('Escape');
  await expect(column('City')).toBeVisible();
  await expect(column('E-mail')).toBeVisible();
  expect(faults).toEqual([]);
  await page.context().close();
});

type Row = { id: string; brandId: string };
type Brand = { id: string; accountManager: string | null };

test('R440, R291: staff see the Collabs of the brands that they look after, and save and export just those', async ({
  browser,
}) => {
  const { page, faults } = await aWindow(browser);
  await signInQuickly(page, 'staff@tastemaker.test'); // Sam Rivers
  await page.goto('/app/admin/collab-explorer');
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await page.getByRole('combobox', { name: 'Account manager' }).click();
  const options = page.getByRole('option');
  await expect(options.nth(1)).toHaveText('Mine (Sam)');
  await options.nth(1).click();
  await expect(page).toHaveURL(/accountManager/);

  const read = async <Answer>(path: string) => (await (await page.request.get(path)).json()) as Answer;
  const filter = encodeURIComponent(JSON.stringify({ accountManager: 'sam' }));
  const brands = await read<Brand[]>(`/api/v1/admin/brand-manager?filter=${filter}&range=[0,999]`);
  const own = brands.map(({ id }) => id);
  const all = await read<Row[]>('/api/v1/admin/collab-explorer?range=[0,999]');
  const mine = all.filter(({ brandId }) => own.includes(brandId)).length;
  expect(mine).toBeGreaterThan(0);
  expect(mine).toBeLessThan(all.length);
  await expect(page.getByRole('tab', { name: `All (${mine})` })).toBeVisible();

  const file = await page.getByRole('link', { name: 'Export CSV' }).getAttribute('href');
  const csv = await (await page.request.get(file!)).text();
  expect(csv.trim().split('\r\n')).toHaveLength(mine + 1);

  const name = `Mine ${Date.now()}`;
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('textbox', { name: 'Save this view as' }).fill(name);
  await page.getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).not.toHaveURL(/accountManager/);
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page).toHaveURL(/accountManager/);
  await expect(page.getByRole('tab', { name: `All (${mine})` })).toBeVisible();
  expect(faults).toEqual([]);
  await page.context().close();
});
