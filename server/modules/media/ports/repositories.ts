import type { Media, MediaEvent } from '../domain/media.js';
import type { Upload } from '../domain/upload.js';

/** A file, and in how many bits its looks differ. */
export type NearFile = Readonly<{ id: string; difference: number }>;

/** Content that doesn't fit into memory. */
export type Stream = Readonly<{ bytes: number; content: AsyncIterable<Uint8Array> }>;

/** Stores files' bytes. The promises below are executable: see repositories.contract.ts. */
export abstract class MediaStorage {
  /** Durable once resolved. Overwrites existing content. */
  abstract write(key: string, content: Uint8Array | Stream): Promise<void>;

  /** Makes a complete file durable, and detects its type. @throws mediaErrors.notFound */
  abstract settle(key: string): Promise<{ mimeType: string | undefined; bytes: number }>;

  /** From the first to the last byte, inclusive. */
  abstract read(key: string, range: { first: number; last: number }): AsyncIterable<Uint8Array>;

  /** The SHA-256 of the stored file, in hexadecimal. */
  abstract fingerprint(key: string, bytes: number): Promise<string>;

  /** Deletes it and its traces. Idempotent. */
  abstract remove(key: string): Promise<void>;
}

/** Stores files' metadata. The promises below are executable: see repositories.contract.ts. */
export abstract class MediaRepository {
  abstract find(id: string): Promise<Media | null>;

  /** The same, locked against deletion until the open transaction ends. */
  abstract hold(id: string): Promise<Media | null>;

  /** A video's poster. */
  abstract posterOf(videoId: string): Promise<Media | null>;

  /**
   * Stores the file's metadata with its event, and completes its upload. Idempotent: a second call publishes nothing,
   * and returns the first file. @throws mediaErrors.notFound when the upload was abandoned, mediaErrors.hasPoster
   */
  abstract add(media: Media, event: MediaEvent): Promise<Media>;

  /** Files that look like this picture or video, nearest first. A video looks like its poster. */
  abstract near(id: string, atMost: number): Promise<readonly NearFile[]>;

  /** Files still under their original key, by id, after the given one. */
  abstract asSent(kind: Media['kind'], after: string | null, atMost: number): Promise<Media[]>;

  /** Pictures we haven't looked at, by id, after the given one. */
  abstract unseen(after: string | null, atMost: number): Promise<Media[]>;

  /** Replaces the content of a known file, if it is still under `storageKey`. False, without a change, if it isn't. */
  abstract replaceContent(storageKey: string, media: Media): Promise<boolean>;

  /** Deletes a file's metadata, frees its bytes and stores the event, atomically. Idempotent. */
  abstract remove(media: Media, event: MediaEvent): Promise<void>;
}

/**
 * Stores uploads and quota usage. Usage always equals complete files plus open uploads, even under concurrency. The
 * promises below are executable: see repositories.contract.ts.
 */
export abstract class UploadRepository {
  /** Reserves the upload's bytes and stores it; false, without a change, if that would exceed the limit. */
  abstract begin(upload: Upload, limitBytes: number | null): Promise<boolean>;

  abstract find(id: string): Promise<Upload | null>;

  /** Another part starts to arrive. False if the upload isn't open. */
  abstract touch(id: string, now: Date): Promise<boolean>;

  /** Abandons an open upload and frees its bytes. False if it isn't open. */
  abstract abandon(id: string): Promise<boolean>;

  /** Deletes an upload that isn't open, once none of its parts are left. */
  abstract forget(id: string): Promise<void>;

  /** Uploads in any state last touched before this time; the longest idle first. */
  abstract resting(before: Date, atMost: number): Promise<Upload[]>;

  /** Decimal bytes. */
  abstract usedBy(accountUid: string): Promise<number>;
}
