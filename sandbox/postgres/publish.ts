import fs from 'node:fs';

/** Gives a finished folder its name, unless another process was first. */
export function publish(finished: string, name: string): void {
  try {
    fs.renameSync(finished, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOTEMPTY' && (error as NodeJS.ErrnoException).code !== 'EEXIST')
      throw error;
    fs.rmSync(finished, { recursive: true });
  }
}
