// npm test: everything that must pass, from a clean clone, in ten minutes. `node scripts/test.mjs unit client` runs
// only those parts; other words select files by name: `node scripts/test.mjs unit slug`. `--changed` runs what is
// affected by changes since main, `npm run test:long` what is too long for every run.
import os from 'node:os';
import { installIfNeeded } from './install-if-needed.mjs';
import { outliveSignals, toldToEnd } from './programs.mjs';
import { changedFiles } from './test/changed.mjs';
import { onlyDefaults } from './test/environment.mjs';
import { everyPart, partNames, runParts } from './test/parts.mjs';
import { showReport } from './test/report.mjs';
import { removeScratch, scratchFolder } from './test/scratch.mjs';

const check = ['format', 'lint', 'types', 'architecture', 'unit'];
const given = process.argv.slice(2);
const changed = given.includes('--changed');
const words = given.filter((word) => word !== '--changed').flatMap((word) => (word === 'check' ? check : [word]));
const named = partNames.filter((part) => words.includes(part));
const files = words.filter((word) => !partNames.includes(word));
if (files.length > 0 && named.length === 0) {
  console.error(`There is no part named ${files.join(', ')}. The parts are: check ${partNames.join(' ')}`);
  process.exit(1);
}

const startedAt = performance.now();
onlyDefaults();
// On their own, the long counts are run in full; the whole run does a hundredth of them.
if (named.some((part) => ['reliability', 'security', 'long'].includes(part))) process.env.FULL_COUNTS = '1';
await installIfNeeded();
outliveSignals();
const folder = scratchFolder();
try {
  const scope = changed ? { changed: changedFiles() } : { files };
  const results = await runParts(named.length ? named : everyPart, scope);
  showReport(results, performance.now() - startedAt);
} finally {
  await removeScratch(folder);
}
const signal = toldToEnd();
if (signal) process.exitCode = 128 + os.constants.signals[signal]; // the shell's convention
