import { expect, type Page } from '@playwright/test';
import { seriousFaults } from './axe.ts';
import { aWindow, cameTo, cameToSignIn, newestLink, signIn } from './people.ts';
import { long, origin, test } from './test.ts';

const unique = Date.now().toString(36);
type Measured = { getBoundingClientRect(): { width: number; height: number } };
const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });

/** A new influencer, signed in. */
async function join(page: Page, name: string): Promise<{ email: string; handle: string }> {
  const [email, handle] = [`${name}-${unique}@leaving.test`, `${name}.${unique}`];
  const facts = { name: `Ida ${name}`, handle, city: 'london', email, dateOfBirth: '1990-02-03' };
  const headers = { origin: origin() };
  const joined = await page.request.post('/api/v1/join/influencer', { data: facts, headers });
  expect(joined.status()).toBe(200);
  await page.goto(await newestLink(page.request, email));
  await page.getByRole('textbox', { name: /e-?mail/i }).fill(email);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  return { email, handle };
}

test('R408: the question about cookies is answered by keyboard, once, and nothing of others loads before', async ({
  browser,
}) => {
  const { page, faults } = await aWindow(browser);
  const outside: string[] = [];
  page.on('request', (request) => {
    const { origin: whose, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && whose !== origin()) outside.push(request.url());
  });
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  // Measured in one frame: the fonts may be loading.
  const [yes, no] = await banner(page)
    .getByRole('button', { name: / all$/ })
    .evaluateAll((buttons) =>
      (buttons as unknown as Measured[])
        .map((one) => one.getBoundingClientRect())
        .map(({ width, height }) => [width, height]),
    );
  expect(yes).toHaveLength(2);
  expect(yes).toEqual(no);

  await banner(page).getByRole('link', { name: 'Cookie policy' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Accept all' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(banner(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  expect(outside).toEqual([]);
  expect(faults).toEqual([]);
  await page.context().close();
});

test('the question about cookies covers no button, and is not asked of people who were sent a link', async ({
  browser,
}) => {
  const { page } = await aWindow(browser, { viewport: { width: 390, height: 844 } });
  await page.goto('/app/login');
  await expect(banner(page)).toBeVisible();
  for (const name of ['Continue', 'Accept all', 'Reject all', 'Choose'])
    await page.getByRole('button', { name }).click({ trial: true });
  for (const path of ['/check-in', '/i/rosa.by.the.pier', '/reports/of-no-report', '/cookies']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
  }
  await page.context().close();
});

test('the choice is kept on the account, and changed under Cookies', long, async ({ browser }) => {
  const { page } = await aWindow(browser);
  await join(page, 'cookie');
  await banner(page).getByRole('button', { name: 'Choose' }).click();
  await page.getByRole('checkbox', { name: 'Heat map' }).check();
  const told = page.waitForResponse(
    (response) => response.url().endsWith('/privacy/consent') && response.request().method() !== 'GET' && response.ok(),
  );
  await page.getByRole('button', { name: 'Save my choice' }).click();
  await told;
  const kept = async () => (await page.request.get('/api/v1/privacy/consent')).json() as Promise<object>;
  await expect.poll(kept).toMatchObject({ version: 1, heatMap: true, sessionReplay: false });

  await page.goto('/app/account');
  await page.getByRole('link', { name: 'Manage your data' }).click();
  await page.getByRole('checkbox', { name: 'Heat map' }).uncheck();
  await page.getByRole('button', { name: 'Save my choice' }).click();
  await expect.poll(kept).toMatchObject({ heatMap: false });
  await page.context().close();
});

test('R28: the legal pages need no account, and are in the footer of public pages', long, async ({ page }) => {
  await page.goto('/');
  for (const [name, title] of [
    ['Privacy', 'Privacy notice'],
    ['Terms', 'Terms'],
    ['Cookies', 'Cookies'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await seriousFaults(page)).toEqual([]);
  }
});

test('a copy of one’s data, and leaving and coming back', long, async ({ browser }) => {
  const { page } = await aWindow(browser);
  const { email, handle } = await join(page, 'leaver');
  await page.goto(`/i/${handle}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Ida leaver' })).toBeVisible();

  await page.goto('/app/account/data');
  await page.getByRole('button', { name: 'Ask for a copy' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/^tastemaker-data-.*\.zip$/);

  await page.getByRole('button', { name: 'Close my account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('close my account');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await cameToSignIn(page);
  await page.goto(`/i/${handle}`);
  await expect(page.getByRole('heading', { name: 'There’s nothing at this address' })).toBeVisible();

  await signIn(page, email);
  const notice = page.getByRole('region', { name: 'Your account is being closed' });
  await notice.getByRole('button', { name: 'Keep my account' }).click();
  await expect(notice).toHaveCount(0);
  await page.goto(`/i/${handle}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Ida leaver' })).toBeVisible();
  await page.context().close();
});

test('R37, R38: a media kit is there for everyone, and leads a brand in', long, async ({ page }) => {
  const answer = await page.goto('/app/influencer/profile?handle=nobody.at.all');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'There’s nothing at this address' })).toBeVisible();

  const found = await page.goto('/i/maya.at.the.table');
  expect(found?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Maya Fernandes' })).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Request a Collab' }).click();
  await cameTo(page, /\/join$/);
});
