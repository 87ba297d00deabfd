// npm run bench -- paint [addresses of running products]: what a phone shows when, in milliseconds, on a processor four
// times slower, at 1.6 Mbit/s with 150 ms to the server. Several products are measured in turn; without any, this build is.
import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/test/chromium.mjs';
import { startProduct } from '../../scripts/test/product.mjs';

const loads = Number(process.env.BENCH_ROUNDS ?? 5);
const slowedBy = 4;
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const pages = ['/', '/join', '/app/login', '/i/rosa.by.the.pier', '/i', '/schedule-call', '/privacy'];

const given = process.argv.slice(3);
const own = given.length === 0 ? await startProduct() : undefined;
const products = own ? [own.url] : given;

/** Collected by the page itself. */
const watch = () => {
  window.seen = { largest: 0, what: '', moved: 0 };
  const on = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  on('largest-contentful-paint', ({ startTime, element }) =>
    Object.assign(window.seen, { largest: startTime, what: element?.tagName ?? '' }),
  );
  on('layout-shift', ({ value }) => (window.seen.moved += value));
};

async function load(browser, address) {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowedBy });
  await page.addInitScript(watch);
  await page.goto(address, { waitUntil: 'load' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(() => ({
    ...window.seen,
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  await context.close();
  return seen;
}

const inOrder = (numbers) => numbers.map(Math.round).sort((one, other) => one - other);
const shown = (numbers) => {
  const sorted = inOrder(numbers);
  return `${sorted[loads >> 1]} (${sorted[0]}–${sorted.at(-1)})`;
};

const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox'],
});
try {
  for (const page of pages) {
    const seen = products.map(() => []);
    for (let number = 0; number < loads; number++)
      for (const [at, product] of products.entries()) seen[at].push(await load(browser, product + page));
    for (const [at, product] of products.entries()) {
      const largest = shown(seen[at].map(({ largest }) => largest));
      const first = shown(seen[at].map(({ first }) => first));
      const moved = Math.max(...seen[at].map(({ moved }) => moved)).toFixed(3);
      console.log(`${product}${page}: largest ${largest}, first ${first}, moved ${moved}, ${seen[at][0].what}`);
    }
  }
} finally {
  await browser.close();
  await own?.stop();
}
