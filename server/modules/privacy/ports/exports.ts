import type { DataExport } from '../domain/data-export.js';

/** Copies that people have asked for. The promises below are executable: see exports.contract.ts. */
export abstract class ExportRepository {
  abstract find(id: string): Promise<DataExport | null>;

  /** The person's newest; null when there is none. */
  abstract newestOf(userId: string): Promise<DataExport | null>;

  /** Stores a new one. While another of the same person is being made, that one is answered instead. */
  abstract add(wanted: DataExport): Promise<DataExport>;

  /** Stores one that is ready now. False when another attempt was first, or when it has been removed meanwhile. */
  abstract replace(ready: DataExport): Promise<boolean>;

  /** Those of this person. */
  abstract allOf(userId: string): Promise<DataExport[]>;

  /** Some of those that may not be downloaded any more. */
  abstract expired(now: Date, limit: number): Promise<DataExport[]>;

  abstract remove(id: string): Promise<void>;
}

/** Copies are made when there is time for them. An order joins the open transaction. */
export abstract class ExportOrders {
  abstract place(exportId: string): Promise<void>;
}

/** One file of the copy. */
export type Entry = Readonly<{ name: string; content: () => AsyncIterable<Uint8Array> }>;

/** A file as it lies there, with its own size: another attempt may have replaced the one that was told of. */
export type ExportFile = Readonly<{ bytes: number; content: AsyncIterable<Uint8Array> }>;

/** Where the copies lie until they are fetched. The promises below are executable: see exports.contract.ts. */
export abstract class ExportFiles {
  /** Packs the entries, one after the other, into one file. Answers its size in bytes. Replaces what was there, once it is whole. */
  abstract write(id: string, entries: AsyncIterable<Entry>): Promise<number>;

  /** Null when there is none. */
  abstract read(id: string): Promise<ExportFile | null>;

  /** Nothing happens when there is none. */
  abstract remove(id: string): Promise<void>;
}
