import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const programs = pathToFileURL(path.resolve(__dirname, '../scripts/programs.mjs')).href;
const asText = JSON.stringify;

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('what a script has started ends with it by %s', async (signal) => {
  const waits = `console.log('begun'); setInterval(() => undefined, 1e3);`;
  const starts = `require('node:child_process').spawn(process.execPath, ['-e', ${asText(waits)}], { stdio: 'inherit' });`;
  const script = `import { started } from ${asText(programs)};
    started(process.execPath, ['-e', ${asText(starts)}], { stdio: 'inherit' });`;
  const running = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(running.stdout, 'data');
  running.kill(signal);
  const [, endedBy] = await once(running, 'close'); // once the last process that shares its output has ended
  expect(endedBy).toBe(signal);
});

describe('packages are installed', () => {
  const scripts = path.resolve(__dirname, '../scripts');
  let folder: string;
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'install-'));
    for (const file of ['install-if-needed.mjs', 'programs.mjs', 'progress.mjs', 'project.mjs'])
      fs.cpSync(path.join(scripts, file), path.join(folder, 'scripts', file));
    const npm =
      '#!/bin/sh\nmkdir -p node_modules\necho "$@" >> asked\n' +
      '[ ! -f npm-shrinkwrap.json ] || { cp npm-shrinkwrap.json seen; [ ! -f refuses ]; }\n';
    fs.mkdirSync(path.join(folder, 'bin'));
    fs.writeFileSync(path.join(folder, 'bin/npm'), npm, { mode: 0o755 });
    lock('{}');
  });
  afterEach(() => fs.rmSync(folder, { recursive: true }));

  const lock = (text: string) => fs.writeFileSync(path.join(folder, 'package-lock.json'), text);

  /** Returns what npm was asked, in its first words. */
  function install(part: 'product' | 'all'): readonly string[] {
    const asked = path.join(folder, 'asked');
    fs.rmSync(asked, { force: true });
    const script = `const { installIfNeeded } = await import(${asText(path.join(folder, 'scripts/install-if-needed.mjs'))});
      await installIfNeeded(${part === 'all' ? '' : asText(part)});`;
    const env = { ...process.env, PATH: `${path.join(folder, 'bin')}:${process.env.PATH}` };
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { env });
    return fs.existsSync(asked) ? fs.readFileSync(asked, 'utf8').trim().split('\n') : [];
  }

  it('first those of the product, then for tests only the rest', () => {
    expect(install('product')).toEqual([expect.stringMatching(/^ci --workspace=sandbox --include-workspace-root /)]);
    expect(install('product')).toEqual([]);
    expect(install('all')).toEqual([expect.stringMatching(/^install --no-save /)]);
    expect(install('all')).toEqual([]);
    expect(install('product')).toEqual([]);
  });

  it('all at once for tests in an empty folder, and again from another lock file', () => {
    expect(install('all')).toEqual([expect.stringMatching(/^ci (?!.*--workspace)/)]);
    lock('{ }');
    expect(install('all')).toEqual([expect.stringMatching(/^ci (?!.*--workspace)/)]);
    lock('{  }');
    expect(install('product')).toEqual([expect.stringMatching(/^ci .*--workspace=sandbox/)]);
  });

  it('from addresses that the lock file lacks, so that npm asks for no list of versions', () => {
    const packages = {
      '': { name: 'ours' },
      'node_modules/plain': { version: '1.2.3', integrity: 'sha512-a' },
      'node_modules/plain/node_modules/@some/part': { version: '4.0.0', integrity: 'sha512-b' },
      'node_modules/other': { name: 'real', version: '5.0.0', integrity: 'sha512-c' },
      'node_modules/own': { resolved: 'own', link: true },
    };
    lock(JSON.stringify({ packages }));
    expect(install('product')).toHaveLength(1);
    const seen = JSON.parse(fs.readFileSync(path.join(folder, 'seen'), 'utf8')) as { packages: typeof packages };
    expect(Object.values(seen.packages).map((each) => 'resolved' in each && each.resolved)).toEqual([
      false,
      'https://registry.npmjs.org/plain/-/plain-1.2.3.tgz',
      'https://registry.npmjs.org/@some/part/-/part-4.0.0.tgz',
      'https://registry.npmjs.org/real/-/real-5.0.0.tgz',
      'own',
    ]);
    expect(fs.readdirSync(folder)).not.toContain('npm-shrinkwrap.json');
  });

  it('without these addresses where a registry has others', () => {
    fs.writeFileSync(path.join(folder, 'refuses'), '');
    expect(install('product')).toHaveLength(2);
    expect(fs.readdirSync(folder)).not.toContain('npm-shrinkwrap.json');
  });
});
