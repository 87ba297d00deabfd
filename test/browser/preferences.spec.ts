import { expect, type Page } from '@playwright/test';
import { axeFaults } from './axe.ts';
import { smallPng } from '../support/files.ts';
import { comes } from './pictures.ts';
import { aWindow, newestLink, newestMail, signIn } from './people.ts';
import { long, origin, test } from './test.ts';

const preferences = /\/app\/brand\/preferences\?uid=/;

async function openSection(page: Page, section: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Preferences' }).click();
  await expect(page).toHaveURL(preferences);
  await page.getByRole('navigation', { name: 'Preferences' }).getByRole('link', { name: section }).click();
}

test('a member is invited, joins by the mailed link, and is removed at once', long, async ({ browser }) => {
  const owner = await aWindow(browser);
  const guest = await aWindow(browser);
  const email = `guest-${Date.now()}@example.test`;
  await signIn(owner.page, 'professional@tastemaker.test');
  await openSection(owner.page, 'Team');
  await expect(owner.page.getByText('4 of 5 seats')).toBeVisible();
  await expect(owner.page.getByText('lewis@tastemaker.test', { exact: true })).toBeVisible();
  await owner.page.getByRole('textbox', { name: 'Email' }).fill(email);
  await owner.page.getByRole('combobox', { name: 'Role' }).selectOption('admin');
  await owner.page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(owner.page.getByText(`The invitation is on its way to ${email}.`)).toBeVisible();
  await expect(owner.page.getByText('5 of 5 seats')).toBeVisible();
  await expect(owner.page.getByText('All seats are taken.')).toBeVisible();

  const { text } = await newestMail(guest.page.request, email);
  await guest.page.goto(/\/app\/quick-login\?invitation=[\w-]+/.exec(text)![0]);
  await expect(guest.page.getByRole('heading', { level: 1, name: 'Join Saltmarsh Bathhouse' })).toBeVisible();
  await guest.page.getByRole('textbox', { name: 'Email' }).fill(email);
  await guest.page.getByRole('textbox', { name: 'Your name' }).fill('Greta Guest');
  await guest.page.getByRole('button', { name: 'Join Saltmarsh Bathhouse' }).click();
  await expect(guest.page).toHaveURL(/\/app\/brand\/dashboard\?uid=/);

  const members = owner.page.getByRole('list', { name: 'Members' });
  await expect(members.getByText('Greta Guest')).toBeVisible();
  await owner.page.getByRole('button', { name: 'Manage Greta Guest' }).click();
  await owner.page.getByRole('menuitem', { name: 'Remove' }).click();
  await owner.page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(members.getByText('Greta Guest')).toBeHidden();
  await expect(guest.page.getByText('You can no longer act for Saltmarsh Bathhouse')).toBeVisible();
  await guest.page.getByRole('link', { name: 'Sign-in and security' }).click();
  await expect(guest.page.getByText('This browser')).toBeVisible();
  for (const { page } of [owner, guest]) await page.context().close();
});

