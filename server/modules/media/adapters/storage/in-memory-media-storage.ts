import { fileTypeFromBuffer } from 'file-type/core';
import { mediaErrors } from '../../domain/media.errors.js';
import { fingerprintOf } from './whole-content.js';
import { MediaStorage } from '../../ports/repositories.js';

export class InMemoryMediaStorage extends MediaStorage {
  private readonly files = new Map<string, Uint8Array>();

  async write(key: string, content: Uint8Array): Promise<void> {
    this.files.set(key, content);
  }

  async settle(key: string): Promise<{ mimeType: string | undefined; bytes: number }> {
    const content = this.files.get(key);
    if (!content) throw mediaErrors.notFound(key);
    return { mimeType: (await fileTypeFromBuffer(content))?.mime, bytes: content.length };
  }

  async *read(key: string, { first, last }: { first: number; last: number }): AsyncIterable<Uint8Array> {
    const content = this.files.get(key);
    if (!content) throw mediaErrors.notFound(key);
    yield content.subarray(first, last + 1);
  }

  fingerprint(key: string, bytes: number): Promise<string> {
    return fingerprintOf(this.read(key, { first: 0, last: bytes - 1 }));
  }

  async remove(key: string): Promise<void> {
    this.files.delete(key);
  }
}
