import fs from 'node:fs';
import { run } from '../programs.mjs';
import { packageBin } from '../project.mjs';

const onThePath = (name) =>
  (process.env.PATH ?? '')
    .split(':')
    .map((folder) => `${folder}/${name}`)
    .find((file) => fs.existsSync(file));

const onThisMachine = () =>
  process.env.CHROMIUM ||
  ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(onThePath).find(Boolean);

/**
 * The path of a Chromium: one on the machine, otherwise Debian's package if we're root, otherwise Playwright's own, which it
 * finds without a path (undefined).
 */
export async function findChromium() {
  const found = onThisMachine();
  if (found) return found;
  const { chromium } = await import('@playwright/test');
  if (fs.existsSync(chromium.executablePath())) return undefined;
  console.log('Fetching a Chromium …');
  if (process.getuid?.() === 0 && onThePath('apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-q'], { quiet: true, env });
    await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], { quiet: true, env });
    if (onThisMachine()) return onThisMachine();
  }
  const code = await run(process.execPath, [packageBin('@playwright/test', 'playwright'), 'install', 'chromium']);
  if (code !== 0) throw new Error('no Chromium could be brought; install one, or name it with CHROMIUM=/path/to/it');
  return undefined;
}
