import { expect, type Locator, type Page } from '@playwright/test';
import { smallPng } from '../support/files.ts';
import { axeFaults } from './axe.ts';
import { aWindow, newestLink, signInQuickly } from './people.ts';
import { long, origin, test } from './test.ts';

/** Every dialog from finding to inviting someone: axe checks each while it is open. */
const address = '/app/brand/influencer-browser';

/** Opens one, runs axe, and goes back to the page. */
async function isSound(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  expect(await axeFaults(page, { within: '[role=dialog]' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

for (const look of [
  { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const) {
  const where = `at ${look.viewport.width} in ${look.colorScheme}`;

  test(`${where}, axe finds nothing in the dialogs of the influencer browser`, long, async ({ browser }) => {
    const { page, faults } = await aWindow(browser, look);
    await signInQuickly(page, 'premium@tastemaker.test');
    await page.goto(`${address}?band=micro&profile=claimed`);
    const cards = page.getByRole('region', { name: 'Influencers' }).getByRole('article');
    await cards
      .first()
      .getByRole('button', { name: /^Add .* to a list$/ })
      .click();
    await isSound(page, page.getByRole('dialog', { name: 'Add 1 influencer to a list' }));

    await cards
      .first()
      .getByRole('button', { name: /^Request Collab with/ })
      .click();
    const request = page.getByRole('dialog', { name: /^Request a Collab with/ });
    await expect(request.getByLabel('Your offer')).toBeEnabled();
    await isSound(page, request);

    await page.getByRole('button', { name: /^Saved searches/ }).click();
    await expect(page.getByRole('textbox', { name: 'Name of this search' })).toBeVisible();
    await isSound(page, page.getByRole('dialog', { name: 'Saved searches' }));

    await page.getByRole('button', { name: 'Compare', pressed: false }).click();
    for (const place of [0, 1]) await cards.nth(place).getByRole('checkbox').check();
    await page.getByRole('region', { name: 'Compare' }).getByRole('button', { name: 'Compare' }).click();
    const compare = page.getByRole('dialog', { name: 'Compare' });
    await expect(compare.getByRole('columnheader')).toHaveCount(2);
    await isSound(page, compare);

    await page.goto(`${address}?sort=match`);
    await cards
      .first()
      .getByRole('button', { name: /: why / })
      .click();
    const match = page.getByRole('dialog', { name: /^Why / });
    await expect(match.getByRole('link', { name: 'Change who you’re looking for' })).toBeVisible();
    await isSound(page, match);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test(`${where}, axe finds nothing in the dialogs of an influencer`, long, async ({ browser }) => {
    const { page, faults } = await aWindow(browser, look);
    await signInQuickly(page, 'influencer@tastemaker.test');
    await page.goto('/app/influencer/browse');
    await page.getByRole('button', { name: 'Request', exact: true }).first().click();
    await isSound(page, page.getByRole('dialog', { name: /^Request “/ }));

    await page.goto('/app/influencer/profile-editor?section=photos');
    const file = { name: 'dinner.png', mimeType: 'image/png', buffer: smallPng() };
    await page.getByLabel('File', { exact: true }).setInputFiles(file);
    const crop = page.getByRole('dialog', { name: 'Crop the picture' });
    await expect(crop.getByRole('slider', { name: 'Zoom' })).toBeEnabled();
    await isSound(page, crop);
    expect(faults).toEqual([]);
    await page.context().close();
  });
}

test('axe finds nothing in the dialogs with which staff answer a claim', long, async ({ browser, baseURL }) => {
  const { page, faults } = await aWindow(browser, { colorScheme: 'dark' });
  const creator = await browser.newContext();
  const { request } = creator;
  await signInQuickly(page, 'staff@tastemaker.test');
  const found = await page.request.get('/api/v1/admin/influencer-manager?filter={"claimed":false}&range=[5,5]');
  const [person] = (await found.json()) as { id: string; handle: string }[];
  const email = `dialogs-${Date.now()}@creator.test`;
  const headers = { origin: origin() };
  const data = {
    name: 'Mira Dell',
    handle: person!.handle,
    city: 'london',
    email,
    dateOfBirth: '1996-04-30',
    claim: true,
  };
  await request.post('/api/v1/join/influencer', { data, headers });
  const token = new URL(await newestLink(request, email), baseURL).searchParams.get('token');
  expect((await request.post('/api/v1/auth/links/verify', { data: { token, email }, headers })).ok()).toBe(true);

  await page.goto(`/app/admin/influencer-manager/${person!.id}/show`);
  const claims = page.getByRole('region', { name: 'Claims' });
  for (const [answer, title] of [
    ['Confirm claim', 'Attention'],
    ['Refuse', 'Refuse the claim?'],
  ] as const) {
    await claims.getByRole('button', { name: answer }).first().click();
    await isSound(page, page.getByRole('dialog', { name: title }));
  }
  expect(faults).toEqual([]);
  for (const each of [page.context(), creator]) await each.close();
});
