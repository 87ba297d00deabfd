// npm run bench -- <name>: one of test/bench, against the built product; `all` runs each with its own sizes.
import fs from 'node:fs';
import './project.mjs';
import { builtOrExit } from './build-if-needed.mjs';
import { installIfNeeded } from './install-if-needed.mjs';
import { run } from './programs.mjs';

const names = fs
  .readdirSync('test/bench')
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => file.slice(0, -'.mjs'.length));
const [name] = process.argv.slice(2);
const chosen = name === 'all' ? names : names.filter((each) => each === name);
if (chosen.length === 0) {
  console.error(`Name one of these: ${names.join(', ')}, or all. For example: npm run bench -- skeleton`);
  process.exit(1);
}
await installIfNeeded();
await builtOrExit();
if (name !== 'all') await import(`../test/bench/${name}.mjs`);
else
  for (const each of chosen) {
    console.log(`\n# ${each}\n`);
    if ((await run(process.execPath, [import.meta.filename, each])) !== 0) process.exitCode = 1;
  }
