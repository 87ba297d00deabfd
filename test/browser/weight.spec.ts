import { expect, type Page, type Request } from '@playwright/test';
import { consentVersion, nothingAllowed } from '../../server/contract/consent.ts';
import { aWindow, signIn } from './people.ts';
import { long, origin, test } from './test.ts';

/** Bytes of JavaScript that a page brings, as they travel. */
async function scriptBytes(page: Page, address: string): Promise<number> {
  const scripts: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request);
  });
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all([...scripts].map((script) => script.sizes()));
  return sizes.reduce((sum, size) => sum + size.responseBodySize, 0);
}

/** Resets what another journey may have allowed: what needs consent loads later, and automatically. */
async function allowNothing({ request }: Page): Promise<void> {
  const data = { version: consentVersion, ...nothingAllowed };
  const headers = { origin: origin() };
  expect((await request.post('/api/v1/privacy/consent', { data, headers })).status()).toBe(200);
}

const weights = [
  ['guest', '/app/login', 150_000],
  ['guest', '/', 220_000],
  ['guest', '/join', 220_000],
  ['guest', '/check-in/of-no-door', 120_000],
  ['influencer@tastemaker.test', '/app/influencer/browse', 220_000],
  ['staff@tastemaker.test', '/app/admin/influencer-manager', 320_000],
] as const;

for (const [who, address, atMost] of weights) {
  test(`${address} brings at most ${atMost / 1_000} kB of JavaScript`, long, async ({ browser }) => {
    const { page } = await aWindow(browser);
    if (who !== 'guest') {
      await signIn(page, who);
      await allowNothing(page);
    }
    // Signing in has filled the cache: look as someone does who comes for the first time.
    const cookies = await page.context().cookies();
    const fresh = await browser.newContext();
    await fresh.addCookies(cookies);
    const bytes = await scriptBytes(await fresh.newPage(), address);
    await Promise.all([fresh.close(), page.context().close()]);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(atMost);
    console.log(`${address}: ${(bytes / 1_000).toFixed(1)} kB`);
  });
}
