import { createRequire } from 'node:module';

/** A new folder for a test run, and from now on the place for all its temporary files. The caller deletes it. */
export const { scratchFolder } = createRequire(import.meta.url)('../../scripts/test/scratch.mjs') as {
  scratchFolder: () => string;
};
