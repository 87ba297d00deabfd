import fs from 'node:fs';
import { createInterface } from 'node:readline';
import { packageBin, started } from '../project.mjs';
import { buildIfNeeded } from '../build-if-needed.mjs';
import { findChromium } from './chromium.mjs';

/**
 * Runs the browser journeys against the built product: those of every run, or with `long` the others, which have the tag `@long`.
 * After each test `onProgress` hears `{ passed, failed }`. Answers `{ part, passed, failed, seconds, note?, failures }`; a failure
 * is `{ title, where, message }`.
 */
export async function runBrowserTests(files, { long = false, onProgress = () => undefined } = {}) {
  const startedAt = performance.now();
  const result = await journeys(files, long, onProgress).catch((error) => failedAtOnce(error.message));
  return { part: 'browser', ...result, seconds: (performance.now() - startedAt) / 1000 };
}

const failedAtOnce = (note) => ({ passed: 0, failed: 1, note, failures: [] });

const folder = 'test/browser';

/** Whether any of these patterns means one of ours: to find that out, Playwright would first make the whole world. */
const meant = (files) =>
  fs
    .readdirSync(folder)
    .some(
      (file) => file.endsWith('.spec.ts') && files.some((each) => `${folder}/${file}`.match(each.replace(/:\d+$/, ''))),
    );

async function journeys(files, long, onProgress) {
  if (files.length > 0 && !meant(files)) return { passed: 0, failed: 0, failures: [] };
  if (!(await buildIfNeeded())) return failedAtOnce('the build has failed');
  const chromium = await findChromium();
  const env = { ...process.env, ...(chromium ? { CHROMIUM: chromium } : {}) };
  const options = ['--reporter=scripts/test/browser-reporter.mjs', long ? '--grep=@long' : '--grep-invert=@long'];
  if (files.length > 0) options.push('--pass-with-no-tests'); // it may be that all of theirs are for the other run
  const args = [packageBin('@playwright/test', 'playwright'), 'test', ...options, ...files];
  const playwright = started(process.execPath, args, { env, stdio: ['ignore', 'inherit', 'inherit', 'pipe'] });
  const ended = new Promise((resolve, reject) => playwright.once('close', resolve).once('error', reject));
  let passed = 0;
  const failures = [];
  for await (const line of createInterface({ input: playwright.stdio[3] })) {
    const { failed } = JSON.parse(line);
    if (failed) failures.push(failed);
    else passed++;
    onProgress({ passed, failed: failures.length });
  }
  const code = await ended; // null when it was killed
  if (code === 0 || failures.length > 0) return { passed, failed: failures.length, failures };
  return { passed, failed: 1, failures, note: 'Playwright ended outside of any test' };
}
