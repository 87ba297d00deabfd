import { expect } from '@playwright/test';
import { axeFaults } from './axe.ts';
import { aWindow, signInQuickly } from './people.ts';
import { long, test } from './test.ts';

test(
  'R440: which columns a list shows is chosen, by the keyboard too, and kept over a reload',
  long,
  async ({ browser }) => {
    const { page, faults } = await aWindow(browser);
    await signInQuickly(page, 'staff@tastemaker.test');
    await page.goto('/app/admin/brand-manager');
    const column = (name: string) => page.getByRole('columnheader', { name });
    const choice = (name: string) => page.locator('[id$="columnsSelector"]').getByLabel(name, { exact: true });
    await expect(column('City')).toBeVisible();
    await expect(column('Category')).toBeVisible();

    await page.getByRole('button', { name: 'Columns' }).click();
    await expect(choice('City')).toBeChecked();
    await choice('City').click();
    await page.keyboard.press('Escape');
    await expect(column('Name')).toBeVisible(); // everything outside an open select is hidden from queries
    await expect(column('City')).toBeHidden();

    await page.getByRole('button', { name: 'Columns' }).focus();
    await page.keyboard.press('Enter');
    await expect(choice('Category')).toBeVisible();
    for (let steps = 0; steps < 9 && (await choice('Category').and(page.locator(':focus')).count()) === 0; steps++)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(choice('Category')).not.toBeChecked();
    await page.keyboard.press('Escape');
    await expect(column('Name')).toBeVisible();
    await expect(column('Category')).toBeHidden();

    await page.reload();
    await expect(column('Name')).toBeVisible();
    await expect(column('City')).toBeHidden();
    await expect(column('Category')).toBeHidden();
    await page.getByRole('button', { name: 'Columns' }).click();
    for (const name of ['City', 'Category']) await choice(name).click();
    await page.keyboard.press('Escape');
    await expect(column('City')).toBeVisible();
    await expect(column('Category')).toBeVisible();
    expect(faults).toEqual([]);
    await page.context().close();
  },
);

type Row = { id: string; brandId: string };
type Brand = { id: string; accountManager: string | null };

test(
  'R440, R291: staff see the Collabs of the brands that they look after, and save and export just those',
  long,
  async ({ browser }) => {
    const { page, faults } = await aWindow(browser);
    await signInQuickly(page, 'staff@tastemaker.test'); // Sam Rivers
    await page.goto('/app/admin/collab-explorer');
    await expect(page.getByRole('row').nth(2)).toBeVisible();
    const managers = page
      .getByRole('complementary', { name: 'Filters' })
      .getByRole('group', { name: 'Account manager' });
    const own = managers.getByRole('button').first();
    await expect(own).toHaveText(/^Mine \(Sam\)\d+$/);
    await own.click();
    await expect(page).toHaveURL(/accountManager/);

    const read = async <Answer>(path: string) => (await (await page.request.get(path)).json()) as Answer;
    const filter = encodeURIComponent(JSON.stringify({ accountManager: 'sam' }));
    const brands = await read<Brand[]>(`/api/v1/admin/brand-manager?filter=${filter}&range=[0,999]`);
    const looksAfter = brands.map(({ id }) => id);
    const all = await read<Row[]>('/api/v1/admin/collab-explorer?range=[0,999]');
    const mine = all.filter(({ brandId }) => looksAfter.includes(brandId)).length;
    expect(mine).toBeGreaterThan(0);
    expect(mine).toBeLessThan(all.length);
    await expect(page.getByRole('tab', { name: `All (${mine})` })).toBeVisible();
    await expect(own).toHaveText(`Mine (Sam)${mine}`);

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
  },
);

test(
  'R440: filters are beside a list, with how many rows each option has, until they are put away',
  long,
  async ({ browser }) => {
    const { page, faults } = await aWindow(browser);
    await signInQuickly(page, 'staff@tastemaker.test');
    await page.goto('/app/admin/influencer-manager');
    const filters = page.getByRole('complementary', { name: 'Filters' });
    const option = (list: string, name: RegExp) =>
      filters.getByRole('group', { name: list }).getByRole('button', { name });
    const numberOf = async (list: string, name: RegExp) =>
      Number(/\d+$/.exec((await option(list, name).textContent()) ?? '')?.[0]);
    await expect(option('Platform', /^TikTok \d+$/)).toBeVisible();
    const inLondon = await numberOf('City', /^London/);
    const onTikTok = await numberOf('Platform', /^TikTok/);

    await option('City', /^London/).click();
    await expect(page.getByRole('tab', { name: `All influencers (${inLondon})` })).toBeVisible();
    await expect.poll(() => numberOf('Platform', /^TikTok/)).toBeLessThan(onTikTok);
    const both = await numberOf('Platform', /^TikTok/);
    await option('Platform', /^TikTok/).click();
    await expect(page.getByRole('tab', { name: `All influencers (${both})` })).toBeVisible();
    expect(await axeFaults(page, { within: 'main' })).toEqual([]);
    await option('City', /^London/).click();
    await expect(page.getByRole('tab', { name: `All influencers (${onTikTok})` })).toBeVisible();

    await page.getByRole('button', { name: 'Hide the filters' }).click();
    await expect(filters).toBeHidden();
    await page.reload();
    await expect(page.getByRole('row').nth(2)).toBeVisible();
    await expect(filters).toBeHidden();
    await page.getByRole('button', { name: 'Filters (1)' }).click();
    await expect(option('Platform', /^TikTok/)).toHaveAttribute('aria-pressed', 'true');
    expect(faults).toEqual([]);
    await page.context().close();
  },
);

test('R440: on a phone the filters are in a sheet that says how many rows they leave', long, async ({ browser }) => {
  const { page, faults } = await aWindow(browser, { viewport: { width: 390, height: 844 } });
  await signInQuickly(page, 'staff@tastemaker.test');
  await page.goto('/app/admin/collab-explorer');
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const cancelled = sheet.getByRole('group', { name: 'Outcome' }).getByRole('button', { name: /^Cancelled \d+$/ });
  await expect(cancelled).toBeVisible();
  const count = Number(/\d+$/.exec((await cancelled.textContent()) ?? '')?.[0]);
  expect(count).toBeGreaterThan(0);
  expect(await axeFaults(page)).toEqual([]);
  await cancelled.click();
  await sheet.getByRole('button', { name: `Show ${count}`, exact: true }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('tab', { name: `All (${count})` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  expect(faults).toEqual([]);
  await page.context().close();
});
