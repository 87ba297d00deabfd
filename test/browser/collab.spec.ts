import { expect, type Page } from '@playwright/test';
import { smallPng } from '../support/files.ts';
import { answerAllergies, aWindow, moveClock, newestLink, signIn, type Watched } from './people.ts';
import { test } from './test.ts';

const unique = Date.now().toString(36);
const owner = `owner-${unique}@saltmarsh.test`;
const title = `Supper at the counter ${unique}`;

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);
const stage = (page: Page, name: string) => page.getByRole('img', { name: new RegExp(name) }).first();

test.use({ ownProduct: 'collab: the clock goes on' });
let staff: Watched;
let brand: Watched;
let influencer: Watched;

test.beforeAll(async ({ browser }) => {
  [staff, brand, influencer] = [await aWindow(browser), await aWindow(browser), await aWindow(browser)];
});
test.afterAll(async () => {
  for (const { page } of [staff, brand, influencer]) await page.context().close();
});

test('from a new brand to a completed Collab', async () => {
  await test.step('staff make a brand and its first user', async () => {
    const { page } = staff;
    await signIn(page, 'staff@tastemaker.test');
    await page.goto('/app/admin/brand-manager');
    await page.getByRole('link', { name: 'New brand' }).click();
    await expect(page.getByRole('heading', { name: 'New brand' })).toBeVisible();
    await page.getByRole('textbox', { name: /^Name/ }).fill(`Saltmarsh Kitchen ${unique}`);
    await choose(page, 'City', 'Bristol');
    await choose(page, 'Category', 'Restaurants');
    await page.getByLabel('Contact name').fill('Rosa Lind');
    await page.getByLabel('Email').fill(owner);
    await page.getByRole('button', { name: 'Create brand' }).click();
    await expect(page.getByRole('status').filter({ hasText: owner })).toBeVisible();
  });

  await test.step('the invitation signs the brand in', async () => {
    const { page } = brand;
    await page.goto(await newestLink(page.request, owner));
    // A different browser from the one that asked: the person enters their email address.
    await page.getByRole('textbox', { name: /e-?mail/i }).fill(owner);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page).toHaveURL(/\/app\/brand\/dashboard\?uid=/);
  });

  await test.step('the brand makes an offer', async () => {
    const { page } = brand;
    await page.getByRole('link', { name: 'Create an offer' }).first().click();
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('What the creator gets').fill('Five courses for two, cooked in front of you.');
    await page.getByLabel('Retail value (£)').fill('140');
    await choose(page, 'Category', 'Restaurants');
    await choose(page, 'Type', 'Post');
    await choose(page, 'Format', 'Image');
    await page.getByLabel('Venue').fill('Saltmarsh Kitchen, 4 Quay Street');
    await choose(page, 'City', 'Bristol');
    await page.getByLabel('Date').fill(inDays(3));
    await page.getByLabel('Places').fill('1');
    await page.getByRole('button', { name: 'Publish offer' }).click();
    await expect(page.getByText(title).first()).toBeVisible();
  });

  await test.step('an influencer finds it in the feed and asks for it', async () => {
    const { page } = influencer;
    await signIn(page, 'influencer@tastemaker.test');
    await page.goto('/app/influencer/browse?city=bristol');
    const offer = page.getByRole('article', { name: title });
    await offer.getByRole('button', { name: 'Request' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('I film open kitchens.');
    await dialog.getByRole('button', { name: /Request|Send/ }).click();
    await offer.getByRole('link', { name: 'See your ticket' }).click();
    await expect(page).toHaveURL(/\/app\/collabs\//);
    await expect(stage(page, 'Request')).toBeVisible();
  });

  const address = new URL(influencer.page.url()).pathname;

  await test.step('the brand pays and so approves, and the influencer sees it without a reload', async () => {
    await brand.page.goto(address);
    await brand.page.getByRole('button', { name: 'Approve · £99 now' }).click();
    await payByCard(brand.page);
    await expect(brand.page).toHaveURL(new RegExp(address));
    await expect(stage(brand.page, 'Approved')).toBeVisible();
    await expect(stage(influencer.page, 'Approved')).toBeVisible();
  });

  await test.step('the influencer chooses a time, and the brand sees it without a reload', async () => {
    const { page } = influencer;
    await page.getByRole('radio').first().check();
    await answerAllergies(page);
    await page.getByRole('button', { name: 'Choose this time' }).click();
    await expect(stage(page, 'Scheduled')).toBeVisible();
    await expect(stage(brand.page, 'Scheduled')).toBeVisible();
  });

  await test.step('after the visit the piece is submitted', async () => {
    const { page } = influencer;
    await moveClock(page, 'P4D');
    await brand.page.reload();
    await brand.page.getByRole('button', { name: 'Check in' }).click();
    await expect(brand.page.getByText('is checked in.')).toBeVisible();
    await page.reload();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'counter.png', mimeType: 'image/png', buffer: smallPng(1080, 1350) });
    await page.getByLabel('Caption').fill('Ad: supper at the counter');
    await page.getByLabel('I confirm that I can be seen in this picture.').check();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(stage(page, 'Deliverables Added')).toBeVisible();
    await expect(stage(brand.page, 'Deliverables Added')).toBeVisible();
  });

  await test.step('the brand reviews and approves it', async () => {
    const { page } = brand;
    await expect(page.getByRole('img', { name: /piece|content/i }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Approve' }).click();
  });

  await test.step('the influencer gives the address of the post, and the Collab is completed for both', async () => {
    const { page } = influencer;
    await page.getByLabel('Address of the post').fill('https://www.instagram.com/p/Cabc123/');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(stage(page, 'Completed')).toBeVisible();
    await expect(stage(brand.page, 'Completed')).toBeVisible();
  });

  await test.step('staff see the same Collab in the panel', async () => {
    const { page } = staff;
    await page.goto('/app/admin/collab-explorer?filter=%7B%22outcome%22%3A%22completed%22%7D');
    await expect(page.getByRole('row').filter({ hasText: title })).toContainText('Completed');
  });

  expect([...staff.faults, ...brand.faults, ...influencer.faults]).toEqual([]);
});

/** Pays on the hosted page with a valid card. */
async function payByCard(page: Page): Promise<void> {
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByLabel('Expiry').fill('12 / 34');
  await page.getByLabel('CVC').fill('123');
  await page.getByLabel('Name on card').fill('Rosa Lind');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
}

/** A native select or a list box, whichever the page has. */
async function choose(page: Page, label: string, option: string): Promise<void> {
  const field = page.getByRole('combobox', { name: new RegExp(`^${label}`) }).first();
  if (await field.and(page.locator('select')).count()) {
    await field.selectOption({ label: option });
    return;
  }
  await field.click();
  await page.getByRole('option', { name: option, exact: true }).click();
}
