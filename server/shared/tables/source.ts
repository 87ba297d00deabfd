import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';

/** A file that can't be read as a table. The message is a sentence for the user. */
export class TableFault extends Error {}

/** How many bytes are read at once: the rows within them are available together. */
const atOnce = 16 * 1_024;

/** A file's bytes, from the start each time. */
export type Source = () => Promise<Readable>;

export const sourceOf =
  (file: string): Source =>
  async () =>
    createReadStream(file, { highWaterMark: atOnce });

/** Its first bytes. */
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
