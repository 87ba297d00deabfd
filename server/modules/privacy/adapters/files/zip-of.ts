import { addAbortSignal, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Entry } from '../../ports/export-files.js';

/** The entries as one ZIP file: the next is opened when the one before has been packed, and none once nobody reads any more. */
export function zipOf(entries: AsyncIterable<Entry>): Readable {
  const zip = new ZipFile();
  const packed = zip.outputStream as Readable;
  const closed = new AbortController();
  packed.once('close', () => closed.abort());
  fill(zip, entries, closed.signal).catch((error: Error) => packed.destroy(error));
  return packed;
}

async function fill(zip: ZipFile, entries: AsyncIterable<Entry>, closed: AbortSignal): Promise<void> {
  for await (const { name, content } of entries) {
    const stream = addAbortSignal(closed, Readable.from(content(), { objectMode: false }));
    zip.addReadStream(stream, name, {
      mtime: new Date(0),
      compress: !/\.(jpe?g|png|webp|gif|mp4|mov|webm)$/i.test(name),
    });
    await finished(stream);
  }
  zip.end();
}
