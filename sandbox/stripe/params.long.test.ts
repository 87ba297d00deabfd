import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

it('what the card provider’s stand-in takes is what the pinned SDK declares: the schema is as its script writes it', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tastemaker-schema-'));
  try {
    const file = path.join(folder, 'params.json');
    const { status, stderr } = spawnSync(process.execPath, ['sandbox/stripe/write-params.mjs', file], {
      cwd: root,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
    const kept = readFileSync(path.join(root, 'sandbox/stripe/params.json'), 'utf8');
    expect(readFileSync(file, 'utf8') === kept).toBe(true);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 120_000);
