import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';

/** A file that cannot be read as a table. The message is a sentence for the user. */
export class TableFault extends Error {}

/** So many bytes are read at once: the rows within them are all there together. */
const atOnce = 16 * 1_024;

/** The bytes of a file, from their beginning each time. */
export type Source = () => Promise<Readable>;

export const sourceOf =
  (file: string): Source =>
  async () =>
    createReadStream(file, { highWaterMark: atOnce });

/** The first bytes of it. */
export async function headOf(source: Source, length: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let read = 0;
  for await (const chunk of (await source()) as AsyncIterable<Buffer>) {
    parts.push(chunk);
    read += chunk.length;
    if (read >= length) break;
  }
  return Buffer.concat(parts).subarray(0, length);
}
