import path from 'node:path';
import type { Config } from '../config.js';

/** The folder of uploaded files; null where they lie in a bucket. */
export const uploadsOf = ({ s3, dataDir }: Config): string | null => (s3 ? null : path.join(dataDir, 'uploads'));
