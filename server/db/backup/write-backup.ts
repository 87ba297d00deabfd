import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { ZipFile } from 'yazl';
import {
  BackupFault,
  type BackupIndex,
  CopiedText,
  filePrefix,
  indexName,
  type SavedTable,
  tablePath,
} from './backup-index.js';
import { listed, quoted, type Table, tablesOf } from './tables.js';

type BackupOrder = Readonly<{
  databaseUrl: string;
  /** Where uploaded files are; null if they are in a bucket. */
  uploads: string | null;
  file: string;
}>;

const onlyForMe = 0o600;

/**
 * Writes a ZIP with a snapshot of every table, and the uploaded files, without downtime. The file gets its name only
 * once it is complete. @throws BackupFault
 */
export async function writeBackup({ databaseUrl, uploads, file }: BackupOrder): Promise<BackupIndex> {
  if (await isThere(file)) throw new BackupFault(`${file} already exists. Name another file, or move that one.`);
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'tastemaker backup' });
  await client.connect();
  const aside = `${file}.part`;
  try {
    await client.query('begin transaction isolation level repeatable read read only');
    const backup = new Backup(client, uploads);
    await pipeline(await backup.stream(), createWriteStream(aside, { mode: onlyForMe, flags: 'wx' }));
    await rename(aside, file);
    return backup.index!;
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'EEXIST')
      throw new BackupFault(`${aside} is being written, or was left. Remove it if nobody writes it.`);
    await rm(aside, { force: true });
    throw error;
  } finally {
    await client.end();
  }
}

class Backup {
  index: BackupIndex | null = null;
  private readonly zip = new ZipFile();
  private readonly saved: SavedTable[] = [];

  constructor(
    private readonly client: pg.Client,
    private readonly uploads: string | null,
  ) {}

  async stream(): Promise<Readable> {
    const out = this.zip.outputStream as Readable;
    const { migrations, queueMigration } = await this.madeBy();
    const sequences = await this.sequences();
    for (const table of await tablesOf(this.client)) this.add(tablePath(table.name), out, () => this.rowsOf(table));
    const files = await this.addFiles(out);
    this.add(indexName, out, () => {
      const index = { format: 1, madeAt: new Date().toISOString(), migrations, queueMigration } as const;
      this.index = { ...index, tables: this.saved, sequences, files };
      return Readable.from([JSON.stringify(this.index, null, 2)], { objectMode: false });
    });
    this.zip.end();
    return out;
  }

  /** Opens each file only when it is written. */
  private add(name: string, out: Readable, open: () => Readable): void {
    const compress = !name.startsWith(filePrefix); // pictures and videos are already compressed
    this.zip.addReadStreamLazy(name, { compress }, (ready) =>
      ready(
        null,
        open().on('error', (error) => out.destroy(error)),
      ),
    );
  }

  /**
   * After the tables: a file without a row is harmless, a row without its file isn't. Returns how many; null without a
   * folder.
   */
  private async addFiles(out: Readable): Promise<number | null> {
    if (this.uploads === null) return null;
    const folder = this.uploads;
    const names = await readdir(folder).catch(() => [] as string[]);
    for (const name of names)
      this.add(filePrefix + name, out, () => Readable.from(contentOf(path.join(folder, name)), { objectMode: false }));
    return names.length;
  }

  private rowsOf({ name, columns }: Table): Readable {
    const copy = this.client.query(copyTo(`copy (select ${listed(columns)} from ${quoted(name)}) to stdout`));
    const text = new CopiedText();
    const counted = new Transform({
      transform: (chunk: Buffer, _, done) => {
        text.take(chunk);
        done(null, chunk);
      },
      flush: (done) => {
        this.saved.push({ name, columns, rows: text.rows, sha256: text.sha256() });
        done();
      },
    });
    return copy.on('error', (error) => counted.destroy(error)).pipe(counted);
  }

  private async madeBy() {
    const { rows } = await this.client.query<{ name: string }>('select name from migrations order by id');
    const queue = await this.client.query<{ id: number }>('select max(id)::int as id from graphile_worker.migrations');
    return { migrations: rows.map(({ name }) => name), queueMigration: queue.rows[0]!.id };
  }

  private async sequences(): Promise<BackupIndex['sequences']> {
    const { rows } = await this.client.query<{ name: string }>(
      `select schemaname || '.' || sequencename as name from pg_sequences
       where schemaname in ('public', 'graphile_worker') and sequencename <> 'migrations_id_seq' order by 1`,
    );
    const values: Record<string, { value: string; called: boolean }> = {};
    for (const { name } of rows) {
      const { rows: found } = await this.client.query<{ value: string; called: boolean }>(
        `select last_value::text as value, is_called as called from ${quoted(name)}`,
      );
      values[name] = found[0]!;
    }
    return values;
  }
}

/** An empty stream for a file that has been deleted since: the restore skips empty ones. */
async function* contentOf(file: string): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of createReadStream(file)) yield chunk as Buffer;
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOENT') throw error;
  }
}

const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );
