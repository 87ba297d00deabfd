import { expect, type Page } from '@playwright/test';
import { smallPng } from '../support/files.ts';
import { aWindow, signInQuickly } from './people.ts';
import { long, test } from './test.ts';

const post = (page: Page) => page.getByRole('article', { name: 'Post (image)' }).first();
const newestOf = (page: Page) => post(page).getByRole('listitem').filter({ hasText: 'As of' }).first();

test(
  'R434: an influencer enters what the platform tells of a post, with a screenshot, and staff correct it',
  long,
  async ({ browser }) => {
    const { page, faults } = await aWindow(browser);
    await signInQuickly(page, 'influencer@tastemaker.test');
    await page.goto('/app/influencer/dashboard');
    const past = page.getByRole('region', { name: 'Past work' });
    await past.getByRole('link', { name: 'Quillon House' }).click();
    await post(page).getByRole('button', { name: 'Enter numbers' }).click();
    await post(page).getByRole('textbox', { name: 'Views' }).fill('31,500');
    const screenshot = { name: 'insights.png', mimeType: 'image/png', buffer: smallPng() };
    await post(page).locator('input[type=file]').setInputFiles(screenshot);
    await expect(post(page).getByText(/^Uploaded/)).toBeVisible();
    await post(page).getByRole('button', { name: 'Save numbers' }).click();
    await expect(newestOf(page)).toContainText('Entered by the influencer');
    await expect(newestOf(page)).toContainText('31,500');

    const staff = await aWindow(browser);
    await signInQuickly(staff.page, 'staff@tastemaker.test');
    await staff.page.goto(new URL(page.url()).pathname);
    await newestOf(staff.page).getByRole('button', { name: 'Correct' }).click();
    await newestOf(staff.page).getByRole('textbox', { name: 'Why' }).fill('The screenshot says 31,050.');
    await newestOf(staff.page).getByRole('textbox', { name: 'Views' }).fill('31050');
    await newestOf(staff.page).getByRole('button', { name: 'Correct' }).click();
    await expect(newestOf(staff.page)).toContainText('Corrected by staff: “The screenshot says 31,050.”');
    await expect(newestOf(staff.page)).toContainText('Measured');
    expect([...faults, ...staff.faults]).toEqual([]);
    await Promise.all([page.context().close(), staff.page.context().close()]);
  },
);
