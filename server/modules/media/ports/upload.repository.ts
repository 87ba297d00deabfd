import type { Upload } from '../domain/upload.js';

/**
 * Files on their way, and how much of each storage is taken. What is taken is always the sum of the complete files and of
 * the open uploads, whoever does what at the same time. The promises below are executable: see upload.repository.contract.ts.
 */
export abstract class UploadRepository {
  /** Reserves the upload's bytes and stores it; answers false, having done nothing, when they would pass the limit. */
  abstract begin(upload: Upload, limitBytes: number | null): Promise<boolean>;

  abstract find(id: string): Promise<Upload | null>;

  /** Another piece begins to come. Answers false when the upload is not open. */
  abstract touch(id: string, now: Date): Promise<boolean>;

  /** Gives an open upload up and its bytes back. Answers false when it is not open. */
  abstract abandon(id: string): Promise<boolean>;

  /** Forgets an upload that is not open, when nothing of its pieces is left. */
  abstract forget(id: string): Promise<void>;

  /** Those, in whatever state, that were touched before; the longest resting first. */
  abstract resting(before: Date, atMost: number): Promise<Upload[]>;

  /** Decimal bytes. */
  abstract usedBy(accountUid: string): Promise<number>;
}
