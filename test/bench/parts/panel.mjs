// A panel's size and its first list's loading time, in a real browser with a throttled CPU.
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { findChromium } from '../../../scripts/test/chromium.mjs';
import { median, rounds } from './compare.mjs';

const brotli = promisify(brotliCompress);
const slowedBy = 4;
const patienceMs = 60_000;

const app = `
import { createRoot } from 'react-dom/client';
import { Admin, Datagrid, List, Resource, TextField } from 'react-admin';
import simpleRest from 'ra-data-simple-rest';
const People = () => <List><Datagrid><TextField source="name" /><TextField source="handle" /><TextField source="followers" /></Datagrid></List>;
createRoot(document.getElementById('root')).render(
  <Admin dataProvider={simpleRest('/api/v1/admin')}><Resource name="influencer-manager" list={People} /></Admin>,
);`;

/**
 * Builds the smallest react-admin app that lists influencers into the world's folder. Returns its URL on the bare
 * server.
 */
export async function makeMinimalPanel({ folder }) {
  const source = fs.mkdtempSync(path.resolve('dist', 'panel-'));
  fs.writeFileSync(path.join(source, 'main.jsx'), app);
  fs.writeFileSync(path.join(source, 'index.html'), '<div id="root"></div><script type="module" src="./main.jsx"></script>');
  try {
    await build({
      root: source,
      configFile: false,
      base: '/panel/',
      logLevel: 'error',
      plugins: [react()],
      build: { outDir: path.join(folder, 'panel'), emptyOutDir: true },
    });
  } finally {
    fs.rmSync(source, { recursive: true, force: true });
  }
  return '/panel/';
} // prettier-ignore

/**
 * Bytes of all scripts in brotli, and milliseconds until the first row is visible, as medians; each measurement starts
 * with an empty cache.
 */
export async function firstListOf(address, tokens) {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox'],
  });
  const seen = [];
  try {
    for (let number = 0; number < rounds; number++) seen.push(await look(browser, address, tokens[number]));
  } finally {
    await browser.close();
  }
  return { bytes: median(seen.map(({ bytes }) => bytes)), ms: median(seen.map(({ ms }) => ms)) };
}

async function look(browser, address, token) {
  const cookie = `__Host-tastemaker=${token}; tastemaker=${token}`;
  const context = await browser.newContext({ extraHTTPHeaders: { cookie } });
  const page = await context.newPage();
  const scripts = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body().catch(() => Buffer.alloc(0)));
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowedBy });
  const began = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('tbody tr').first().waitFor({ timeout: patienceMs });
  const ms = Math.round(performance.now() - began);
  await page.waitForLoadState('networkidle');
  const bodies = await Promise.all((await Promise.all(scripts)).map((body) => brotli(body)));
  await context.close();
  return { ms, bytes: bodies.reduce((sum, { length }) => sum + length, 0) };
}
