// npm test: everything that has to hold, from a clean clone, in ten minutes. `node scripts/test.mjs unit client` runs only those
// parts; words that are no parts choose files by name: `node scripts/test.mjs unit slug`. `long` stands for what is too long for
// every run, and `--changed` for what belongs to the files that have changed since main.
import { installIfNeeded } from './install-if-needed.mjs';
import { changedFiles } from './test/changed.mjs';
import { onlyDefaults } from './test/environment.mjs';
import { everyPart, longParts, partNames, runParts } from './test/parts.mjs';
import { showReport } from './test/report.mjs';

const groups = { check: ['format', 'lint', 'types', 'architecture', 'unit', 'client'], long: ['long', ...longParts] };
const given = process.argv.slice(2);
const changed = given.includes('--changed');
const words = given.filter((word) => word !== '--changed').flatMap((word) => groups[word] ?? [word]);
const named = partNames.filter((part) => words.includes(part));
const files = words.filter((word) => !partNames.includes(word));
if (files.length > 0 && named.length === 0) {
  console.error(`There is no part named ${files.join(', ')}. The parts are: check long ${partNames.join(' ')}`);
  process.exit(1);
}

const startedAt = performance.now();
onlyDefaults();
// Named alone, the long counts are run in full; the whole run takes a hundredth of them.
if (named.some((part) => ['reliability', 'security', 'scale', 'long'].includes(part))) process.env.FULL_COUNTS = '1';
await installIfNeeded();
const scope = changed ? { changed: changedFiles() } : { files };
const results = await runParts(named.length ? named : everyPart, scope);
showReport(results, performance.now() - startedAt);
