import { expect, type Page, test } from '@playwright/test';
import { aWindow, newestMail, signIn } from './people.js';

const preferences = /\/app\/brand\/preferences\?uid=/;

async function openSection(page: Page, section: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Preferences' }).click();
  await expect(page).toHaveURL(preferences);
  await page.getByRole('navigation', { name: 'Preferences' }).getByRole('link', { name: section }).click();
}

test('a member is invited, joins by the mailed link, and is removed at once', async ({ browser }) => {
  const owner = await aWindow(browser);
  const guest = await aWindow(browser);
  const email = `guest-${Date.now()}@example.test`;
  await signIn(owner.page, 'professional@tastemaker.test');
  await openSection(owner.page, 'Team');
  await expect(owner.page.getByText('4 of 5 seats')).toBeVisible();
  await expect(owner.page.getByText('lewis@tastemaker.test', { exact: true })).toBeVisible();
  await owner.page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await owner.page.getByRole('combobox', { name: 'Role' }).selectOption('admin');
  await owner.page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(owner.page.getByText(`The invitation is on its way to ${email}.`)).toBeVisible();
  await expect(owner.page.getByText('5 of 5 seats')).toBeVisible();
  await expect(owner.page.getByText('Every seat is taken.')).toBeVisible();

  const { text } = await newestMail(guest.page.request, email);
  await guest.page.goto(/\/app\/quick-login\?invitation=[\w-]+/.exec(text)![0]);
  await expect(guest.page.getByRole('heading', { level: 1, name: 'Join Saltmarsh Bathhouse' })).toBeVisible();
  await guest.page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await guest.page.getByRole('textbox', { name: 'Your name' }).fill('Greta Guest');
  await guest.page.getByRole('button', { name: 'Join Saltmarsh Bathhouse' }).click();
  await expect(guest.page).toHaveURL(/\/app\/brand\/dashboard\?uid=/);

  const members = owner.page.getByRole('list', { name: 'Members' });
  await expect(members.getByText('Greta Guest')).toBeVisible();
  await owner.page.getByRole('button', { name: 'Manage Greta Guest' }).click();
  await owner.page.getByRole('menuitem', { name: 'Remove' }).click();
  await owner.page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(members.getByText('Greta Guest')).toBeHidden();
  await expect(guest.page.getByText('Your account is not linked to a profile yet')).toBeVisible();
  await guest.page.getByRole('link', { name: 'Password and sessions' }).click();
  await expect(guest.page.getByText('This browser')).toBeVisible();
  for (const { page } of [owner, guest]) await page.context().close();
});

test('the company is corrected, and shown as it is then', async ({ page }) => {
  await signIn(page, 'premium@tastemaker.test');
  await openSection(page, 'Company');
  const about = `Eighteen rooms and a walled garden. ${Date.now()}`;
  await page.getByRole('textbox', { name: 'About' }).fill(about);
  await page.getByRole('textbox', { name: 'Website' }).fill('quillon');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please give an address that begins with https://.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Website' }).fill('https://quillon-house.test');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your company is saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'About' })).toHaveValue(about);
});

test('the look that is chosen stays in this browser', async ({ browser }) => {
  const { page } = await aWindow(browser, { colorScheme: 'light' });
  const ground = () => page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
  await signIn(page, 'starter@tastemaker.test');
  await openSection(page, 'Appearance');
  const light = await ground();
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true');
  expect(await ground()).toBe(dark);
  await page.getByRole('button', { name: 'As my device' }).click();
  await expect.poll(ground).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(ground).toBe(dark);
  await page.context().close();
});

test('R78: a uid that is not one’s own opens nothing', async ({ page }) => {
  await signIn(page, 'starter@tastemaker.test');
  await page.goto('/app/brand/preferences?uid=01970000-0000-7000-8000-0000000000b1');
  await expect(page.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible();
});

test('R154–R162: the account picker lists one’s profiles, and the arrow keys and Enter pick one', async ({
  browser,
}) => {
  const { page } = await aWindow(browser, { viewport: { width: 390, height: 844 } });
  await signIn(page, 'both@tastemaker.test');
  const picker = page.getByRole('dialog', { name: 'Select Account to Manage' });
  await expect(picker).toBeVisible();
  await expect.poll(async () => (await picker.boundingBox())?.x).toBe(0);
  expect((await picker.boundingBox())?.width).toBe(390);
  const tags = picker.getByRole('listitem');
  await expect(tags).toHaveCount(2);
  await expect(tags.filter({ hasText: 'brand Profile' })).toHaveCount(1);
  await expect(tags.filter({ hasText: 'influencer Profile' }).getByText(/^@/)).toBeVisible();
  await tags.first().getByRole('button').focus();
  await page.keyboard.press('ArrowDown');
  await expect(tags.last().getByRole('button')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(tags.first().getByRole('button')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Updating session..', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/app\/influencer\/browse/);
  expect(await page.evaluate(`localStorage.getItem('currentProfileType')`)).toBe('influencer');
  await page.context().close();
});

test('R150: somebody without any profile reaches their own account', async ({ page }) => {
  await signIn(page, 'nolinks@tastemaker.test');
  await page.goto('/app/account');
  await expect(page.getByText('This browser')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Dark' })).toBeVisible();
});
