import { expect } from '@playwright/test';
import { aWindow, cameTo, signInQuickly } from './people.ts';
import { test } from './test.ts';

test('what is typed into an offer survives a reload, can be discarded, and is gone after signing out', async ({
  browser,
}) => {
  const { page, faults } = await aWindow(browser, { viewport: { width: 1440, height: 900 } });
  const [title, note] = [page.getByLabel('Title'), page.getByText('We kept what you typed.')];
  await signInQuickly(page, 'premium@tastemaker.test');
  await page.goto('/app/brand/offers/new');
  await title.fill('Oysters at the bar');
  await page.getByLabel('Brief').fill('Show the counter.');
  await page.reload();
  await expect(title).toHaveValue('Oysters at the bar');
  await expect(page.getByLabel('Brief')).toHaveValue('Show the counter.');
  await expect(note).toBeVisible();

  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(title).toHaveValue('');
  await expect(note).toBeHidden();

  await title.fill('Oysters by the sea');
  await page.getByRole('banner').getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await cameTo(page, /\/app\/login\/$/);
  // the page may still be loading again, which takes away what is asked of it
  const drafts = () => page.evaluate(`Object.keys(localStorage).filter((key) => key.startsWith('draft:'))`);
  await expect(async () => expect(await drafts()).toEqual([])).toPass();
  expect(faults).toEqual([]);
  await page.context().close();
});
