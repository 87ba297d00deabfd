import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FileStore } from '@tus/file-store';
import type { DataStore } from '@tus/server';
import { fileTypeFromFile } from 'file-type/node';
import { newId } from '../../../../shared/kernel/index.js';
import { mediaErrors } from '../../domain/media.errors.js';
import { MediaStorage, type Stream } from '../../ports/repositories.js';
import { createHash } from 'node:crypto';

/** Files in one folder, named by key; tus stores its metadata next to each upload. */
export class DiskMediaStorage extends MediaStorage {
  constructor(readonly folder: string) {
    super();
  }

  async write(key: string, content: Uint8Array | Stream): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const aside = `${this.pathOf(key)}.${newId()}`;
    try {
      await writeSafely(aside, content);
      await rename(aside, this.pathOf(key)); // readers never see half of it
    } catch (error) {
      await rm(aside, { force: true }); // on a full disk, a partial file would use up what is left
      throw error;
    }
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

  fingerprint(key: string, bytes: number): Promise<string> {
    return fingerprintOf(this.read(key, { first: 0, last: bytes - 1 }));
  }

  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
    await rm(`${this.pathOf(key)}.json`, { force: true });
  }

  private pathOf(key: string): string {
    return path.join(this.folder, path.basename(key));
  }
}

async function writeSafely(place: string, content: Uint8Array | Stream): Promise<void> {
  const file = await open(place, 'w');
  try {
    await writeFile(file, content instanceof Uint8Array ? content : content.content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Where files are stored, and where tus puts their parts: always the same place. */
export abstract class Stores {
  abstract readonly storage: MediaStorage;
  abstract readonly pieces: DataStore;
}

/** Files in a folder. */
export const diskStores = (folder: string): Stores => ({
  storage: new DiskMediaStorage(folder),
  pieces: new FileStore({ directory: folder }),
});

/** All of it, in memory: only for small content. */
export async function collect(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The SHA-256 of these bytes, in hexadecimal. */
export async function fingerprintOf(content: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of content) hash.update(chunk);
  return hash.digest('hex');
}
