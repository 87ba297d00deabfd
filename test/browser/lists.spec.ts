import { expect, type Page } from '@playwright/test';
import { axeFaults } from './axe.ts';
import { aWindow, signInQuickly } from './people.ts';
import { long, test } from './test.ts';

const listNamed = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function openNewVenue(page: Page) {
  await page.goto('/app/brand/preferences?section=venues');
  await page.getByRole('button', { name: 'Add a venue' }).click();
  return page.getByRole('dialog', { name: 'Add a venue' });
}

test(
  'R444: staff add a city, a brand has a venue there, and keeps it when the city is withdrawn',
  long,
  async ({ browser }) => {
    const name = `Port ${Date.now() % 1_000_000}`;
    const staff = await aWindow(browser);
    await signInQuickly(staff.page, 'staff@tastemaker.test');
    await staff.page.goto('/app/admin/preferences');
    const list = listNamed(staff.page, 'Brand cities');
    await list.getByRole('button', { name: 'Add a city' }).click();
    await list.getByRole('textbox', { name: 'Name' }).fill('London');
    await list.getByLabel('Coordinates of its centre').fill('53.96, -1.08');
    await list.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(list.getByText('London is already in this list.')).toBeVisible();
    await list.getByRole('textbox', { name: 'Name' }).fill(name);
    await list.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(list.getByRole('listitem').filter({ hasText: name })).toContainText('Offered');
    const homes = listNamed(staff.page, 'Influencer cities');
    await homes.getByRole('button', { name: 'Add a city' }).click();
    await homes.getByRole('textbox', { name: 'Name' }).fill(name);
    await homes.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(homes.getByRole('listitem').filter({ hasText: name })).toContainText('53.96, -1.08');
    expect(await axeFaults(staff.page)).toEqual([]);

    const brand = await aWindow(browser);
    await signInQuickly(brand.page, 'professional@tastemaker.test');
    const dialog = await openNewVenue(brand.page);
    const venue = `The Quay of ${name}`;
    await dialog.getByLabel('Name').fill(venue);
    await dialog.getByLabel('Address').fill('1 Quay Street');
    await dialog.getByRole('combobox', { name: 'City' }).selectOption(name);
    await dialog.getByRole('button', { name: 'Save venue' }).click();
    const row = brand.page.getByRole('list', { name: 'Venues' }).getByRole('listitem').filter({ hasText: venue });
    await expect(row).toContainText(`1 Quay Street, ${name}`);
    await brand.page.goto('/app/brand/influencer-browser');
    await brand.page.getByRole('button', { name: 'City', exact: true }).click();
    await expect(brand.page.getByRole('group', { name: 'City' }).getByText(name)).toBeVisible();

    await list.getByRole('button', { name: `Withdraw ${name}` }).click();
    await expect(list.getByRole('listitem').filter({ hasText: name })).toContainText('Withdrawn');
    const again = await openNewVenue(brand.page);
    await expect(again.getByRole('option', { name: 'London' })).toBeAttached();
    await expect(again.locator('option', { hasText: name })).toBeDisabled();
    await again.getByRole('button', { name: 'Cancel' }).click();
    await expect(row).toContainText(`1 Quay Street, ${name}`);
    await brand.page.getByRole('button', { name: `Change ${venue}` }).click();
    const change = brand.page.getByRole('dialog', { name: `Change ${venue}` });
    await change.getByLabel('Address').fill('2 Quay Street');
    await change.getByRole('button', { name: 'Save venue' }).click();
    await expect(row).toContainText(`2 Quay Street, ${name}`);

    await list.getByRole('button', { name: `Bring back ${name}` }).click();
    await expect(list.getByRole('listitem').filter({ hasText: name })).toContainText('Offered');
    expect([...staff.faults, ...brand.faults]).toEqual([]);
    await Promise.all([staff.page, brand.page].map((page) => page.context().close()));
  },
);

test(
  'R444: an open page offers what staff have just added, and keeps what has been typed',
  long,
  async ({ browser }) => {
    const name = `Cove ${Date.now() % 1_000_000}`;
    const brand = await aWindow(browser);
    await signInQuickly(brand.page, 'professional@tastemaker.test');
    const dialog = await openNewVenue(brand.page);
    await dialog.getByLabel('Name').fill('Half a name');
    const offered = dialog.getByRole('combobox', { name: 'City' }).locator('option', { hasText: name });
    await expect(offered).toHaveCount(0);

    const staff = await aWindow(browser);
    await signInQuickly(staff.page, 'staff@tastemaker.test');
    await staff.page.goto('/app/admin/preferences');
    const list = listNamed(staff.page, 'Brand cities');
    await list.getByRole('button', { name: 'Add a city' }).click();
    await list.getByRole('textbox', { name: 'Name' }).fill(name);
    await list.getByLabel('Coordinates of its centre').fill('50.33, -4.75');
    await list.getByRole('button', { name: 'Add', exact: true }).click();

    await expect(offered).toBeAttached();
    await expect(dialog.getByLabel('Name')).toHaveValue('Half a name');
    await list.getByRole('button', { name: `Withdraw ${name}` }).click();
    await expect(offered).toBeDisabled();
    expect([...staff.faults, ...brand.faults]).toEqual([]);
    await Promise.all([staff.page, brand.page].map((page) => page.context().close()));
  },
);
