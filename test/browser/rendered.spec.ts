import { expect, type Page } from '@playwright/test';
import { aWindow, withoutWorker } from './people.ts';
import { test } from './test.ts';

const phone = { width: 390, height: 844 };

const pages = [
  ['/', 'Good places, good creators, one ticket.', 'Gifted collaborations for hospitality'],
  ['/join', 'Join as a brand', 'Join as a brand'],
  ['/join?tier=premium', 'Join as a brand', 'Join as a brand'],
  ['/schedule-call', 'Schedule a call', 'Schedule a call'],
  ['/i', 'You’re invited', 'You’re invited'],
  ['/i/rosa.by.the.pier', 'Rosa', 'Rosa'],
  ['/privacy', 'Privacy notice', 'Privacy notice'],
  ['/terms', 'Terms', 'Terms'],
  ['/cookies', 'Cookies', 'Cookies'],
] as const;

const words = async (page: Page): Promise<string> =>
  (await page.getByRole('main').innerText()).replaceAll(/\s+/g, ' ').trim();

test('open pages are in their HTML, each with its own title and address, and are not sent twice', async ({
  request,
}) => {
  for (const [address, , title] of pages) {
    const answer = await request.get(address);
    const html = await answer.text();
    expect([address, answer.status()]).toEqual([address, 200]);
    expect(html).toMatch(new RegExp(`<title>${title}[^<]* – Tastemaker</title>`));
    const [path] = address.split('?', 1);
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="https?://[^/"]+${path}">`));
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    const again = await request.get(address, { headers: { 'if-none-match': answer.headers()['etag']! } });
    expect([address, again.status()]).toEqual([address, 304]);
  }
});

test('without scripts they can be read, in the colours of the device', async ({ browser }) => {
  const { page } = await aWindow(browser, { javaScriptEnabled: false, viewport: phone, colorScheme: 'dark' });
  for (const [address, heading] of pages) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden();
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(14, 21, 18)');
  }
  await page.goto('/');
  await expect(page.getByRole('article', { name: 'Professional' })).toContainText(/£249.*per month incl\. VAT/);
  await page.goto('/join?tier=premium');
  await expect(page.getByRole('main')).toContainText(/£499.*per month incl\. VAT/);
  await page.context().close();
});

/** How far content has moved without being asked to, as browsers measure it. */
const watchMoves = `
  moved = 0;
  new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => (moved += value)))
    .observe({ type: 'layout-shift', buffered: true });
`;

/** Scripts wait until they may arrive. */
async function hold(page: Page) {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/assets/*.js', (route) => held.then(() => route.continue()));
  return { arrive };
}

test('the scripts take over what is there: nothing moves, and no word differs', async ({ browser }) => {
  const { page, faults } = await aWindow(browser, { ...withoutWorker, viewport: phone });
  await page.addInitScript(watchMoves);
  for (const [address] of pages) {
    const scripts = await hold(page);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(`first = document.querySelector('h1')`);
    const before = await words(page);
    scripts.arrive();
    await page.waitForLoadState('networkidle');
    expect([address, await page.evaluate(`document.querySelector('h1') === first`)]).toEqual([address, true]);
    if (address !== '/schedule-call' && !address.startsWith('/i/')) expect(await words(page)).toBe(before);
    expect(await page.evaluate<number>('moved')).toBeLessThan(0.05);
  }
  expect(faults).toEqual([]);
  await page.context().close();
});

test('what this device has chosen shows at once: its colours, and its answer about cookies', async ({ browser }) => {
  const { page, faults } = await aWindow(browser, { ...withoutWorker, viewport: phone, colorScheme: 'light' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Accept all' }).click();
  await page.evaluate(`localStorage.setItem('appearance', 'dark')`);
  const scripts = await hold(page);
  await page.goto('/cookies', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Cookies' })).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(14, 21, 18)');
  await page.goto('/join', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden();
  scripts.arrive();
  await page.goto('/cookies');
  await expect(page.getByRole('checkbox', { name: 'Heat map' })).toBeChecked();
  expect(faults).toEqual([]);
  await page.context().close();
});

test('what was typed or pressed before the scripts came, or kept as a draft, counts', async ({ browser }) => {
  const { page, faults } = await aWindow(browser, { ...withoutWorker, viewport: phone });
  const scripts = await hold(page);
  await page.goto('/join?tier=starter', { waitUntil: 'commit' });
  await page.getByLabel('Brand name').fill('Saltmarsh');
  await page.getByRole('button', { name: 'Join' }).click();
  scripts.arrive();
  await expect(page.getByText('Please choose a city.')).toBeVisible();
  await expect(page.getByLabel('Brand name')).toHaveValue('Saltmarsh');
  await expect(page).toHaveURL(/\/join\?tier=starter$/);
  await page.getByLabel('Your name').fill('Rosa Lind');
  await page.reload();
  await expect(page.getByLabel('Your name')).toHaveValue('Rosa Lind');
  await expect(page.getByRole('status').filter({ hasText: 'We kept what you typed.' })).toBeVisible();
  expect(faults).toEqual([]);
  await page.context().close();
});
