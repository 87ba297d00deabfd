import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { complaintsOf, packageBin } from '../project.mjs';

/** Which project a test file belongs to; the same as in jest.config.mjs. */
const belongsTo = {
  long: /\.long\.test\.ts$/,
  architecture: /^test\/architecture\//,
  unit: /^(server\/.*(?<!\.pg)\.test\.ts|test\/[^/]*\.test\.ts)$/,
  client: /^client\//,
  pg: /^server\/.*\.pg\.test\.ts$/,
  e2e: /^test\/e2e\//,
  reliability: /^test\/reliability\//,
  security: /^test\/security\//,
  timing: /^test\/timing\//,
};
const partOf = (file) => Object.keys(belongsTo).find((part) => belongsTo[part].test(file));

/** Nearly everything a test allocates dies young. With Node's usual 16 MB for young objects, collecting them takes a tenth of the time. */
const youngMemory = '--max-semi-space-size=64';

/**
 * Runs these projects in one Jest. Answers `{ part, passed, failed, seconds, note?, failures }` for each; seconds are the sum
 * over its files, each of `failures` is `{ title, where, message }`.
 */
export async function runJest(title, parts, { files = [], more = [] } = {}) {
  const report = path.join(os.tmpdir(), `tastemaker-jest-${process.pid}-${parts[0]}.json`);
  const env = { ...process.env, TEST_TITLE: title };
  try {
    const { code, complaints } = await complaintsOf(
      process.execPath,
      [
        youngMemory,
        packageBin('jest'),
        ...['--selectProjects', ...parts, `--reporters=${path.resolve('scripts/test/jest-progress.mjs')}`],
        ...['--maxWorkers=2', '--passWithNoTests', '--json', `--outputFile=${report}`, ...more],
        ...(files.length ? ['--testPathPatterns', ...files] : []),
      ],
      env,
    );
    if (!fs.existsSync(report)) return failedOutside(parts, 'Jest did not come to its end', complaints);
    const { testResults } = JSON.parse(fs.readFileSync(report, 'utf8'));
    const mayBeEmpty = files.length > 0 || more.length > 0;
    const results = parts.map((part) => resultOf(part, testResults, mayBeEmpty));
    if (code === 0 || results.some(({ failed }) => failed > 0)) return results;
    return [...results, ...failedOutside([title], 'Jest failed outside of any test', complaints)];
  } finally {
    fs.rmSync(report, { force: true });
  }
}

/** The reason stands at the end of what was said: above it may be all of Jest's usage. */
function failedOutside(parts, note, complaints) {
  const message = complaints.trimEnd().split('\n').slice(-20).join('\n');
  return parts.map((part) => ({ part, passed: 0, failed: 1, seconds: 0, note, failures: [{ title: note, message }] }));
}

function resultOf(part, testResults, mayBeEmpty) {
  const own = testResults
    .map((result) => ({ ...result, file: path.relative('.', result.name).replaceAll('\\', '/') }))
    .filter(({ file }) => partOf(file) === part);
  const tests = own.flatMap(({ file, assertionResults }) => assertionResults.map((test) => ({ ...test, file })));
  const count = (status) => tests.filter((test) => test.status === status).length;
  const unreadable = own.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((t) => t.status === 'failed'),
  );
  const skipped = count('pending') + count('todo');
  const result = {
    part,
    passed: count('passed'),
    failed: count('failed') + unreadable.length,
    seconds: own.reduce((sum, { startTime, endTime }) => sum + (endTime - startTime) / 1000, 0),
    ...(skipped ? { note: `${skipped} skipped` } : {}),
    failures: [
      ...unreadable.map(({ file, message }) => ({ title: 'the file could not be read', where: file, message })),
      ...tests
        .filter(({ status }) => status === 'failed')
        .map(({ file, fullName, failureMessages }) => ({
          title: fullName,
          where: file,
          message: failureMessages.join('\n'),
        })),
    ],
  };
  if (own.length > 0 || mayBeEmpty) return result;
  return { ...result, failed: 1, note: 'no tests found' };
}
