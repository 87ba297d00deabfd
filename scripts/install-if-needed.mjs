import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { run } from './programs.mjs';
import { showingTime } from './progress.mjs';

const marker = 'node_modules/.installed-from';
const npmsOwn = 'node_modules/.package-lock.json';

/** The part that the product needs to be built and run: everything but test/package.json. */
const onlyProduct = ['--workspace=sandbox', '--include-workspace-root'];

/**
 * Installs the packages in package-lock.json that are missing or were installed from another lock file. Tests and tools
 * need all; `npm start` only those of the `product`, which are half as many.
 */
export async function installIfNeeded(part) {
  const lock = createHash('sha256').update(fs.readFileSync('package-lock.json')).digest('hex');
  const installed = fs.existsSync(marker) ? fs.readFileSync(marker, 'utf8') : installedByHand() ? lock : undefined;
  if (installed === lock || (part && installed === `${lock} ${part}`)) return;
  // Of a product that is installed nothing is removed, which `npm ci` would do first.
  const rest = installed === `${lock} product`;
  const command = rest ? ['install', '--no-save'] : ['ci', ...(part ? onlyProduct : [])];
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const title = rest ? 'Installing the packages for tests' : 'Installing packages';
  const code = await showingTime(title, run('npm', [...command, ...options], { quiet: true }));
  if (code !== 0) {
    console.error('The packages could not be installed; npm says why above.');
    process.exit(1);
  }
  fs.writeFileSync(marker, part ? `${lock} ${part}` : lock);
}

/** Someone ran npm themselves after the lock file last changed. */
const installedByHand = () =>
  fs.existsSync(npmsOwn) && fs.statSync(npmsOwn).mtimeMs >= fs.statSync('package-lock.json').mtimeMs;
