import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { packageBin, run } from '../project.mjs';
import { buildIfNeeded } from '../build-if-needed.mjs';
import { findChromium } from './chromium.mjs';
import { startProduct } from './product.mjs';

/** Runs the browser journeys against the real product on a data folder of its own. */
export async function runBrowserTests(files) {
  const startedAt = performance.now();
  const result = await journeys(files).catch((error) => ({ passed: 0, failed: 1, note: error.message }));
  return { part: 'browser', ...result, seconds: (performance.now() - startedAt) / 1000 };
}

/** One after the other, each with the product to itself. */
const projects = ['journeys', 'pages'];

async function journeys(files) {
  if (!(await buildIfNeeded())) return { passed: 0, failed: 1, note: 'the build has failed' };
  const chromium = await findChromium();
  const product = await startProduct();
  try {
    const counts = [];
    for (const project of projects) counts.push(await runProject(project, files, product.url, chromium));
    return {
      passed: counts.reduce((sum, { passed }) => sum + passed, 0),
      failed: counts.reduce((sum, { failed }) => sum + failed, 0),
      note: counts.map(({ note }) => note).find(Boolean),
    };
  } finally {
    await product.stop();
  }
}

async function runProject(project, files, url, chromium) {
  const report = path.join(os.tmpdir(), `tastemaker-browser-${process.pid}.json`);
  const env = { ...process.env, BASE_URL: url, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  if (chromium) env.CHROMIUM = chromium;
  const playwright = packageBin('@playwright/test', 'playwright');
  const options = ['--reporter=line,json', `--project=${project}`, `--output=test-results/${project}`];
  options.push('--pass-with-no-tests');
  try {
    const code = await run(process.execPath, [playwright, 'test', ...options, ...files], { env });
    return countOf(report, code);
  } finally {
    fs.rmSync(report, { force: true });
  }
}

function countOf(report, code) {
  if (!fs.existsSync(report)) return { passed: 0, failed: 1, note: 'Playwright did not run' };
  const { stats, errors } = JSON.parse(fs.readFileSync(report, 'utf8'));
  const passed = stats.expected + stats.flaky;
  const failed = Math.max(stats.unexpected, code === 0 ? 0 : 1);
  const note = errors[0]
    ? 'Playwright failed outside of any test'
    : stats.flaky
      ? `${stats.flaky} only at a second try`
      : undefined;
  return { passed, failed, note };
}
