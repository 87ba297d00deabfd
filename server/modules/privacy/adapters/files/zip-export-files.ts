import { addAbortSignal, Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { newId } from '../../../../shared/kernel/index.js';
import { type Entry, type ExportFile, ExportFiles } from '../../ports/repositories.js';

/**
 * Streams the entries as one ZIP file: each is opened when the previous one has been packed, and none after the reader
 * has gone.
 */
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

/** Exports in their own folder, readable only by the product. An incomplete one is never taken for a complete one. */
export class ZipExportFiles extends ExportFiles {
  constructor(private readonly folder: string) {
    super();
  }

  /** Each attempt has its own file, as another may be writing the same export. */
  async write(id: string, entries: AsyncIterable<Entry>): Promise<number> {
    await this.makeFolder();
    const unfinished = path.join(this.folder, `${path.basename(id)}.${newId()}.unfinished`);
    try {
      await pipeline(zipOf(entries), createWriteStream(unfinished, { mode: 0o600 }));
      const { size } = await stat(unfinished);
      await rename(unfinished, this.pathOf(id));
      return size;
    } finally {
      await rm(unfinished, { force: true });
    }
  }

  async read(id: string): Promise<ExportFile | null> {
    const found = await stat(this.pathOf(id)).catch(() => null);
    return found && { bytes: found.size, content: createReadStream(this.pathOf(id)) as AsyncIterable<Buffer> };
  }

  /** Including leftovers of crashed attempts. */
  async remove(id: string): Promise<void> {
    await this.makeFolder();
    for (const name of await readdir(this.folder))
      if (name.startsWith(`${path.basename(id)}.`)) await rm(path.join(this.folder, name), { force: true });
  }

  private async makeFolder(): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
  }

  private pathOf(id: string): string {
    return path.join(this.folder, `${path.basename(id)}.zip`);
  }
}
