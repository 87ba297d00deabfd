import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

type Cruise = {
  summary: { violations: { rule: { name: string }; from: string; to: string }[]; totalCruised: number };
};

const root = path.resolve(__dirname, '../..');
const config = path.join(root, '.dependency-cruiser.cjs');
const violationsRoot = 'test/architecture/violations';

function cruise(folders: string[], env: NodeJS.ProcessEnv = {}): Cruise {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
      '--config',
      config,
      '--output-type',
      'json',
      ...folders,
    ],
    { cwd: root, encoding: 'utf8', env: { ...process.env, ...env }, maxBuffer: 256 * 1024 * 1024 },
  );
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout) as Cruise;
}

const rules = () => createRequire(__filename)(config) as { forbidden: { name: string }[] };

describe('the import rules', () => {
  it('each of them catches its small offender', () => {
    const { summary } = cruise([violationsRoot], { VIOLATIONS_ROOT: violationsRoot });
    const caught = new Set(summary.violations.map(({ rule }) => rule.name));
    expect([...caught].sort()).toEqual([...new Set(rules().forbidden.map(({ name }) => name))].sort());
  });

  it('the product breaks none, and is really read', () => {
    const { summary } = cruise(['server', 'sandbox', 'client']);
    expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual([]);
    expect(summary.totalCruised).toBeGreaterThan(50);
  });
});
