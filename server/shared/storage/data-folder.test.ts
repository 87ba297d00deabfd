import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { checkDataFolder, DataFolder, DiskDataFolder } from './data-folder.js';

/** Fails every write with this system error. */
class FaultyFolder extends DataFolder {
  readonly path = '/data';

  constructor(private readonly code: string) {
    super();
  }

  async tryWriting(): Promise<void> {
    throw Object.assign(new Error(`${this.code}: it says no`), { code: this.code });
  }

  async free(): Promise<number> {
    return 0;
  }
}

describe('before anything is started', () => {
  it.each([
    ['EACCES', 'DATA_DIR: /data can’t be written to by this user. Change its permissions, or choose another folder.'],
    ['EROFS', 'DATA_DIR: /data can’t be written to by this user. Change its permissions, or choose another folder.'],
    ['ENOTDIR', 'DATA_DIR: /data isn’t a folder. Choose another place.'],
  ])('explains in one sentence a data folder that answers %s', async (code, message) => {
    await expect(checkDataFolder(new FaultyFolder(code))).rejects.toMatchObject({ name: 'StartupFault', message });
  });

  it('a full disk is no hindrance: what is there can be read', async () => {
    await expect(checkDataFolder(new FaultyFolder('ENOSPC'))).resolves.toBeUndefined();
  });
});

describe('a folder on disk', () => {
  let home: string;
  beforeEach(async () => (home = await mkdtemp(path.join(os.tmpdir(), 'data-'))));
  afterEach(() => rm(home, { recursive: true }));

  it('is made where there is none, and keeps nothing of the look', async () => {
    const folder = new DiskDataFolder(path.join(home, 'new', 'data'));
    await checkDataFolder(folder);
    expect(await readdir(folder.path)).toEqual([]);
    expect(await folder.free()).toBeGreaterThan(0);
  });

  it('cannot be where a file is', async () => {
    await writeFile(path.join(home, 'file'), '');
    await expect(checkDataFolder(new DiskDataFolder(path.join(home, 'file')))).rejects.toThrow(/isn’t a folder/);
  });
});
