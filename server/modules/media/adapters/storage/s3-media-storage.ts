import type { S3 } from '@aws-sdk/client-s3';
import { fileTypeFromBuffer } from 'file-type/core';
import { isGone } from '../../../../shared/storage/s3.js';
import { mediaErrors } from '../../domain/media.errors.js';
import { maxPictureBytes } from '../../domain/upload.js';
import { fingerprintOf } from './fingerprint.js';
import { MediaStorage } from '../../ports/media-storage.js';
import { collect } from './collect.js';

/** Nearly everything says what it is at its beginning. */
const head = 64 * 1_024;

/** Files in a bucket, named by their key; beside an uploaded one lies what tus remembers about it. */
export class S3MediaStorage extends MediaStorage {
  constructor(
    private readonly s3: S3,
    private readonly bucket: string,
  ) {
    super();
  }

  async write(key: string, content: Uint8Array): Promise<void> {
    await this.s3.putObject({ ...this.of(key), Body: content });
  }

  async settle(key: string): Promise<{ mimeType: string | undefined; bytes: number }> {
    const { ContentLength: bytes = 0 } = await this.s3.headObject(this.of(key)).catch((error: unknown) => {
      throw isGone(error) ? mediaErrors.notFound(key) : error;
    });
    return { mimeType: bytes === 0 ? undefined : await this.sniff(key, bytes), bytes };
  }

  async *read(key: string, { first, last }: { first: number; last: number }): AsyncIterable<Uint8Array> {
    if (last < first) return;
    const { Body } = await this.s3.getObject({ ...this.of(key), Range: `bytes=${first}-${last}` });
    yield* Body as unknown as AsyncIterable<Uint8Array>;
  }

  fingerprint(key: string, bytes: number): Promise<string> {
    return fingerprintOf(this.read(key, { first: 0, last: bytes - 1 }));
  }

  async remove(key: string): Promise<void> {
    await this.abort(key);
    for (const each of [key, `${key}.info`, `${key}.part`]) await this.s3.deleteObject(this.of(each));
  }

  /** Some say what they are further in, such as a TIFF whose directory stands at its end. */
  private async sniff(key: string, bytes: number): Promise<string | undefined> {
    const first = await this.typeOf(key, Math.min(head, bytes));
    return first ?? (bytes > head && bytes <= maxPictureBytes ? this.typeOf(key, bytes) : undefined);
  }

  private async typeOf(key: string, bytes: number): Promise<string | undefined> {
    return (await fileTypeFromBuffer(await collect(this.read(key, { first: 0, last: bytes - 1 }))))?.mime;
  }

  /** The parts of an upload that never became whole cost storage until they are aborted. */
  private async abort(key: string): Promise<void> {
    try {
      const { Metadata } = await this.s3.headObject(this.of(`${key}.info`));
      const UploadId = Metadata?.['upload-id'];
      if (UploadId) await this.s3.abortMultipartUpload({ ...this.of(key), UploadId });
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  }

  private of(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.bucket, Key: key };
  }
}
