import path from 'node:path';
import { packageBin } from '../project.mjs';
import { resultsOf } from './told.mjs';

/**
 * Nearly everything a test allocates dies young. With Node's default young generation of 16 MB, collecting it takes a
 * tenth of the time.
 */
const youngMemory = '--max-semi-space-size=64';

/** Server tests wait for the database and for programs: a third worker uses what two leave idle of two cores. */
const workersFor = (title) => (title === 'server' ? 3 : 2);

/**
 * Runs these projects in one Jest, limited to files whose names contain one of `files`. Returns the same as
 * `resultsOf`.
 */
export function runJest(title, parts, { files = [], more = [] } = {}) {
  const args = [
    youngMemory,
    packageBin('jest'),
    ...['--selectProjects', ...parts, `--reporters=${path.resolve('scripts/test/jest-reporter.mjs')}`],
    ...[`--maxWorkers=${workersFor(title)}`, '--passWithNoTests', '--useStderr', ...more],
    ...(files.length ? ['--testPathPatterns', ...files] : []),
  ];
  return resultsOf({ title, parts, args, mayBeEmpty: files.length > 0 || more.length > 0 });
}
