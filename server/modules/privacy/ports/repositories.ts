import type { AccountEvent, Closure } from '../domain/closure.js';
import type { Consent } from '../domain/consent.js';
import type { DataExport } from '../domain/data-export.js';

/** Stores people's consents, append-only. The promises below are executable: see repositories.contract.ts. */
export abstract class ConsentRepository {
  abstract add(consent: Consent): Promise<void>;

  /** The current answer; null if the person has never been asked. */
  abstract newestOf(userId: string): Promise<Consent | null>;
}

/** Stores accounts that are being closed. The promises below are executable: see repositories.contract.ts. */
export abstract class ClosureRepository {
  abstract find(userId: string): Promise<Closure | null>;

  /** Stores the closure with its event. @throws privacyErrors.alreadyClosing */
  abstract add(closure: Closure, event: AccountEvent): Promise<void>;

  /** Deletes a closure, with an event. Of concurrent calls exactly one succeeds; the others get false. */
  abstract take(userId: string, event: AccountEvent): Promise<boolean>;

  /** Stores an event about an account that wasn't being closed before. */
  abstract tell(event: AccountEvent): Promise<void>;

  /** A batch whose time is over, longest overdue first. */
  abstract due(now: Date, limit: number): Promise<Closure[]>;
}

/** Stores requested exports. The promises below are executable: see repositories.contract.ts. */
export abstract class ExportRepository {
  abstract find(id: string): Promise<DataExport | null>;

  /** The person's latest; null if there is none. */
  abstract newestOf(userId: string): Promise<DataExport | null>;

  /** Stores a new one. If another of the same person is being created, returns that one instead. */
  abstract add(wanted: DataExport): Promise<DataExport>;

  /** Stores one that is now ready. False if another attempt was first, or it has been deleted. */
  abstract replace(ready: DataExport): Promise<boolean>;

  /** This person's. */
  abstract allOf(userId: string): Promise<DataExport[]>;

  /** A batch of those that have expired. */
  abstract expired(now: Date, limit: number): Promise<DataExport[]>;

  abstract remove(id: string): Promise<void>;
}

/** Queues exports for background processing. Joins the open transaction. */
export abstract class ExportOrders {
  abstract place(exportId: string): Promise<void>;
}

/** One file of the export. */
export type Entry = Readonly<{ name: string; content: () => AsyncIterable<Uint8Array> }>;

/** The stored file, with its own size: another attempt may have replaced the reported one. */
export type ExportFile = Readonly<{ bytes: number; content: AsyncIterable<Uint8Array> }>;

/** Stores export files until they are downloaded. The promises below are executable: see repositories.contract.ts. */
export abstract class ExportFiles {
  /**
   * Packs the entries, one after the other, into one file. Returns its size in bytes. Replaces an existing file, once
   * complete.
   */
  abstract write(id: string, entries: AsyncIterable<Entry>): Promise<number>;

  /** Null when there is none. */
  abstract read(id: string): Promise<ExportFile | null>;

  /** Does nothing when there is none. */
  abstract remove(id: string): Promise<void>;
}
