import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { asOneMigration, startAfresh } from '../adopt-unreleased.js';
import { migrate } from '../migrate.js';
import { migrations } from '../migrations/index.js';
import {
  BackupFault,
  type BackupIndex,
  CopiedText,
  filePrefix,
  indexName,
  type SavedTable,
  tablePath,
} from './backup-index.js';
import { quoted, tablesOf, withColumns } from './tables.js';

type RestoreOrder = Readonly<{
  databaseUrl: string;
  /** Where to put uploaded files; null if they are in a bucket. */
  uploads: string | null;
  file: string;
}>;

/**
 * Restores a backup into an empty database: creates the tables as they were then, fills them in one transaction,
 * compares them with the manifest, and migrates them. On an error, every table stays empty. @throws BackupFault
 */
export async function loadBackup({ databaseUrl, uploads, file }: RestoreOrder): Promise<BackupIndex> {
  const zip = await openPromise(file, { autoClose: false }).catch((error: Error) => {
    throw new BackupFault(`${file} cannot be read as a backup: ${error.message}`);
  });
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'tastemaker restore' });
  await client.connect();
  try {
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    const index = await indexOf(zip, entries, file);
    await refuseUnlessEmpty(client);
    await migrate(databaseUrl, index.migrations);
    await refuseOtherQueue(client, index);
    if (uploads !== null) await loadFiles(zip, entries, uploads);
    await new TableLoader(client, zip, entries).load(index);
    await migrate(databaseUrl);
    return index;
  } finally {
    await client.end();
    zip.close();
  }
}

async function indexOf(zip: ZipFile, entries: ReadonlyMap<string, Entry>, file: string): Promise<BackupIndex> {
  const entry = entries.get(indexName);
  const index = entry && ((await json(await zip.openReadStreamPromise(entry)).catch(() => undefined)) as BackupIndex);
  if (index?.format !== 1) throw new BackupFault(`${file} is no backup that this release can read.`);
  const names = asOneMigration(index.migrations);
  if (!names) throw new BackupFault(`${file} was made before the first release and cannot be restored. ${startAfresh}`);
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new BackupFault(
      `${file} was made by a newer release, which knows ${unknown.join(', ')}. Restore it with that one.`,
    );
  return { ...index, migrations: names };
}

async function refuseUnlessEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ used: boolean }>(
    `select exists (select from pg_tables where schemaname in ('public', 'graphile_worker')) as used`,
  );
  if (rows[0]!.used)
    throw new BackupFault(
      'This database is in use. Give an empty one by DATABASE_URL, or an empty folder by DATA_DIR.',
    );
}

async function refuseOtherQueue(client: pg.Client, { queueMigration }: BackupIndex): Promise<void> {
  const { rows } = await client.query<{ id: number }>('select max(id)::int as id from graphile_worker.migrations');
  if (rows[0]!.id !== queueMigration)
    throw new BackupFault(
      'The backup was made with another release of the job queue. Restore it with that release, then update.',
    );
}

async function loadFiles(zip: ZipFile, entries: ReadonlyMap<string, Entry>, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const entry of entries.values()) {
    if (!entry.fileName.startsWith(filePrefix) || entry.uncompressedSize === 0) continue;
    const target = path.join(folder, path.basename(entry.fileName));
    await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(target, { flush: true }));
  }
}

class TableLoader {
  constructor(
    private readonly client: pg.Client,
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  async load({ tables, sequences }: BackupIndex): Promise<void> {
    const saved = new Map(tables.map((table) => [table.name, table]));
    const names = (await tablesOf(this.client)).map(({ name }) => name);
    const lost = tables.find(
      ({ name }) => !names.includes(name) && this.entries.get(tablePath(name))?.uncompressedSize,
    );
    if (lost) throw new BackupFault(`The backup holds rows of ${lost.name}, a table that this release does not have.`);
    await this.client.query('begin');
    // Rows written by migrations are in the backup too. Triggers already ran when the rows were created.
    for (const name of names) await this.client.query(`alter table ${quoted(name)} disable trigger user`);
    await this.client.query(`truncate ${names.map(quoted).join(', ')}`);
    for (const name of names) {
      const table = saved.get(name);
      if (!table) throw new BackupFault(`The backup holds nothing of ${name}.`);
      await this.fill(table);
    }
    for (const name of names) await this.client.query(`alter table ${quoted(name)} enable trigger user`);
    for (const [name, { value, called }] of Object.entries(sequences))
      await this.client.query('select setval($1::text::regclass, $2, $3)', [quoted(name), value, called]);
    await this.client.query('commit');
  }

  private async fill({ name, columns, sha256 }: SavedTable): Promise<void> {
    const entry = this.entries.get(tablePath(name));
    if (!entry) throw new BackupFault(`The backup holds nothing of ${name}.`);
    // First, so that an error is handled if the database rejects the copy at once.
    const saved = await this.zip.openReadStreamPromise(entry);
    const copy = this.client.query(copyFrom(`copy ${withColumns(name, columns)} from stdin`));
    const text = new CopiedText();
    const hashed = async function* (from: Readable) {
      for await (const chunk of from as AsyncIterable<Buffer>) {
        text.take(chunk);
        yield chunk;
      }
    };
    try {
      await pipeline(saved, hashed, copy);
    } catch (error) {
      throw new BackupFault(`${name} cannot be read from the backup: ${(error as Error).message}`);
    }
    if (copy.rowCount !== text.rows || text.sha256() !== sha256)
      throw new BackupFault(`${name} is not what it was when the backup was made. The file is damaged.`);
  }
}
