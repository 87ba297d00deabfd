// The project's root, and a check that this Node is new enough. Nothing here needs node_modules.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Tastemaker needs Node 20.19 or later; this is ${process.versions.node}.`);
  process.exit(1);
}

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
process.chdir(root);

/** Variables from `.env` that aren't already in the environment. */
export function loadEnv() {
  if (fs.existsSync('.env')) process.loadEnvFile('.env');
}

/** The command of an installed package, run by this Node. */
export const packageBin = (name, bin = name) => {
  const folder = path.join('node_modules', name);
  const { bin: bins } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return path.join(folder, typeof bins === 'string' ? bins : bins[bin]);
};
