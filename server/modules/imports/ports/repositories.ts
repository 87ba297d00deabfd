import type { TableRow } from '../../../contract/rules/tables/table-shape.js';

/** A table, whatever kind of file it came in. */
export interface ImportTable {
  /** Such as `utf-8` or `windows-1252`; null where the kind of file leaves no choice. */
  readonly encoding: string | null;
  /** Whether the file leaves no doubt of it. */
  readonly isEncodingSure: boolean;
  /** The first rows, the header among them: enough to see what the columns hold. */
  readonly first: readonly TableRow[];
  /** All rows, the header among them, read as they are asked for. @throws importErrors.unreadableFile */
  rows(): AsyncIterable<TableRow>;
}

export interface RejectsFile {
  add(row: TableRow, reason: string): Promise<void>;
  /** @returns where the rejects were written; null when there were none, and no file */
  close(): Promise<string | null>;
}

/** The files that an import reads and writes. */
export abstract class ImportFiles {
  /** @param encoding the user's choice; detected by default. @throws importErrors.unreadableFile */
  abstract open(file: string, encoding?: string): Promise<ImportTable>;

  /** A file that is made with its first row. @param header the names of the columns, if there are any */
  abstract rejectsTo(file: string, header: readonly string[]): RejectsFile;
}

/** Whom a row speaks of, whatever the case, and all that it says of them. */
export type SeenRow = Readonly<{ row: number; key: string; print: string }>;

/** The earlier row with the same key, and whether it says the same. */
export type EarlierRow = Readonly<{ row: number; saysTheSame: boolean }>;

/** Remembers the people in one file's rows, however long it is. */
export interface SeenList {
  /** Adds rows, in their order. @returns for each row that repeats a key its first row, by row number */
  add(rows: readonly SeenRow[]): Promise<ReadonlyMap<number, EarlierRow>>;
  end(): Promise<void>;
}

/** See seen-rows.contract.ts. */
export abstract class SeenRows {
  /** Begins an empty list, which takes room until it is ended. */
  abstract begin(): Promise<SeenList>;
}
