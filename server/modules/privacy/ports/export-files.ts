/** One file of the copy. */
export type Entry = Readonly<{ name: string; content: () => AsyncIterable<Uint8Array> }>;

/** A file as it lies there, with its own size: another attempt may have replaced the one that was told of. */
export type ExportFile = Readonly<{ bytes: number; content: AsyncIterable<Uint8Array> }>;

/** Where the copies lie until they are fetched. The promises below are executable: see export-files.contract.ts. */
export abstract class ExportFiles {
  /** Packs the entries, one after the other, into one file. Answers its size in bytes. Replaces what was there, once it is whole. */
  abstract write(id: string, entries: AsyncIterable<Entry>): Promise<number>;

  /** Null when there is none. */
  abstract read(id: string): Promise<ExportFile | null>;

  /** Nothing happens when there is none. */
  abstract remove(id: string): Promise<void>;
}
