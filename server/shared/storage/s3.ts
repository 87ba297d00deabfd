import { S3ServiceException, type S3ClientConfig } from '@aws-sdk/client-s3';
import type { S3Config } from '../../outside-config.js';

/**
 * A client for any S3-compatible service. It imports Amazon's package, so import it only from lazily loaded adapters.
 */
export const s3ClientFor = ({ region, endpoint, credentials }: S3Config): S3ClientConfig => ({
  region,
  ...(credentials ? { credentials } : {}),
  ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
  requestChecksumCalculation: 'WHEN_REQUIRED', // other services don't support the newer checksums
  responseChecksumValidation: 'WHEN_REQUIRED',
});

export const isGone = (error: unknown): boolean =>
  error instanceof S3ServiceException &&
  (error.$metadata.httpStatusCode === 404 || ['NoSuchKey', 'NoSuchUpload', 'NotFound'].includes(error.name));
