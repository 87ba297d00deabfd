import { createReadStream } from 'node:fs';
import { mkdir, open, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileTypeFromFile } from 'file-type/node';
import { mediaErrors } from '../../domain/media.errors.js';
import { MediaStorage } from '../../ports/media-storage.js';

/** Files in one folder, named by their key; beside an uploaded one lies what tus remembers about it. */
export class DiskMediaStorage extends MediaStorage {
  constructor(readonly folder: string) {
    super();
  }

  async write(key: string, content: Uint8Array): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    await writeFile(this.pathOf(key), content);
  }

  async settle(key: string): Promise<{ mimeType: string | undefined; bytes: number }> {
    const file = await open(this.pathOf(key), 'r+').catch(() => Promise.reject(mediaErrors.notFound(key)));
    try {
      await file.sync();
      const { size: bytes } = await file.stat();
      const sniffed = await fileTypeFromFile(this.pathOf(key));
      return { mimeType: sniffed?.mime, bytes };
    } finally {
      await file.close();
    }
  }

  read(key: string, { first, last }: { first: number; last: number }): AsyncIterable<Uint8Array> {
    return createReadStream(this.pathOf(key), { start: first, end: last }) as AsyncIterable<Buffer>;
  }

  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
    await rm(`${this.pathOf(key)}.json`, { force: true });
  }

  private pathOf(key: string): string {
    return path.join(this.folder, path.basename(key));
  }
}
