import { Readable } from 'node:stream';
import { S3, type S3ClientConfig } from '@aws-sdk/client-s3';
import { S3Store } from '@tus/s3-store';
import { fileTypeFromBuffer } from 'file-type/core';
import type { S3Config } from '../../../../outside-config.js';
import { isGone, s3ClientFor } from '../../../../shared/storage/s3.js';
import { mediaErrors } from '../../domain/media.errors.js';
import { maxPictureBytes } from '../../domain/upload.js';
import { MediaStorage, type Stream } from '../../ports/repositories.js';
import { collect, fingerprintOf, type Stores } from './disk-stores.js';

/** Most formats can be detected from their first bytes. */
const head = 64 * 1_024;

/** Files in a bucket, named by key; tus stores its metadata next to each upload. */
class S3MediaStorage extends MediaStorage {
  constructor(
    private readonly s3: S3,
    private readonly bucket: string,
  ) {
    super();
  }

  async write(key: string, content: Uint8Array | Stream): Promise<void> {
    const body =
      content instanceof Uint8Array
        ? { Body: content }
        : { Body: Readable.from(content.content, { objectMode: false }), ContentLength: content.bytes };
    await this.s3.putObject({ ...this.of(key), ...body });
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

  /** Some can only be detected further in, such as a TIFF with its directory at the end. */
  private async sniff(key: string, bytes: number): Promise<string | undefined> {
    const first = await this.typeOf(key, Math.min(head, bytes));
    return first ?? (bytes > head && bytes <= maxPictureBytes ? this.typeOf(key, bytes) : undefined);
  }

  private async typeOf(key: string, bytes: number): Promise<string | undefined> {
    return (await fileTypeFromBuffer(await collect(this.read(key, { first: 0, last: bytes - 1 }))))?.mime;
  }

  /** The parts of an incomplete multipart upload cost storage until they are aborted. */
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

/** Completes an upload whose last byte arrived just before a crash, so that it isn't left waiting. */
class FinishingS3Store extends S3Store {
  constructor(
    private readonly s3: S3,
    private readonly files: string,
    client: S3ClientConfig,
  ) {
    super({ s3ClientConfig: { bucket: files, ...client } });
  }

  override async getUpload(id: string): ReturnType<S3Store['getUpload']> {
    const upload = await super.getUpload(id);
    if (upload.offset === upload.size && !(await this.isWhole(id)))
      await this.write(Readable.from([]), id, upload.size);
    return upload;
  }

  private async isWhole(id: string): Promise<boolean> {
    try {
      await this.s3.headObject({ Bucket: this.files, Key: id });
      return true;
    } catch (error) {
      if (isGone(error)) return false;
      throw error;
    }
  }
}

/** Files in any S3-compatible service. Loaded only if one is configured. */
export function s3Stores(config: S3Config): Stores {
  const { bucket } = config;
  const client = s3ClientFor(config);
  const s3 = new S3(client);
  return { storage: new S3MediaStorage(s3, bucket), pieces: new FinishingS3Store(s3, bucket, client) };
}
