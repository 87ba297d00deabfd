import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { outputOf, run } from './programs.mjs';
import { showingTime } from './progress.mjs';

const marker = 'node_modules/.installed-from';
const npmsOwn = 'node_modules/.package-lock.json';
/** npm prefers this file to package-lock.json. It is here only while npm runs. */
const withAddresses = 'npm-shrinkwrap.json';

/** The part that the product needs to be built and run: everything but test/package.json. */
const onlyProduct = ['--workspace=sandbox', '--include-workspace-root'];

/**
 * Installs the packages in package-lock.json that are missing or were installed from another lock file. Tests and tools
 * need all; `npm start` only those of the `product`, which are half as many.
 */
export async function installIfNeeded(part) {
  const text = fs.readFileSync('package-lock.json', 'utf8');
  const lock = createHash('sha256').update(text).digest('hex');
  const installed = fs.existsSync(marker) ? fs.readFileSync(marker, 'utf8') : installedByHand() ? lock : undefined;
  if (installed === lock || (part && installed === `${lock} ${part}`)) return;
  // Of a product that is installed nothing is removed, which `npm ci` would do first.
  const rest = installed === `${lock} product`;
  const command = rest ? ['install', '--no-save'] : ['ci', ...(part ? onlyProduct : [])];
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const title = rest ? 'Installing the packages for tests' : 'Installing packages';
  const code = await showingTime(title, install(text, [...command, ...options]));
  if (code !== 0) {
    console.error('The packages could not be installed; npm says why above.');
    process.exit(1);
  }
  fs.writeFileSync(marker, part ? `${lock} ${part}` : lock);
}

/** A registry that names its files differently is asked for the versions of each package, as npm usually does. */
async function install(lock, args) {
  try {
    fs.writeFileSync(withAddresses, addressed(lock));
    const { code } = await outputOf('npm', args);
    if (code === 0) return code;
  } finally {
    fs.rmSync(withAddresses, { force: true });
  }
  return run('npm', args, { quiet: true });
}

/**
 * package-lock.json has no addresses, so that it fits every registry. Without them, npm first asks for the list of all
 * versions of each package. In the usual registry's addresses, npm replaces its name with the configured one.
 */
function addressed(text) {
  const lock = JSON.parse(text);
  for (const [place, found] of Object.entries(lock.packages ?? {})) {
    if (!found.integrity || found.resolved) continue;
    const name = found.name ?? place.split('node_modules/').at(-1);
    found.resolved = `https://registry.npmjs.org/${name}/-/${name.split('/').at(-1)}-${found.version}.tgz`;
  }
  return JSON.stringify(lock);
}

/** Someone ran npm themselves after the lock file last changed. */
const installedByHand = () =>
  fs.existsSync(npmsOwn) && fs.statSync(npmsOwn).mtimeMs >= fs.statSync('package-lock.json').mtimeMs;
