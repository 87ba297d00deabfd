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
    const npm = '#!/bin/sh\nmkdir -p node_modules\necho "$@" >> asked\n';
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
});
