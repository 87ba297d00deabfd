import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

type Config = { jsPlugins: string[]; rules: Record<string, unknown> };
type Report = { diagnostics: { code: string; filename: string; labels: { span: { line: number } }[] }[] };
type Fault = Readonly<{ rule: string; file: string; line: number }>;

const root = path.resolve(__dirname, '../..');
const violations = path.join(root, 'test/architecture/violations');
const config = JSON.parse(fs.readFileSync(path.join(root, '.oxlintrc.json'), 'utf8')) as Config;

/** The lint findings for these offenders, each copied to where the rules for its location apply. */
function lint(offenders: Readonly<Record<string, string>>): Fault[] {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tastemaker-lint-'));
  try {
    const jsPlugins = config.jsPlugins.map((plugin) => path.join(root, plugin));
    const here = { ...config, jsPlugins, options: {}, ignorePatterns: [] };
    fs.writeFileSync(path.join(folder, '.oxlintrc.json'), JSON.stringify(here));
    for (const [place, offender] of Object.entries(offenders))
      fs.cpSync(path.join(violations, offender), path.join(folder, place), { recursive: true });
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [path.join(root, 'node_modules/oxlint/bin/oxlint'), '-c', '.oxlintrc.json', '--format', 'json'],
      { cwd: folder, encoding: 'utf8' },
    );
    if (!stdout) throw new Error(stderr);
    return (JSON.parse(stdout) as Report).diagnostics.map(({ code, filename, labels }) => ({
      rule: code,
      file: filename,
      line: labels[0]!.span.line,
    }));
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

const byHand = 'client/admin/by-hand.ts';
const texts = 'client/texts.tsx';
const titles = 'client/texts.test.tsx';
let faults: Fault[];
beforeAll(() => {
  faults = lint({ names: 'names', [byHand]: byHand, [texts]: texts, [titles]: titles });
});

it('each rule about names catches its small offender', () => {
  const caught = faults.filter(({ file, rule }) => file.startsWith('names/') && rule.startsWith('names('));
  const rules = Object.keys(config.rules).filter((rule) => rule.startsWith('names/'));
  expect([...new Set(caught.map(({ rule }) => rule))].sort()).toEqual(
    rules.map((rule) => rule.replace(/\/(.*)/, '($1)')).sort(),
  );
});

it('a type that is written by hand for an answer of the API is a fault; one from its document is none', () => {
  const marked = fs
    .readFileSync(path.join(violations, byHand), 'utf8')
    .split('\n')
    .flatMap((line, at) => (/^export const (sales|brand|useBrand|useRows)/.test(line) ? [at + 1] : []));
  const caught = faults.filter(({ file, rule }) => file === byHand && rule === 'tastemaker(generated-answers)');
  expect(caught.map(({ line }) => line).toSorted((a, b) => a - b)).toEqual(marked);
});

it.each<[string, string, number[]]>([
  ['texts and comments', texts, [1, 2, 7, 12]],
  ['titles of tests', titles, [1, 4]],
])('%s that sound translated are faults; a code is none', (_, offender, lines) => {
  const caught = faults.filter(({ file, rule }) => file === offender && rule === 'voice(tell-tale)');
  expect(caught.map(({ line }) => line).toSorted((a, b) => a - b)).toEqual(lines);
});
