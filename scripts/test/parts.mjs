import { packageBin, run } from '../project.mjs';
import { buildIfNeeded } from '../build-if-needed.mjs';
import { runBrowserTests } from './browser.mjs';
import { runJest } from './jest.mjs';

const quietly = { quiet: true };

/** Each a program that succeeds or fails as one. */
const steps = {
  format: () => run(process.execPath, [packageBin('prettier'), '--check', '--log-level=warn', '.'], quietly),
  lint: () => run('npm', ['run', '--silent', 'lint'], quietly),
  types: () => run('npm', ['run', '--silent', 'types'], quietly),
  openapi: () => run(process.execPath, ['scripts/openapi.mjs', '--check'], quietly),
  build: async () => ((await buildIfNeeded()) ? 0 : 1),
};

const withoutDatabase = ['architecture', 'unit', 'client'];
const withDatabase = ['pg', 'e2e', 'reliability', 'security', 'scale'];

const timing = ['timing'];

/** In this order; what stands in one row shares the machine's cores, and what measures time has them for itself. */
const rows = [['format', 'lint', 'types'], ['build', 'openapi'], withoutDatabase, withDatabase, timing, ['browser']];

export const partNames = rows.flat();

/** Answers `{ part, passed, failed, seconds, note? }` for each part. */
export async function runParts(wanted, files) {
  const results = [];
  for (const row of rows) {
    const parts = row.filter((part) => wanted.includes(part));
    if (parts.length === 0) continue;
    console.log(`\n── ${parts.join(', ')} ${'─'.repeat(60)}`.slice(0, 80));
    if ([withoutDatabase, withDatabase, timing].includes(row)) results.push(...(await runJest(parts, files)));
    else if (row.includes('browser')) results.push(await runBrowserTests(files));
    else if (row.includes('build'))
      for (const part of parts) results.push(await runStep(part)); // one needs the other
    else results.push(...(await Promise.all(parts.map(runStep))));
  }
  return results;
}

async function runStep(part) {
  const startedAt = performance.now();
  const passed = (await steps[part]()) === 0;
  return { part, passed: passed ? 1 : 0, failed: passed ? 0 : 1, seconds: (performance.now() - startedAt) / 1000 };
}
