import type { Facts } from '../../domain/media.js';
import { measure, type ReadPart } from './measure.js';
import { remux, UnknownCodec, type WritePart } from './remux.js';

/** The thread's task: demux this video and remux it. */
export type Task = Readonly<{ bytes: number; mimeType: string }>;

/** The thread's requests: bytes of the old file, inclusive, or writing some of the new one. */
export type Ask =
  | Readonly<{ what: 'read'; first: number; last: number }>
  | Readonly<{ what: 'write'; position: number; content: Uint8Array }>;

export type Answer = Readonly<{ id: number; content?: Uint8Array }>;

export type Outcome = Readonly<{ facts: Facts; bytes: number }> | Readonly<{ refused: 'codec' | 'unreadable' }>;

/** The thread's result. */
export type Told = (Ask & Readonly<{ id: number }>) | Readonly<{ what: 'done'; outcome: Outcome }>;

/** Measures a video and rewrites it. */
export async function rewrite({ bytes, mimeType }: Task, read: ReadPart, write: WritePart): Promise<Outcome> {
  try {
    const measured = await measure(bytes, read);
    const { bytes: written, facts } = await remux(bytes, mimeType, read, write);
    return { bytes: written, facts: measured.width === null ? facts : bothOf(measured, facts) };
  } catch (error) {
    return { refused: error instanceof UnknownCodec ? 'codec' : 'unreadable' };
  }
}

/** Browsers don't write the duration when recording. */
const bothOf = (measured: Facts, seen: Facts): Facts => ({
  ...measured,
  durationMs: measured.durationMs ?? seen.durationMs,
  truncated: measured.truncated || seen.truncated,
});
