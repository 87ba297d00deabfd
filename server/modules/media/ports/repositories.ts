import type { Media, MediaEvent } from '../domain/media.js';
import type { Upload } from '../domain/upload.js';

/** A content that does not fit into memory. */
export type Stream = Readonly<{ bytes: number; content: AsyncIterable<Uint8Array> }>;

/** Where the bytes of files lie. The promises below are executable: see repositories.contract.ts. */
export abstract class MediaStorage {
  /** Safe against a power cut once it is done. Replaces what lay there. */
  abstract write(key: string, content: Uint8Array | Stream): Promise<void>;

  /** Makes a complete file safe against a power cut, and says what it really is. @throws mediaErrors.notFound */
  abstract settle(key: string): Promise<{ mimeType: string | undefined; bytes: number }>;

  /** From the first to the last byte named, both included. */
  abstract read(key: string, range: { first: number; last: number }): AsyncIterable<Uint8Array>;

  /** The SHA-256 of the stored file, in hexadecimal. */
  abstract fingerprint(key: string, bytes: number): Promise<string>;

  /** Removes all traces; nothing happens when there are none. */
  abstract remove(key: string): Promise<void>;
}

/** What is known about stored files. The promises below are executable: see repositories.contract.ts. */
export abstract class MediaRepository {
  abstract find(id: string): Promise<Media | null>;

  /** The same, and until the open transaction ends nobody deletes it. */
  abstract hold(id: string): Promise<Media | null>;

  /** A video's poster. */
  abstract posterOf(videoId: string): Promise<Media | null>;

  /**
   * Stores the file's facts and its event, and closes its upload, together. A second time it changes and tells nothing, and
   * returns the first. @throws mediaErrors.notFound when the upload was given up, mediaErrors.hasPoster
   */
  abstract add(media: Media, event: MediaEvent): Promise<Media>;

  /** Those that lie where they were sent to, in the order of their ids, after the one named. */
  abstract asSent(kind: Media['kind'], after: string | null, atMost: number): Promise<Media[]>;

  /** Another content of a known file, if it still lies under `storageKey`. Answers false when it does not, having changed nothing. */
  abstract replaceContent(storageKey: string, media: Media): Promise<boolean>;

  /** Forgets a file, gives its bytes back and stores the event, together. The second time nothing happens. */
  abstract remove(media: Media, event: MediaEvent): Promise<void>;
}

/**
 * Uploads, and how much of each storage is used. Usage is always the sum of the complete files and the open uploads, whatever
 * happens at the same time. The promises below are executable: see repositories.contract.ts.
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
