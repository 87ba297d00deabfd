import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { signIn } from './people.ts';
import { long, test } from './test.ts';

type Call = Readonly<{ service: string; kind: string; title: string; content: Readonly<Record<string, unknown>> }>;

/** PostHog ignores bots, and an automated browser identifies itself as one. */
async function asAPerson(browser: Browser): Promise<Page> {
  const userAgent =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
  const context = await browser.newContext({ userAgent });
  await context.addInitScript({ content: "Object.defineProperty(navigator, 'webdriver', { get: () => false })" });
  return context.newPage();
}

const callsOf = async (request: APIRequestContext): Promise<Call[]> =>
  (await (await request.get('/sandbox/api/outside')).json()) as Call[];

const received = (request: APIRequestContext, isIt: (call: Call) => boolean, timeout = 20_000): Promise<void> =>
  expect.poll(async () => (await callsOf(request)).some(isIt), { timeout }).toBe(true);

/** URLs of external services that the page has called, or whose SDKs it has loaded. */
function outsideCalls(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { pathname, host } = new URL(request.url());
    const isOurs = new URL(page.url() === 'about:blank' ? request.url() : page.url()).host === host;
    if (!isOurs || /^\/(monitoring|sandbox\/posthog)/.test(pathname)) seen.push(request.url());
  });
  return seen;
}

const throwLater = (page: Page, message: string) =>
  page.evaluate((text) => {
    setTimeout(() => void Promise.reject(new Error(text)), 0);
  }, message);

test.use({ ownProduct: 'outside-services: everything that was called is looked at' });
test.beforeEach(async ({ request }) => {
  await request.delete('/sandbox/api/outside');
});

test('R408: without consent nothing leaves, whatever goes wrong', long, async ({ browser, request }) => {
  const page = await asAPerson(browser);
  const calls = outsideCalls(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Reject all' }).click();
  await throwLater(page, 'nobody may hear this');
  await page.goto('/app/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);
  expect(await callsOf(request)).toEqual([]);
  await page.context().close();
});

test(
  'R406, R407: with consent page views, clicks and errors arrive, and nobody is named',
  long,
  async ({ browser, request }) => {
    const page = await asAPerson(browser);
    await signIn(page, 'influencer@tastemaker.test');
    await page.getByRole('button', { name: 'Accept all' }).click();
    await page.goto('/app/influencer/dashboard?token=secret');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await received(request, ({ kind }) => kind === '$pageview');

    await page.mouse.click(700, 300);
    await received(request, ({ kind }) => kind === '$$heatmap');

    await throwLater(page, 'Broken for jane@example.com');
    await received(request, ({ title }) => title.includes('Broken for [email]'));
    await received(request, ({ kind }) => kind === 'transaction');
    await received(request, ({ kind }) => kind === 'replay_recording');

    const calls = await callsOf(request);
    const everything = JSON.stringify(calls);
    expect(everything).not.toMatch(/secret|jane@|@tastemaker\.test/);

    const name = await page.getByRole('heading', { level: 1 }).innerText();
    const recorded = calls
      .filter(({ kind }) => kind === 'replay_recording')
      .map(({ content }) => String(content.recorded));
    expect(recorded.join()).toMatch(/"type":2/);
    expect(recorded.join()).toContain('***');
    expect(recorded.join()).not.toContain(name);
    await page.context().close();
  },
);

test('R408: each purpose starts separately, and stops when it is withdrawn', long, async ({ browser, request }) => {
  const page = await asAPerson(browser);
  const calls = outsideCalls(page);
  await page.goto('/cookies');
  await page.getByRole('checkbox', { name: 'Product analytics' }).check();
  await page.getByRole('button', { name: 'Save my choice' }).click();
  await received(request, ({ kind }) => kind === '$pageview');
  await throwLater(page, 'no replay was allowed');
  await page.mouse.click(700, 300);

  await page.getByRole('checkbox', { name: 'Product analytics' }).uncheck();
  await page.getByRole('button', { name: 'Save my choice' }).click();
  await page.waitForLoadState('networkidle');
  expect(calls.filter((url) => url.includes('/monitoring'))).toEqual([]);
  calls.length = 0;
  await page.getByRole('link', { name: 'Privacy' }).first().click();
  await expect(page).toHaveURL(/privacy/);
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);
  const counted = (await callsOf(request)).filter(({ service }) => service === 'analytics').map(({ kind }) => kind);
  expect(counted.filter((kind) => !/^\$(pageview|autocapture|opt_in|rageclick)$/.test(kind))).toEqual([]);
  await page.context().close();
});

test(
  'R407: a sign-in by password that fails is reported through /monitoring, without the password and the email',
  long,
  async ({ page, request }) => {
    await page.goto('/app/login#password');
    await page.getByRole('textbox', { name: /e-?mail/i }).fill('brand@tastemaker.test');
    await page.getByLabel('Password', { exact: true }).fill('four words of mine');
    await page.getByRole('button', { name: 'Login Now' }).click();
    await received(request, ({ kind, title }) => kind === 'event' && title.startsWith('SignInError'));
    expect(JSON.stringify(await callsOf(request))).not.toMatch(/four words|brand@/);
  },
);
