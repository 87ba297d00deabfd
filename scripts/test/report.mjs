import { stripVTControlCharacters } from 'node:util';

const shownLines = 40;
const rule = '─'.repeat(80);

/** Prints why tests failed, then a small table, then the last line: `N passed, N failed`. The exit code follows it. */
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
  if (passed + failed === 0) console.log('\nNo test was found.');
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}

function shortened(message) {
  const lines = message.trimEnd().split('\n');
  return lines.length <= shownLines
    ? lines.join('\n')
    : [...lines.slice(0, shownLines), `… and ${lines.length - shownLines} more lines`].join('\n');
}
