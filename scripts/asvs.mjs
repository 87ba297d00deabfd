// Writes docs/asvs.md: the evidence for each row of the ASVS. With --check it only compares.
import fs from 'node:fs';
import path from 'node:path';
import { faultsIn, levelOf, readRows } from './asvs/rows.mjs';

const root = path.resolve(import.meta.dirname, '..');
const paper = path.join(root, 'docs/asvs.md');
const source = fs.readFileSync(path.join(root, 'test/security/asvs.txt'), 'utf8');

const faults = faultsIn(source, root);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
const { chapters, rows } = readRows(source);

const cell = (text) => text.replaceAll('|', '\\|');
const linked = ({ file, anchor = '', title }) =>
  `[${path.basename(file)}](${path.posix.relative('docs', file)}${anchor})${title ? ` \`${title}\`` : ''}`;
const how = ({ proofs, reason, differs, open }) =>
  [
    ...(reason ? [`Can’t apply: ${reason}`] : []),
    ...proofs.map(linked),
    ...(differs ? [`**Differs**: ${differs}`] : []),
    ...(open ? [`**Open**: ${open}`] : []),
  ].join('<br>');
const line = (row) => `| ${row.number} | ${levelOf(row.number)} | ${cell(row.about)} | ${cell(how(row))} |\n`;
const table = ({ number, title }) =>
  `\n## ${number}. ${title}\n\n| Row | Level | About | How |\n| --- | --- | --- | --- |\n` +
  rows
    .filter((row) => row.number.startsWith(`${number}.`))
    .map(line)
    .join('');

const [open, differing] = [rows.filter((row) => row.open), rows.filter((row) => row.differs)];
const numbersOf = (some) => some.map(({ number }) => number).join(', ');
const countOf = (wanted) => {
  const [one, two] = [1, 2].map((level) => wanted.filter(({ number }) => levelOf(number) === level).length);
  return `${one} | ${two} | ${one + two}`;
};

const text = `# ASVS 5.0

Made by \`npm run requirements\` from [asvs.txt](../test/security/asvs.txt); please do not edit it by hand. Each row of level 1 and 2 of OWASP’s
Application Security Verification Standard 5.0.0 has its number, a few words of our own, and the tests or documents that show how it
is kept, why part of it is done otherwise, or why it can’t apply. The standard’s own text is at [owasp.org](https://owasp.org/www-project-application-security-verification-standard/).

| | Level 1 | Level 2 | Both |
| --- | --- | --- | --- |
| Kept | ${countOf(rows.filter((row) => !row.reason && !row.differs && !row.open))} |
| Differs in part, for a reason | ${countOf(differing)} |
| Can’t apply | ${countOf(rows.filter((row) => row.reason))} |
| Open, in whole or in part | ${countOf(open)} |
| All | ${countOf(rows)} |

Differing: ${numbersOf(differing)}. Open: ${numbersOf(open)}.
${chapters.map(table).join('')}`;

if (!process.argv.includes('--check')) {
  fs.writeFileSync(paper, text);
  console.log(`${rows.length} rows of the ASVS: docs/asvs.md`);
} else if (!fs.existsSync(paper) || fs.readFileSync(paper, 'utf8') !== text) {
  console.error('docs/asvs.md does not say what test/security/asvs.txt says; please run: npm run requirements');
  process.exitCode = 1;
}
