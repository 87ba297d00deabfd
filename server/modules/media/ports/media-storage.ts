/** Where the bytes of files lie. The promises below are executable: see media-storage.contract.ts. */
export abstract class MediaStorage {
  /** Safe against a power cut once it is done. Replaces what lay there. */
  abstract write(key: string, content: Uint8Array): Promise<void>;

  /** Makes a complete file safe against a power cut, and says what it really is. @throws mediaErrors.notFound */
  abstract settle(key: string): Promise<{ mimeType: string | undefined; bytes: number }>;

  /** From the first to the last byte named, both included. */
  abstract read(key: string, range: { first: number; last: number }): AsyncIterable<Uint8Array>;

  /** The SHA-256 of what lies there, in hexadecimal. */
  abstract fingerprint(key: string, bytes: number): Promise<string>;

  /** Removes all traces; nothing happens when there are none. */
  abstract remove(key: string): Promise<void>;
}
