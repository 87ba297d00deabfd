import { Readable } from 'node:stream';
import { S3, type S3ClientConfig } from '@aws-sdk/client-s3';
import { S3Store } from '@tus/s3-store';
import type { S3Config } from '../../../../config.js';
import { isGone, s3ClientFor } from '../../../../shared/storage/s3.js';
import { S3MediaStorage } from './s3-media-storage.js';
import type { Stores } from './stores.js';

/** Finishes an upload whose last byte came just before a crash, so that nobody waits for a file that is all there. */
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

/** Files in any service that speaks S3. Loaded only where one is configured. */
export function s3Stores(config: S3Config): Stores {
  const { bucket } = config;
  const client = s3ClientFor(config);
  const s3 = new S3(client);
  return { storage: new S3MediaStorage(s3, bucket), pieces: new FinishingS3Store(s3, bucket, client) };
}
