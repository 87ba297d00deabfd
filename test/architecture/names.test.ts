import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

type Config = { jsPlugins: string[]; rules: Record<string, unknown> };
type Report = { diagnostics: { code: string }[] };

const root = path.resolve(__dirname, '../..');
const { jsPlugins, rules } = JSON.parse(readFileSync(path.join(root, '.oxlintrc.json'), 'utf8')) as Config;
const plugins = jsPlugins.map((plugin) => path.join(root, plugin));
const ours = Object.fromEntries(Object.entries(rules).filter(([rule]) => rule.startsWith('names/')));

it('each rule about names catches its small offender', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'names-'));
  try {
    const config = path.join(folder, 'config.json');
    writeFileSync(
      config,
      JSON.stringify({ plugins: [], categories: { correctness: 'off' }, jsPlugins: plugins, rules: ours }),
    );
    const { stdout } = spawnSync(
      process.execPath,
      [
        'node_modules/oxlint/bin/oxlint',
        '--config',
        config,
        '--format',
        'json',
        '--no-ignore',
        'test/architecture/violations/names',
      ],
      { cwd: root, encoding: 'utf8' },
    );
    const caught = new Set((JSON.parse(stdout) as Report).diagnostics.map(({ code }) => code));
    expect([...caught].sort()).toEqual(
      Object.keys(ours)
        .map((rule) => rule.replace(/\/(.*)/, '($1)'))
        .sort(),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
