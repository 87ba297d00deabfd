import { mkdir, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The folder for a process's own data. */
export abstract class DataFolder {
  abstract readonly path: string;

  /** Writes and deletes a small file. Rejects with the system's error, such as EACCES or ENOSPC. */
  abstract tryWriting(): Promise<void>;

  /** The free space on its disk, in bytes. */
  abstract free(): Promise<number>;
}

const aBlock = new Uint8Array(4_096);

/** A folder that is created on first write. */
export class DiskDataFolder extends DataFolder {
  constructor(readonly path: string) {
    super();
  }

  async tryWriting(): Promise<void> {
    await mkdir(this.path, { recursive: true });
    const aside = await mkdtemp(path.join(this.path, 'doctor-'));
    try {
      await writeFile(path.join(aside, 'block'), aBlock);
    } finally {
      await rm(aside, { recursive: true, force: true });
    }
  }

  async free(): Promise<number> {
    const { bavail, bsize } = await statfs(this.path);
    return bavail * bsize;
  }
}

/**
 * Whether the system, or PostgreSQL (https://www.postgresql.org/docs/current/errcodes-appendix.html), is out of disk
 * space.
 */
export function isDiskFull(error: unknown): boolean {
  const { code, driverError } = (error ?? {}) as { code?: string; driverError?: { code?: string } };
  return ['ENOSPC', 'EDQUOT', '53100'].includes(driverError?.code ?? code ?? '');
}

/**
 * Runs before anything else starts. A full disk is fine, because its data can be read. @throws Error with a sentence
 * for the operator
 */
export async function checkDataFolder(folder: DataFolder): Promise<void> {
  try {
    await folder.tryWriting();
  } catch (error) {
    if (isDiskFull(error)) return;
    const isNone = ['EEXIST', 'ENOTDIR'].includes((error as { code?: string }).code ?? '');
    const why = isNone
      ? 'isn’t a folder. Choose another place'
      : 'can’t be written to by this user. Change its permissions, or choose another folder';
    throw new DataFolderFault(`DATA_DIR: ${folder.path} ${why}.`);
  }
}

class DataFolderFault extends Error {
  override name = 'StartupFault';
}
