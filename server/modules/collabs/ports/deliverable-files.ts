import type { FileFacts } from '../domain/golden-rules.js';

/** A file as it is stored. `content` begins to read it when it is called. */
export type StoredFile = Readonly<{ fileName: string; bytes: number; content: () => AsyncIterable<Uint8Array> }>;

/** What Collabs need of media: whose a file is, what was measured of it, and what is in it. */
export abstract class DeliverableFiles {
  /**
   * The file, when it belongs to this influencer or brand; else null. Asked in a transaction, nobody can delete it before
   * that ends.
   */
  abstract ownedBy(profileUid: string, mediaId: string): Promise<FileFacts | null>;

  /** The file itself, whoever it belongs to; null when there is none. */
  abstract open(mediaId: string): Promise<StoredFile | null>;
}
