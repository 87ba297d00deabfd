import type { Facts } from '../domain/media.js';

/** Reads the bytes from the first to the last, both included. */
export type ReadBytes = (range: { first: number; last: number }) => AsyncIterable<Uint8Array>;

/** Measures videos. It has no twin: the real one needs nothing but memory, so tests use it. */
export abstract class VideoProbe {
  /** What the container says; everything is null when it says nothing that can be read. `bytes` is the size of the file. */
  abstract measure(bytes: number, read: ReadBytes): Promise<Facts>;
}
