import { stripVTControlCharacters } from 'node:util';

const shownLines = 40;
const rule = '─'.repeat(80);

const slowestShown = 10;

/**
 * Prints why tests failed, then a small table, the slowest files, and the last line: `N passed, N failed`. The exit code
 * follows it.
 */
export function showReport(results, milliseconds) {
  for (const { part, failures = [] } of results)
    for (const { title, where = '', message } of failures)
      console.log(`\n${rule}\n${part}: ${title}\n${where}\n\n${shortened(stripVTControlCharacters(message))}`);
  const cells = results.map(({ part, passed, failed, seconds, note = '' }) => [
    part,
    passed,
    failed,
    `${seconds.toFixed(1)} s`,
    note,
  ]);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  const table = [
    ['', 'passed', 'failed', 'time', ''],
    ...cells,
    ['by the clock', '', '', `${(milliseconds / 1000).toFixed(1)} s`, ''],
  ];
  console.log();
  for (const [part, ...numbers] of table) {
    const note = numbers.pop();
    console.log(`${part.padEnd(14)}${numbers.map((number) => String(number).padStart(9)).join('')}  ${note}`.trimEnd());
  }
  showSlowest(results);
  if (passed + failed === 0) console.log('\nNo test was found.');
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}

function showSlowest(results) {
  const slowest = results
    .flatMap(({ part, files = [] }) => files.map((each) => ({ part, ...each })))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, slowestShown);
  if (slowest.length < slowestShown) return;
  console.log('\nslowest');
  for (const { part, file, seconds } of slowest)
    console.log(`${`${seconds.toFixed(1)} s`.padStart(9)}  ${part.padEnd(13)} ${file.slice(0, 100)}`);
}

function shortened(message) {
  const lines = message.trimEnd().split('\n');
  return lines.length <= shownLines
    ? lines.join('\n')
    : [...lines.slice(0, shownLines), `… and ${lines.length - shownLines} more lines`].join('\n');
}
