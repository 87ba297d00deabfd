import fs from 'node:fs';
import path from 'node:path';
import { titlesIn } from '../requirements/read-tests.mjs';

/** The rows of each section by level, as ASVS 5.0.0 numbers them. */
const levels = [
  `1.2.1-5 1.3.1-2 1.5.1 2.1.1 2.2.1-2 2.3.1 3.2.1-2 3.3.1 3.4.1-2 3.5.1-3 4.1.1 4.4.1 5.2.1-2 5.3.1-2 6.1.1 6.2.1-8 6.3.1-2 6.4.1-2
   7.2.1-4 7.4.1-2 8.1.1 8.2.1-2 8.3.1 9.1.1-3 9.2.1 10.4.1-5 11.3.1-2 11.4.1 12.1.1 12.2.1-2 13.4.1 14.2.1 14.3.1 15.1.1 15.2.1
   15.3.1`,
  `1.1.1-2 1.2.6-9 1.3.3-11 1.4.1-3 1.5.2 2.1.2-3 2.2.3 2.3.2-4 2.4.1 3.3.2-4 3.4.3-6 3.5.4-5 3.7.1-2 4.1.2-3 4.2.1 4.3.1-2 4.4.2-4
   5.1.1 5.2.3 5.4.1-3 6.1.2-3 6.2.9-12 6.3.3-4 6.4.3-4 6.5.1-5 6.6.1-3 6.8.1-4 7.1.1-3 7.3.1-2 7.4.3-5 7.5.1-2 7.6.1-2 8.1.2 8.2.3
   8.4.1 9.2.2-4 10.1.1-2 10.2.1-2 10.3.1-4 10.4.6-11 10.5.1-5 10.6.1-2 10.7.1-3 11.1.1-2 11.2.1-3 11.3.3 11.4.2-4 11.5.1 11.6.1
   12.1.2-3 12.3.1-4 13.1.1 13.2.1-5 13.3.1-2 13.4.2-5 14.1.1-2 14.2.2-4 14.3.2-3 15.1.2-3 15.2.2-3 15.3.2-7 16.1.1 16.2.1-5
   16.3.1-4 16.4.1-3 16.5.1-3 17.1.1 17.2.1-4 17.3.1-2`,
];

/** `1.2.6-9` is 1.2.6, 1.2.7, 1.2.8 and 1.2.9. */
function numbersIn(ranges) {
  return ranges.split(/\s+/).flatMap((range) => {
    const [, section, from, to = from] = /^(\d+\.\d+)\.(\d+)(?:-(\d+))?$/.exec(range);
    return Array.from({ length: to - from + 1 }, (_, step) => `${section}.${Number(from) + step}`);
  });
}

const known = new Map(levels.flatMap((ranges, at) => numbersIn(ranges).map((number) => [number, at + 1])));
export const levelOf = (number) => known.get(number);

/**
 * Parses test/security/asvs.txt.
 * @returns {{ chapters: { number: string, title: string }[], rows: { number: string, about: string, proofs: { file:
 * string, anchor?: string, title?: string }[], reason?: string, differs?: string, open?: string }[] }}
 */
export function readRows(source) {
  const [chapters, rows] = [[], []];
  for (const line of source.split('\n')) {
    const [, number, words] = /^([\d.]+) (.+)$/.exec(line) ?? [];
    if (number?.includes('.')) rows.push({ number, about: words, proofs: [] });
    else if (number) chapters.push({ number, title: words });
    else if (line.startsWith('  - ')) rows.at(-1).reason = line.slice(4);
    else if (line.startsWith('  ~ ')) rows.at(-1).differs = line.slice(4);
    else if (line.startsWith('  ! ')) rows.at(-1).open = line.slice(4);
    else if (line.startsWith('  ')) rows.at(-1).proofs.push(proofIn(line.slice(2)));
  }
  return { chapters, rows };
}

function proofIn(text) {
  const [, file, anchor, title] = /^([^\s:#]+)(#[\w-]+)?(?:: (.+))?$/.exec(text) ?? [null, text];
  return { file, anchor, title };
}

/** Without the specification's line numbers, such as `R83, R85–R87: `. */
const bare = (title) =>
  title
    .replace(/^R\d+[\dR, –-]*: /, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** Missing, unknown or unanswered rows, and files and tests that don't exist; as sentences. */
export function faultsIn(source, root) {
  const { rows } = readRows(source);
  const numbers = rows.map(({ number }) => number);
  const tests = new Map();
  const titlesOf = (file) => {
    if (!tests.has(file))
      tests.set(file, new Set(titlesIn(file, fs.readFileSync(path.join(root, file), 'utf8')).map(bare)));
    return tests.get(file);
  };
  return [
    ...[...known.keys()].filter((number) => !numbers.includes(number)).map((number) => `${number} is missing.`),
    ...numbers.filter((number) => !known.has(number)).map((number) => `${number} is no row of level 1 or 2.`),
    ...numbers.filter((number, at) => numbers.indexOf(number) < at).map((number) => `${number} is there twice.`),
    ...rows.flatMap(({ number, about, proofs, reason, open }) => [
      ...(about.split(' ').length > 5 ? [`${number} is about more than five words.`] : []),
      ...((reason === undefined) === (proofs.length === 0 && open === undefined)
        ? [`${number} needs a proof or why it can’t apply, and not both.`]
        : []),
      ...proofs.flatMap(({ file, title }) => {
        if (!fs.existsSync(path.join(root, file))) return [`${number}: there is no ${file}.`];
        return title && !titlesOf(file).has(bare(title)) ? [`${number}: ${file} has no test “${title}”.`] : [];
      }),
    ]),
  ];
}
