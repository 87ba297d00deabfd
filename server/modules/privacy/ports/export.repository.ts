import type { DataExport } from '../domain/data-export.js';

/** Copies that people have asked for. The promises below are executable: see export.repository.contract.ts. */
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
