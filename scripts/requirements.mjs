// Writes docs/requirements.md: the tests for each line of the specification. With --check it only compares.
import fs from 'node:fs';
import path from 'node:path';
import { readTests } from './requirements/read-tests.mjs';

const root = path.resolve(import.meta.dirname, '..');
const paper = path.join(root, 'docs/requirements.md');

const head = `# Lines and their tests

Made by \`npm run requirements\` from the titles of the tests; please do not edit it by hand. A title that begins with a
number, as in \`R429: every route says who may knock\`, stands for that line of the product's specification. Which lines
must have a test stands in [claimed.ts](../test/requirements/claimed.ts).

| Line | What the test says | Where |
| ---- | ------------------ | ----- |
`;

/** Escapes text for a table cell. */
const cell = (text) => text.replace(/[\s\p{Cc}]+/gu, ' ').replace(/[\\|*_`<>[\]]/g, '\\$&');

const row = ({ line, words, file }) => `| R${line} | ${cell(words)} | [${path.basename(file)}](../${file}) |\n`;

const tests = readTests(root).sort((a, b) => a.line - b.line);
const text = head + [...new Set(tests.map(row))].join('');

if (!process.argv.includes('--check')) {
  fs.writeFileSync(paper, text);
  console.log(`${new Set(tests.map(({ line }) => line)).size} lines have tests: docs/requirements.md`);
} else if (!fs.existsSync(paper) || fs.readFileSync(paper, 'utf8') !== text) {
  console.error('docs/requirements.md does not say what the tests say; please run: npm run requirements');
  process.exitCode = 1;
}