for (const width of [1440, 390])
  test(
    `at ${width}, the logo is cropped from a picture, appears beside the name at once, and is removed`,
    long,
    async ({ page }) => {
      await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
      await signIn(page, 'premium@tastemaker.test');
      await page.goto('/app/brand/preferences?section=company');
      const logo = { name: 'logo.png', mimeType: 'image/png', buffer: smallPng(900, 600) };
      await page.getByLabel('Logo', { exact: true }).setInputFiles(logo);
      const dialog = page.getByRole('dialog', { name: 'Crop the picture' });
      await dialog.getByRole('application').press('ArrowLeft');
      expect(await axeFaults(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Use picture' }).click();
      await expect(page.getByText('Logo saved.')).toBeVisible();
      const shown = page.getByRole('main').locator('img[src*="/thumbs"]');
      await comes(shown);
      await page.getByRole('button', { name: 'Remove the logo' }).click();
      await expect(page.getByText('Logo removed.')).toBeVisible();
      await expect(shown).toHaveCount(0);
      await page.context().close();
    },
  );

test('the company is corrected, and shown as it is then', long, async ({ page }) => {
  await signIn(page, 'premium@tastemaker.test');
  await openSection(page, 'Company');
  const about = `Eighteen rooms and a walled garden. ${Date.now()}`;
  await page.getByRole('textbox', { name: 'About' }).fill(about);
  await page.getByRole('textbox', { name: 'Website' }).fill('quillon');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please enter a web address, such as https://ember.example.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Website' }).fill('https://quillon-house.test');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Company saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'About' })).toHaveValue(about);
});

test('the look that is chosen stays in this browser', long, async ({ browser }) => {
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
  await page.getByRole('button', { name: 'Match my device' }).click();
  await expect.poll(ground).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(ground).toBe(dark);
  await page.context().close();
});

test('R78: a uid that is not your own opens nothing', long, async ({ page }) => {
  await signIn(page, 'starter@tastemaker.test');
  await page.goto('/app/brand/preferences?uid=01970000-0000-7000-8000-0000000000b1');
  await expect(page.getByRole('heading', { name: 'There’s nothing at this address' })).toBeVisible();
});

test(
  'R154–R162: the account picker lists one’s profiles, and the arrow keys and Enter pick one',
  long,
  async ({ browser }) => {
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
  },
);

test('R150: someone without any profile reaches their own account', long, async ({ page }) => {
  await signIn(page, 'nolinks@tastemaker.test');
  await page.goto('/app/account');
  await expect(page.getByText('This browser')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Dark' })).toBeVisible();
});

/** The owner of a new brand, with a venue. */
async function ownerOf(page: Page, brandName: string): Promise<void> {
  const headers = { origin: origin() };
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`/api/v1/${path}`, { data, headers });
    expect([path, answer.ok()]).toEqual([path, true]);
  };
  const email = `owner-${Date.now()}@example.test`;
  const tier = 'basic';
  await post('join/brand', { brandName, city: 'london', category: 'hotels', name: 'Rosa Lind', email, tier });
  await post('auth/links/verify', { token: (await newestLink(page.request, email)).split('token=')[1], email });
  const open = [{ from: '12:00', to: '22:00' }];
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  const openingHours = Object.fromEntries(days.map((day) => [day, open]));
  await post('venues', { name: brandName, address: '4 Fish Lane', city: 'london', openingHours });
}

for (const width of [1440, 390])
  test(
    `R436: at ${width}, offer defaults are set once, fill in the next offer, and change no existing one`,
    long,
    async ({ browser }) => {
      const viewport = { width, height: width < 500 ? 844 : 900 };
      const { page, faults } = await aWindow(browser, { viewport });
      const brandName = `Rooms ${Date.now().toString(36)}`;
      await ownerOf(page, brandName);
      const shown = (labels: readonly string[]) =>
        Promise.all(labels.map((label) => page.getByLabel(label, { exact: true }).inputValue()));

      await test.step('it is written and saved', async () => {
        await page.goto('/app/brand/preferences?section=offers');
        await page.getByRole('radio', { name: 'Stay' }).click();
        await page.getByLabel('Category').selectOption({ label: 'Hotels' });
        await page.getByRole('combobox', { name: /^Type/ }).selectOption({ label: 'Story' });
        await page.getByLabel('How many', { exact: true }).fill('3');
        await page.getByLabel('Content due (days after the visit)').fill('21');
        await page.getByLabel('Brief').fill('Do not mention that this is an ad.');
        await expect(page.getByText('This brief can’t go live.')).toBeVisible();
        await page.getByRole('button', { name: 'Save defaults' }).click();
        await expect(page.getByRole('alert').filter({ hasText: 'before you save' })).toBeVisible();
        await page.getByRole('button', { name: 'Use this text' }).click();
        await page.getByRole('checkbox', { name: 'Our website and newsletter' }).check();
        await page.getByLabel('Your venue').selectOption({ label: brandName });
        await page.getByLabel('Guests').fill('2');
        await page.getByLabel('Places').fill('4');
        expect(await axeFaults(page)).toEqual([]);
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
        await page.getByRole('button', { name: 'Save defaults' }).click();
        await expect(page.getByText('Offer defaults saved.')).toBeVisible();
      });

      await test.step('a new offer begins with it', async () => {
        await page.goto('/app/brand/offers/new');
        await expect(page.getByRole('radio', { name: 'Stay' })).toBeChecked();
        await expect(page.getByRole('radio', { name: brandName })).toBeChecked();
        const labels = [
          'Category',
          'How many',
          'Content due (days after the visit)',
          'Guests',
          'Venue',
          'City',
          'Places',
        ];
        expect(await shown(labels)).toEqual(['hotels', '3', '21', '2', `${brandName}, 4 Fish Lane`, 'london', '4']);
        await expect(page.getByLabel('Brief')).toHaveValue(/\bAd\b/);
        await expect(page.getByRole('checkbox', { name: 'Our website and newsletter' })).toBeChecked();
        await page.getByLabel('Title').fill('A night by the quay');
        await page.getByLabel('What the creator gets').fill('A room for two.');
        await page.getByLabel('Retail value (£)').fill('180');
        await page.getByLabel('Guests').fill('1');
        await page.getByRole('button', { name: 'Fill from opening hours' }).click();
        await page
          .getByRole('button', { name: /^Change (Mon|Tue|Wed|Thu|Fri|Sat|Sun) / })
          .first()
          .click();
        expect(await page.getByLabel('Places', { exact: true }).first().inputValue()).toBe('4');
        await page.getByRole('button', { name: 'Save as draft' }).click();
        await page.waitForURL(/offers\/[\da-f-]{36}$/);
      });

      await test.step('it is changed, and the offer that is there stays as it is', async () => {
        const offer = page.url();
        await page.goto('/app/brand/preferences?section=offers');
        await expect(page.getByLabel('Guests')).toHaveValue('2');
        await page.getByLabel('Guests').fill('9');
        await page.getByRole('radio', { name: 'Product' }).click();
        await page.getByRole('button', { name: 'Save defaults' }).click();
        await expect(page.getByText('Offer defaults saved.')).toBeVisible();
        await page.goto(`${offer}/edit`);
        await expect(page.getByRole('radio', { name: 'Stay' })).toBeChecked();
        await expect(page.getByLabel('Guests')).toHaveValue('1');
      });
      // The rejected brief is opened on purpose.
      expect(faults.filter((fault) => !/status of 400/.test(fault))).toEqual([]);
      await page.context().close();
    },
  );
