import { createRequire } from 'node:module';

/** A new folder for a run of tests, and from now on the place for all its temporary files. Whoever asks for it removes it. */
export const { scratchFolder } = createRequire(import.meta.url)('../../scripts/test/scratch.mjs') as {
  scratchFolder: () => string;
};
