import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { type EmbeddedPostgres, startPostgres } from './index.js';

describe('the embedded PostgreSQL', () => {
  let folder: string;
  const said: string[] = [];
  const start = (dataDir = path.join(folder, 'data')): Promise<EmbeddedPostgres> =>
    startPostgres({ dataDir, database: 'tastemaker', durable: false, say: (sentence) => said.push(sentence) });

  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tastemaker-postgres-'));
    fs.chmodSync(folder, 0o755);
    said.length = 0;
  });
  afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

  async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(text)).rows;
    } finally {
      await client.end();
    }
  }

  it('keeps what was written, with checksums, and is shared by a second starter', async () => {
    const first = await start();
    await query(first.url, 'create table kept as select 41 + 1 as answer');
    const second = await start();
    expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
    expect(await query(second.url, 'show data_checksums')).toEqual([{ data_checksums: 'on' }]);
    await second.stop();
    expect(await query(first.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
    await first.stop();

    const again = await start();
    expect(await query(again.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
    await again.stop();
    expect(said).toEqual([]);
  });

  it('tells both sides when the one who started it ends it while another uses it', async () => {
    const first = await start();
    const second = await start();
    await first.stop();

    expect(said).toEqual([
      expect.stringContaining('other processes that use it now (1) lose it'),
      expect.stringContaining(`process ${process.pid} runs, has ended`),
    ]);
    await second.stop();
  });

  it('says in one sentence that the data is of a newer version', async () => {
    fs.mkdirSync(path.join(folder, 'data/pg'), { recursive: true });
    fs.writeFileSync(path.join(folder, 'data/pg/PG_VERSION'), '99\n');

    await expect(start()).rejects.toThrow(
      /^The database in .* was made by a newer PostgreSQL \(99; this release brings 18\)\./,
    );
  });

  it('says in one sentence that the data folder is no folder', async () => {
    fs.writeFileSync(path.join(folder, 'data'), '');

    await expect(start()).rejects.toThrow(/^The data folder .* is not a folder\./);
  });

  const asRoot = process.getuid?.() === 0;
  (asRoot ? it : it.skip)('says in one sentence that the disk is full', async () => {
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=20m', 'tmpfs', folder]).status === 0;
    if (!mounted) return; // a container may forbid it
    try {
      await expect(start()).rejects.toThrow(/^The disk of .* is full: \d+ MB are free/);
    } finally {
      spawnSync('umount', [folder]);
    }
  });

  (asRoot ? it.skip : it)('says in one sentence that it may not write', async () => {
    fs.chmodSync(folder, 0o555);

    await expect(start()).rejects.toThrow(/^The data folder .* may not be written by this user\./);
  });
});
