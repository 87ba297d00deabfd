import type { Facts } from '../../domain/media.js';
import { measure, type ReadPart } from './measure.js';
import { remux, UnknownCodec, type WritePart } from './remux.js';
import type { Outcome, Task } from './video-task.js';

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

/** Browsers that record do not say how long it is. */
const bothOf = (measured: Facts, seen: Facts): Facts => ({
  ...measured,
  durationMs: measured.durationMs ?? seen.durationMs,
  truncated: measured.truncated || seen.truncated,
});
