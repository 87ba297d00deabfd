import { S3ServiceException, type S3ClientConfig } from '@aws-sdk/client-s3';
import type { S3Config } from '../../outside-config.js';

/** How any service that speaks S3 is reached. It brings Amazon's package, so that only adapters that are loaded on demand import it. */
export const s3ClientFor = ({ region, endpoint, credentials }: S3Config): S3ClientConfig => ({
  region,
  ...(credentials ? { credentials } : {}),
  ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
  requestChecksumCalculation: 'WHEN_REQUIRED', // the newer checksums are Amazon's own
  responseChecksumValidation: 'WHEN_REQUIRED',
});

export const isGone = (error: unknown): boolean =>
  error instanceof S3ServiceException &&
  (error.$metadata.httpStatusCode === 404 || ['NoSuchKey', 'NoSuchUpload', 'NotFound'].includes(error.name));
