import type { TableRow } from '../../../contract/rules/tables/table-shape.js';

/** A table, from any kind of file. */
export interface ImportTable {
  /** Such as `utf-8` or `windows-1252`; null if the file type defines it. */
  readonly encoding: string | null;
  /** Whether the detection is certain. */
  readonly isEncodingSure: boolean;
  /** The first rows, including the header: enough to recognise the columns. */
  readonly first: readonly TableRow[];
  /** All rows, including the header, read lazily. @throws importErrors.unreadableFile */
  rows(): AsyncIterable<TableRow>;
}

export interface RejectsFile {
  add(row: TableRow, reason: string): Promise<void>;
  /** @returns where the rejects were written; null if there were none, so no file */
  close(): Promise<string | null>;
}

/** The files that an import reads and writes. */
export abstract class ImportFiles {
  /** @param encoding the user's choice; detected by default. @throws importErrors.unreadableFile */
  abstract open(file: string, encoding?: string): Promise<ImportTable>;

  /** A file created with its first row. @param header the headers, if there are any */
  abstract rejectsTo(file: string, header: readonly string[]): RejectsFile;
}

/** The identity of a row's person, ignoring case, and a fingerprint of the whole row. */
export type SeenRow = Readonly<{ row: number; key: string; print: string }>;

/** The earlier row with the same key, and whether it is identical. */
export type EarlierRow = Readonly<{ row: number; saysTheSame: boolean }>;

/** Records the people in one file's rows, however long it is. */
export interface SeenList {
  /** Adds rows, in order. @returns for each row that repeats a key its first row, by row number */
  add(rows: readonly SeenRow[]): Promise<ReadonlyMap<number, EarlierRow>>;
  end(): Promise<void>;
}

/** See seen-rows.contract.ts. */
export abstract class SeenRows {
  /** Creates an empty list, which uses resources until it is closed. */
  abstract begin(): Promise<SeenList>;
}
