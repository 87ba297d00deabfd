import { type Browser, expect, type Page, type Request } from '@playwright/test';
import { consentVersion, nothingAllowed } from '../../server/contract/consent.ts';
import { aWindow, signIn, withoutWorker } from './people.ts';
import { long, origin, test } from './test.ts';

/** Bytes of JavaScript, as they travel, until the page to which this leads is there. */
async function scriptBytes(page: Page, go: () => Promise<unknown>): Promise<number> {
  const scripts: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request);
  });
  await go();
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('.skeleton, .MuiSkeleton-root')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all([...scripts].map((script) => script.sizes()));
  return sizes.reduce((sum, size) => sum + size.responseBodySize, 0);
}

/** Resets consent given by another journey: what needs consent loads later, and automatically. */
async function allowNothing({ request }: Page): Promise<void> {
  const data = { version: consentVersion, ...nothingAllowed };
  const headers = { origin: origin() };
  expect((await request.post('/api/v1/privacy/consent', { data, headers })).status()).toBe(200);
}

const weights = [
  ['guest', '/app/login', 95_000],
  ['guest', '/', 107_000],
  ['guest', '/join', 185_000],
  ['guest', '/check-in/of-no-door', 120_000],
  ['influencer@tastemaker.test', '/app/influencer/browse', 145_000],
  ['premium@tastemaker.test', '/app/brand/dashboard', 145_000],
  ['premium@tastemaker.test', '/app/brand/influencer-browser', 150_000],
  ['staff@tastemaker.test', '/app/admin/influencer-manager', 250_000],
] as const;

/** The page as someone sees it who comes for the first time, at this address. */
async function firstVisit(browser: Browser, who: string): Promise<Page> {
  const { page } = await aWindow(browser);
  if (who !== 'guest') {
    await signIn(page, who);
    await allowNothing(page);
  }
  // Signing in has filled the cache.
  const cookies = await page.context().cookies();
  await page.context().close();
  const fresh = await browser.newContext(withoutWorker); // the worker’s copies have no size
  await fresh.addCookies(cookies);
  return fresh.newPage();
}

for (const [who, address, atMost] of weights) {
  test(`${address} brings at most ${atMost / 1_000} kB of JavaScript`, long, async ({ browser }) => {
    const page = await firstVisit(browser, who);
    const bytes = await scriptBytes(page, () => page.goto(address));
    await page.context().close();
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(atMost);
    console.log(`${address}: ${(bytes / 1_000).toFixed(1)} kB`);
  });
}

test('a second page brings at most 25 kB of JavaScript', long, async ({ browser }) => {
  const page = await firstVisit(browser, 'premium@tastemaker.test');
  await scriptBytes(page, () => page.goto('/app/brand/dashboard'));
  const next = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Influencers' });
  const bytes = await scriptBytes(page, async () => {
    await next.click();
    await page.waitForURL('**/influencer-browser*');
    await expect(page.getByRole('heading', { level: 1, name: 'Influencers' })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
  await page.context().close();
  expect(bytes).toBeGreaterThan(1_000);
  expect(bytes).toBeLessThanOrEqual(25_000);
  console.log(`Second page: ${(bytes / 1_000).toFixed(1)} kB`);
});
