import type { Facts } from '../domain/media.js';

/** Reads the bytes from the first to the last, inclusive. */
export type ReadBytes = (range: { first: number; last: number }) => AsyncIterable<Uint8Array>;

/** A video as uploaded, and its type by magic number. */
export type StoredVideo = Readonly<{ bytes: number; mimeType: string; read: ReadBytes }>;

export type CleanVideo = Facts & Readonly<{ mimeType: string; bytes: number; content: AsyncIterable<Uint8Array> }>;

/** Video processing. The promises are executable: see videos.contract.ts. */
export abstract class Videos {
  /**
   * Remuxes the video into a new container of the same kind and passes it to `keep`: the same pictures and sound,
   * without metadata such as where it was filmed. The content can be read until `keep` has finished.
   * @throws mediaErrors.notAccepted when it can't be read, mediaErrors.busy
   */
  abstract clean<T>(video: StoredVideo, keep: (clean: CleanVideo) => Promise<T>): Promise<T>;
}
