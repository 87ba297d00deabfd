import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { run } from './programs.mjs';

const marker = 'node_modules/.installed-from';
const npmsOwn = 'node_modules/.package-lock.json';

/** Installs the packages in package-lock.json if they are missing or were installed from another lock file. */
export async function installIfNeeded() {
  const lock = createHash('sha256').update(fs.readFileSync('package-lock.json')).digest('hex');
  if (fs.existsSync(marker) ? fs.readFileSync(marker, 'utf8') === lock : installedByHand()) return;
  console.log('Installing packages (about a minute) …');
  const code = await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    quiet: true,
  });
  if (code !== 0) {
    console.error('The packages could not be installed; npm says why above.');
    process.exit(1);
  }
  fs.writeFileSync(marker, lock);
}

/** Someone ran npm themselves after the lock file last changed. */
const installedByHand = () =>
  fs.existsSync(npmsOwn) && fs.statSync(npmsOwn).mtimeMs >= fs.statSync('package-lock.json').mtimeMs;
