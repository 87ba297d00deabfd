import type { AccountEvent, Closure } from '../domain/closure.js';
import type { Consent } from '../domain/consent.js';
import type { DataExport } from '../domain/data-export.js';

/** What people have allowed: a list that only grows. The promises below are executable: see repositories.contract.ts. */
export abstract class ConsentRepository {
  abstract add(consent: Consent): Promise<void>;

  /** What holds now; null when the person has never been asked. */
  abstract newestOf(userId: string): Promise<Consent | null>;
}

/** Accounts that are being closed. The promises below are executable: see repositories.contract.ts. */
export abstract class ClosureRepository {
  abstract find(userId: string): Promise<Closure | null>;

  /** Stores the closure and its event together. @throws privacyErrors.alreadyClosing */
  abstract add(closure: Closure, event: AccountEvent): Promise<void>;

  /** Takes a closure away, with its event. However many ask at once, one succeeds: false for the others. */
  abstract take(userId: string, event: AccountEvent): Promise<boolean>;

  /** Stores an event of an account that was not being closed before. */
  abstract tell(event: AccountEvent): Promise<void>;

  /** Some of those whose time is over, the longest-waiting first. */
  abstract due(now: Date, limit: number): Promise<Closure[]>;
}

/** Copies that people have asked for. The promises below are executable: see repositories.contract.ts. */
export abstract class ExportRepository {
  abstract find(id: string): Promise<DataExport | null>;

  /** The person's newest; null when there is none. */
  abstract newestOf(userId: string): Promise<DataExport | null>;

  /** Stores a new one. While another of the same person is being made, that one is answered instead. */
  abstract add(wanted: DataExport): Promise<DataExport>;

  /** Stores one that is ready now. False if another attempt was first, or it has been removed. */
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

/** The stored file, with its own size: another attempt may have replaced the reported one. */
export type ExportFile = Readonly<{ bytes: number; content: AsyncIterable<Uint8Array> }>;

/** Where copies are kept until they are downloaded. The promises below are executable: see repositories.contract.ts. */
export abstract class ExportFiles {
  /** Packs the entries, one after the other, into one file. Answers its size in bytes. Replaces what was there, once it is whole. */
  abstract write(id: string, entries: AsyncIterable<Entry>): Promise<number>;

  /** Null when there is none. */
  abstract read(id: string): Promise<ExportFile | null>;

  /** Nothing happens when there is none. */
  abstract remove(id: string): Promise<void>;
}
