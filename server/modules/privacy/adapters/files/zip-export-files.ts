import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { type Entry, ExportFiles } from '../../ports/export-files.js';

/** Copies in a folder of their own, readable by the product alone. An unfinished one is never taken for a whole one. */
export class ZipExportFiles extends ExportFiles {
  constructor(private readonly folder: string) {
    super();
  }

  async write(id: string, entries: AsyncIterable<Entry>): Promise<number> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const unfinished = `${this.pathOf(id)}.unfinished`;
    const zip = new ZipFile();
    const packed = zip.outputStream as Readable;
    const written = pipeline(packed, createWriteStream(unfinished, { mode: 0o600 }));
    try {
      await Promise.race([
        this.fill(zip, entries),
        written.then(() => Promise.reject(new Error('The copy broke off.'))),
      ]);
    } catch (error) {
      packed.destroy();
      await written.catch(() => undefined);
      await rm(unfinished, { force: true });
      throw error;
    }
    await written;
    await rename(unfinished, this.pathOf(id));
    return (await stat(this.pathOf(id))).size;
  }

  async read(id: string): Promise<AsyncIterable<Uint8Array> | null> {
    const file = await open(this.pathOf(id), 'r').catch(() => null);
    if (!file) return null;
    await file.close();
    return createReadStream(this.pathOf(id)) as AsyncIterable<Buffer>;
  }

  async remove(id: string): Promise<void> {
    await rm(this.pathOf(id), { force: true });
    await rm(`${this.pathOf(id)}.unfinished`, { force: true });
  }

  /** One entry after the other: the next is opened when the one before has been packed. */
  private async fill(zip: ZipFile, entries: AsyncIterable<Entry>): Promise<void> {
    for await (const { name, content } of entries) {
      const stream = Readable.from(content(), { objectMode: false });
      await new Promise<void>((packed, failed) => {
        stream.on('error', failed).on('end', packed);
        zip.addReadStream(stream, name, {
          mtime: new Date(0),
          compress: !/\.(jpe?g|png|webp|gif|mp4|mov|webm)$/i.test(name),
        });
      });
    }
    zip.end();
  }

  private pathOf(id: string): string {
    return path.join(this.folder, `${path.basename(id)}.zip`);
  }
}
