import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { packageBin, run } from '../project.mjs';

/** Which project a test file belongs to; the same as in jest.config.mjs. */
const belongsTo = {
  architecture: /^test\/architecture\//,
  unit: /^(server\/.*(?<!\.pg)\.test\.ts|test\/[^/]*\.test\.ts)$/,
  client: /^client\//,
  pg: /^server\/.*\.pg\.test\.ts$/,
  e2e: /^test\/e2e\//,
  reliability: /^test\/reliability\//,
  security: /^test\/security\//,
  scale: /^test\/scale\//,
  timing: /^test\/timing\//,
};
const mayBeEmpty = ['reliability', 'security', 'scale'];

/** Runs these projects in one Jest. Answers `{ part, passed, failed, seconds, note? }` for each; seconds are the sum over its files. */
export async function runJest(parts, files) {
  const report = path.join(os.tmpdir(), `tastemaker-jest-${process.pid}-${parts[0]}.json`);
  const options = ['--maxWorkers=2', '--passWithNoTests', '--json', `--outputFile=${report}`];
  const code = await run(process.execPath, [
    packageBin('jest'),
    ...['--selectProjects', ...parts, '--reporters=default'],
    ...options,
    ...(files.length ? ['--testPathPatterns', ...files] : []),
  ]);
  if (!fs.existsSync(report))
    return parts.map((part) => ({ part, passed: 0, failed: 1, seconds: 0, note: 'did not run' }));
  const { testResults } = JSON.parse(fs.readFileSync(report, 'utf8'));
  fs.rmSync(report);
  const results = parts.map((part) => resultOf(part, testResults, files));
  if (code !== 0 && results.every(({ failed }) => failed === 0)) {
    results[0].failed = 1;
    results[0].note = 'Jest failed outside of any test';
  }
  return results;
}

function resultOf(part, testResults, files) {
  const own = testResults.filter(({ name }) => belongsTo[part].test(path.relative('.', name).replaceAll('\\', '/')));
  const count = (status) =>
    own.flatMap((file) => file.assertionResults).filter((test) => test.status === status).length;
  const unreadable = own.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((t) => t.status === 'failed'),
  );
  const skipped = count('pending') + count('todo');
  const result = {
    part,
    passed: count('passed'),
    failed: count('failed') + unreadable.length,
    seconds: own.reduce((sum, { startTime, endTime }) => sum + (endTime - startTime) / 1000, 0),
    ...(skipped ? { note: `${skipped} skipped` } : {}),
  };
  if (own.length > 0 || files.length > 0) return result;
  return mayBeEmpty.includes(part)
    ? { ...result, note: 'no tests yet' }
    : { ...result, failed: 1, note: 'no tests found' };
}
