import type { Facts } from '../domain/media.js';

/** Reads the bytes from the first to the last, both included. */
export type ReadBytes = (range: { first: number; last: number }) => AsyncIterable<Uint8Array>;

/** A video as it was sent, and what its first letters say it is. */
export type StoredVideo = Readonly<{ bytes: number; mimeType: string; read: ReadBytes }>;

export type CleanVideo = Facts & Readonly<{ mimeType: string; bytes: number; content: AsyncIterable<Uint8Array> }>;

/** What can be done to videos. The promises are executable: see videos.contract.ts. */
export abstract class Videos {
  /**
   * Hands `keep` the same video in a new container of its kind: its pictures and sound as they were, and nothing else that was
   * in the file, such as where it was filmed. The content can be read until `keep` has ended.
   * @throws mediaErrors.notAccepted when it cannot be read, mediaErrors.busy
   */
  abstract clean<T>(video: StoredVideo, keep: (clean: CleanVideo) => Promise<T>): Promise<T>;
}
