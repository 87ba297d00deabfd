import { S3 } from '@aws-sdk/client-s3';
import type { S3Config } from '../../../../outside-config.js';
import { isGone, s3ClientFor } from '../../../../shared/storage/s3.js';
import { type Entry, type ExportFile, ExportFiles } from '../../ports/repositories.js';
import { zipOf } from './zip-export-files.js';

/** A multipart upload has at most 10,000 parts: https://docs.aws.amazon.com/AmazonS3/latest/userguide/qfacts.html */
const partBytes = 16 * 1_024 * 1_024;

/**
 * Exports in the bucket, under a prefix that no URL serves. They are visible once complete. Loaded only if a bucket is
 * configured.
 */
export class S3ExportFiles extends ExportFiles {
  private readonly s3: S3;
  private readonly bucket: string;

  constructor(config: S3Config) {
    super();
    this.s3 = new S3(s3ClientFor(config));
    this.bucket = config.bucket;
  }

  async write(id: string, entries: AsyncIterable<Entry>): Promise<number> {
    const { UploadId } = await this.s3.createMultipartUpload({ ...this.of(id), ContentType: 'application/zip' });
    const upload = { ...this.of(id), UploadId };
    try {
      let bytes = 0;
      const Parts: { PartNumber: number; ETag: string | undefined }[] = [];
      for await (const Body of partsOf(zipOf(entries))) {
        const PartNumber = Parts.length + 1;
        const { ETag } = await this.s3.uploadPart({ ...upload, PartNumber, Body });
        Parts.push({ PartNumber, ETag });
        bytes += Body.length;
      }
      await this.s3.completeMultipartUpload({ ...upload, MultipartUpload: { Parts } });
      return bytes;
    } catch (error) {
      await this.s3.abortMultipartUpload(upload).catch(() => undefined); // the original error matters more
      throw error;
    }
  }

  async read(id: string): Promise<ExportFile | null> {
    try {
      const { ContentLength: bytes = 0 } = await this.s3.headObject(this.of(id));
      return { bytes, content: this.contentOf(id) };
    } catch (error) {
      if (isGone(error)) return null;
      throw error;
    }
  }

  async remove(id: string): Promise<void> {
    await this.s3.deleteObject(this.of(id));
  }

  private async *contentOf(id: string): AsyncIterable<Uint8Array> {
    const { Body } = await this.s3.getObject(this.of(id));
    yield* Body as unknown as AsyncIterable<Uint8Array>;
  }

  private of(id: string): { Bucket: string; Key: string } {
    return { Bucket: this.bucket, Key: `exports/${id}.zip` };
  }
}

/**
 * All parts except the last have one size, as some services require. Each is read before the next, so one buffer is
 * enough.
 */
async function* partsOf(content: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  const part = Buffer.alloc(partBytes);
  let filled = 0;
  for await (const chunk of content) {
    for (let at = 0; at < chunk.length;) {
      const taken = chunk.copy(part, filled, at);
      at += taken;
      filled += taken;
      if (filled < partBytes) continue;
      yield part;
      filled = 0;
    }
  }
  if (filled > 0) yield part.subarray(0, filled);
}
