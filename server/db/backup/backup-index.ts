import { createHash } from 'node:crypto';

/** A table in a backup. `columns` are those that hold something of their own; `sha256` is of its text as COPY writes it. */
export type SavedTable = Readonly<{
  name: string;
  columns: readonly string[];
  rows: number;
  sha256: string;
}>;

/** The last file of a backup, `backup.json`: what should be in it. */
export type BackupIndex = Readonly<{
  format: 1;
  madeAt: string;
  /** In the order in which they ran: a backup is loaded into the tables that these made. */
  migrations: readonly string[];
  /** The same of the job queue, which brings its own. */
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
 * What COPY writes, counted and hashed as it passes. A row is a line: a line break within one is written as `\n`
 * (https://www.postgresql.org/docs/current/sql-copy.html, “Text Format”). The driver knows the number too, but not always before
 * the text has ended.
 */
export class CopiedText {
  rows = 0;
  private readonly hash = createHash('sha256');

  take(chunk: Buffer): void {
    this.hash.update(chunk);
    for (let at = chunk.indexOf(endOfRow); at >= 0; at = chunk.indexOf(endOfRow, at + 1)) this.rows++;
  }

  /** Of all of it; once only. */
  sha256(): string {
    return this.hash.digest('hex');
  }
}
