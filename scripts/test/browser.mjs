import fs from 'node:fs';
import { packageBin } from '../project.mjs';
import { buildIfNeeded } from '../build-if-needed.mjs';
import { findChromium } from './chromium.mjs';
import { resultsOf } from './told.mjs';

/**
 * Runs the browser journeys against the built product: for `browser` those of every run, for `browser-long` those with
 * the tag `@long`. They begin once `others` has settled. Returns `{ part, passed, failed, seconds, note?, failures }`,
 * the seconds from then on.
 */
export async function runBrowserTests(part, files, others = Promise.resolve()) {
  let startedAt = performance.now();
  void others.then(() => (startedAt = performance.now()));
  const result = await journeys(part, files, others).catch((error) => failedAtOnce(error.message));
  return { part, ...result, seconds: (performance.now() - startedAt) / 1000 };
}

const failedAtOnce = (note) => ({ passed: 0, failed: 1, note, failures: [] });

const folder = 'test/browser';

/** Whether any of these patterns matches one of ours: to find out, Playwright would first create the whole world. */
const meant = (files) =>
  fs
    .readdirSync(folder)
    .some(
      (file) => file.endsWith('.spec.ts') && files.some((each) => `${folder}/${file}`.match(each.replace(/:\d+$/, ''))),
    );

async function journeys(part, files, others) {
  const mayBeEmpty = files.length > 0; // possibly they are all for the other run
  if (mayBeEmpty && !meant(files)) return { passed: 0, failed: 0, failures: [] };
  if (!(await buildIfNeeded())) return failedAtOnce('the build has failed');
  const chromium = await findChromium();
  const env = { ...process.env, ...(chromium ? { CHROMIUM: chromium } : {}) };
  const tagged = part === 'browser-long' ? '--grep=@long' : '--grep-invert=@long';
  const options = ['--reporter=scripts/test/browser-reporter.mjs', tagged, '--pass-with-no-tests'];
  const args = [packageBin('@playwright/test', 'playwright'), 'test', ...options, ...files];
  const [result] = await resultsOf({ title: part, parts: [part], args, env, mayBeEmpty, begins: others });
  return result;
}
