import { createHash } from 'node:crypto';

/** A table in a backup. `columns` excludes generated ones; `sha256` is that of its text in COPY format. */
export type SavedTable = Readonly<{
  name: string;
  columns: readonly string[];
  rows: number;
  sha256: string;
}>;

/** The last file in a backup, `backup.json`: a manifest of its content. */
export type BackupIndex = Readonly<{
  format: 1;
  madeAt: string;
  /** In execution order: a backup is loaded into the tables that these created. */
  migrations: readonly string[];
  /** The job queue's own migrations. */
  queueMigration: number;
  tables: readonly SavedTable[];
  /** Each sequence's position; `called` says whether that value has been used. */
  sequences: Readonly<Record<string, { value: string; called: boolean }>>;
  /** How many uploaded files; null if they are in a bucket, which has its own backup. */
  files: number | null;
}>;

export const indexName = 'backup.json';
export const tablePath = (table: string): string => `tables/${table}.copy`;
export const filePrefix = 'files/';

/** Why a backup can't be made or loaded, in a sentence for the operator. */
export class BackupFault extends Error {
  override readonly name = 'BackupFault';
}

const endOfRow = 0x0a;

/**
 * Counts and hashes COPY's output as it streams. A row is a line: a line break within one is written as `\n`
 * (https://www.postgresql.org/docs/current/sql-copy.html, “Text Format”). The driver also knows the row count, but not
 * always before the stream has ended.
 */
export class CopiedText {
  rows = 0;
  private readonly hash = createHash('sha256');

  take(chunk: Buffer): void {
    this.hash.update(chunk);
    for (let at = chunk.indexOf(endOfRow); at >= 0; at = chunk.indexOf(endOfRow, at + 1)) this.rows++;
  }

  /** Of the whole text; can be called only once. */
  sha256(): string {
    return this.hash.digest('hex');
  }
}
