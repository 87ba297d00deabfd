import { outputOf, toldToEnd } from '../programs.mjs';
import { packageBin } from '../project.mjs';
import { buildIfNeeded } from '../build-if-needed.mjs';
import { runBrowserTests } from './browser.mjs';
import { httpTestsOf } from './changed.mjs';
import { runJest } from './jest.mjs';
import { progressOf } from './progress.mjs';

// Linter and compiler are written in Go and finish before they need garbage collection, which took a fifth of their
// time.
process.env.GOGC = 'off';

/** Programs that succeed or fail as a whole. */
const steps = {
  format: () => outputOf(process.execPath, [packageBin('oxfmt'), '--check']),
  lint: () => outputOf('npm', ['run', '--silent', 'lint']),
  types: () => outputOf('npm', ['run', '--silent', 'types']),
  build: async () => ({ code: (await buildIfNeeded()) ? 0 : 1, output: 'The build says why above.' }),
  openapi: () => outputOf(process.execPath, ['scripts/openapi.mjs', '--check']),
};

/** Parts that share one Jest: its workers load the product once for all of them. */
const jests = {
  server: ['architecture', 'unit', 'pg', 'e2e', 'reliability', 'security'],
  client: ['client'],
  timing: ['timing'],
  long: ['long'],
};

/**
 * In this order. What is in one row runs side by side, so that no core idles while one waits; timing tests run alone.
 * Journeys begin after the rest of their row, which only their demo world is made beside.
 */
const everyTime = [
  [['format'], ['lint'], ['types'], ['build']],
  [['openapi'], jests.server],
  [jests.client, ['browser']],
];
const tooLong = [[jests.timing], [jests.long], [['browser-long']]];

export const everyPart = everyTime.flat(2);
export const partNames = [...everyPart, ...tooLong.flat(2)];

/**
 * Returns `{ part, passed, failed, seconds, note?, failures? }` for each part, until the run is stopped. `files` are words in
 * names of test files. With `changed`, a list of files, only their tests run, and for the browser only changed specs.
 */
export async function runParts(wanted, scope) {
  const results = [];
  for (const row of [...everyTime, ...tooLong]) {
    const runs = [];
    for (const together of row) {
      const parts = together.filter((part) => wanted.includes(part));
      if (parts.length > 0) runs.push(runTogether(together, parts, { ...scope, others: Promise.allSettled(runs) }));
    }
    results.push(...(await Promise.all(runs)).flat());
    if (toldToEnd()) return [...results, unfinished()];
  }
  return results;
}

const unfinished = () => ({ part: 'unfinished', passed: 0, failed: 1, seconds: 0, note: `ended by ${toldToEnd()}` });

async function runTogether(together, parts, { files = [], changed, others }) {
  const [title] = Object.entries(jests).find(([, own]) => own === together) ?? [];
  if (title && changed) return changed.length > 0 ? runRelated(title, parts, changed) : [];
  if (title) return runJest(title, parts, { files });
  if (together.includes('browser')) return runBrowser(files, changed, others);
  if (together.includes('browser-long')) return [await runBrowserTests('browser-long', files)];
  return runStep(parts[0]);
}

/** Tests that import a changed file; HTTP tests, which import the whole product, by the paths they call. */
async function runRelated(title, parts, changed) {
  const overHttp = parts.filter((part) => ['e2e', 'security', 'reliability'].includes(part));
  const near = parts.filter((part) => !overHttp.includes(part));
  const speaking = httpTestsOf(changed);
  return [
    ...(near.length > 0 ? await runJest(title, near, { more: ['--findRelatedTests', ...changed] }) : []),
    ...(overHttp.length > 0 && speaking.length > 0 ? await runJest('http', overHttp, { files: speaking }) : []),
  ];
}

async function runBrowser(files, changed, others) {
  const own = changed?.filter((file) => file.endsWith('.spec.ts'));
  return own?.length === 0 ? [] : [await runBrowserTests('browser', own ?? files, others)];
}

/** Nothing if the run was stopped: the result is then meaningless. */
async function runStep(part) {
  const progress = progressOf(part);
  const startedAt = performance.now();
  const { code, output } = await steps[part]().catch((error) => ({ code: 1, output: String(error) }));
  if (toldToEnd()) return [];
  const title = `npm run ${part}`;
  const [passed, failed] = code === 0 ? [1, 0] : [0, 1];
  if (failed) progress.failed(title);
  progress.end({ passed });
  const seconds = (performance.now() - startedAt) / 1000;
  return [{ part, passed, failed, seconds, failures: failed ? [{ title, message: output }] : [] }];
}
