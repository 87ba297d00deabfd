// Reports from a running test runner: its reporter calls `tell`, the run receives it in `resultsOf`.
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import { createInterface } from 'node:readline';
import { ended, started, toldToEnd } from '../programs.mjs';
import { progressOf } from './progress.mjs';

/** The stream for reports, as lines of JSON. */
const stream = 3;
/** The stream that ends when a runner's tests may begin. */
const untilBeginning = 4;

/**
 * Reports a test `{ passed: title }` or `{ failed: { title, where, message } }`, a file (or a journey) `{ file, seconds, skipped }`, and at
 * the end `{ completed: true }`; with `part` if one runner runs several.
 */
export const tell = (line) => fs.writeSync(stream, `${JSON.stringify(line)}\n`);

/** In a runner: resolves when its tests may begin. */
export async function mayBegin() {
  if (process.env.TESTS_BEGIN_LATER) await once(new net.Socket({ fd: untilBeginning }).resume(), 'close');
}

/**
 * Runs a test runner in Node. With `begins`, it prepares its tests at once and begins them when that resolves. Returns
 * `{ part, passed, failed, seconds, note?, failures }` for each part, as far as it came; seconds are the sum over its
 * files. Anything outside a part is counted under `title`.
 */
export async function resultsOf({ title, parts, args, env = process.env, mayBeEmpty, begins }) {
  const results = new Map(parts.map((part) => [part, nothingOf(part)]));
  const resultOf = (part) => results.get(part) ?? results.set(part, nothingOf(part)).get(part);
  const progress = progressOf(title);
  const runner = started(process.execPath, args, {
    env: begins ? { ...env, TESTS_BEGIN_LATER: 'yes' } : env,
    stdio: ['ignore', 'inherit', 'pipe', 'pipe', ...(begins ? ['pipe'] : [])],
  });
  const end = ended(runner);
  void begins?.then(() => runner.stdio[untilBeginning].destroy());
  let isComplete = false;
  for await (const line of createInterface({ input: runner.stdio[stream] })) {
    if (toldToEnd()) continue; // a stopped run fails, which means nothing
    const { part = title, completed, ...more } = JSON.parse(line);
    if (completed) isComplete = true;
    else take(resultOf(part), more, progress);
  }
  const { code, output } = await end;
  progress.end();
  const all = () => [...results.values()];
  if (toldToEnd()) return all();
  if (!isComplete) failOutside(resultOf(title), 'it did not come to its end', output);
  else if (code !== 0 && all().every(({ failed }) => failed === 0))
    failOutside(resultOf(title), 'it failed outside of any test', output);
  else if (!mayBeEmpty) all().filter(isEmpty).forEach(missTests);
  return all();
}

const nothingOf = (part) => ({ part, passed: 0, failed: 0, skipped: 0, seconds: 0, files: [], failures: [] });
const isEmpty = ({ passed, failed, skipped }) => passed + failed + skipped === 0;

function take(result, { passed, failed, file, seconds = 0, skipped = 0 }, progress) {
  if (file) result.files.push({ file, seconds });
  result.seconds += seconds;
  result.skipped += skipped;
  if (result.skipped > 0) result.note = `${result.skipped} skipped`;
  if (passed) {
    result.passed++;
    progress.passed();
  }
  if (failed) {
    result.failed++;
    result.failures.push(failed);
    progress.failed(`${result.part}: ${failed.title}`);
  }
}

/** The reason is at the end of the output, possibly after the whole usage text. */
function failOutside(result, note, output) {
  result.failed++;
  result.note = note;
  result.failures.push({ title: note, message: output.trimEnd().split('\n').slice(-20).join('\n') });
}

function missTests(result) {
  result.failed = 1;
  result.note = 'no tests found';
}
