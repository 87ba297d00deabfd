// npm run guide: retakes the pictures in docs/guide, in its own demo world, by walking each guide in a browser.
import fs from 'node:fs';
import { buildIfNeeded } from './build-if-needed.mjs';
import { installIfNeeded } from './install-if-needed.mjs';
import { run } from './programs.mjs';
import { packageBin } from './project.mjs';
import { findChromium } from './test/chromium.mjs';
import { onlyDefaults } from './test/environment.mjs';
import { startProduct } from './test/product.mjs';

onlyDefaults();
await installIfNeeded();
if (!(await buildIfNeeded())) process.exit(1);
const chromium = await findChromium();
const { url, stop } = await startProduct();
const env = { ...process.env, BASE_URL: url, GUIDE_PICTURES: '1', ...(chromium ? { CHROMIUM: chromium } : {}) };
fs.mkdirSync('docs/guide/images', { recursive: true });
const playwright = packageBin('@playwright/test', 'playwright');
const options = ['--project=journeys', '--output=test-results/guide'];
try {
  process.exitCode = await run(process.execPath, [playwright, 'test', 'guide.spec.ts', ...options], { env });
} finally {
  await stop();
}
