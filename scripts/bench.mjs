// npm run bench -- <name>: one of test/bench, against the built product.
import fs from 'node:fs';
import './project.mjs';
import { builtOrExit } from './build-if-needed.mjs';
import { installIfNeeded } from './install-if-needed.mjs';

const names = fs
  .readdirSync('test/bench')
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => file.slice(0, -'.mjs'.length));
const [name] = process.argv.slice(2);
if (!names.includes(name)) {
  console.error(
    `Name one of these: ${names.join(', ') || '(there is no bench yet)'}. For example: npm run bench -- skeleton`,
  );
  process.exit(1);
}
await installIfNeeded();
await builtOrExit();
await import(`../test/bench/${name}.mjs`);
