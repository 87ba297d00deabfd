import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tastemaker-lint-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

type Config = { jsPlugins: string[]; options: object; ignorePatterns: string[] };

/** The lines of a file of the client that the product's lint finds fault with, as one of these rules. */
function faultsOf(offender: string, rule: string): number[] {
  const config = JSON.parse(fs.readFileSync(path.join(root, '.oxlintrc.json'), 'utf8')) as Config;
  const jsPlugins = config.jsPlugins.map((plugin) => path.resolve(root, plugin));
  fs.writeFileSync(
    path.join(folder, '.oxlintrc.json'),
    JSON.stringify({ ...config, jsPlugins, options: {}, ignorePatterns: [] }),
  );
  fs.mkdirSync(path.join(folder, 'client'));
  fs.copyFileSync(offender, path.join(folder, 'client', path.basename(offender)));
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(root, 'node_modules/oxlint/bin/oxlint'), '-c', '.oxlintrc.json', '--format', 'json', 'client'],
    { cwd: folder, encoding: 'utf8' },
  );
  if (!stdout) throw new Error(stderr);
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; labels: { span: { line: number } }[] }[];
  };
  return diagnostics.filter(({ code }) => code === rule).flatMap(({ labels }) => labels[0]?.span.line ?? []);
}

it('a type that is written by hand for an answer of the API is a fault; one from its document is none', () => {
  const offender = path.join(root, 'test/architecture/violations/client/admin/by-hand.ts');
  const marked = fs
    .readFileSync(offender, 'utf8')
    .split('\n')
    .flatMap((line, at) => (/^export const (sales|brand|useBrand|useRows)/.test(line) ? [at + 1] : []));
  expect(faultsOf(offender, 'tastemaker(generated-answers)').toSorted((a, b) => a - b)).toEqual(marked);
});
