import { loadConfig } from '../../../../config.js';
import { DataFolder } from '../../../../shared/storage/data-folder.js';
import { databaseParts, filesParts } from './examine.js';
import type { Ask } from './site.js';

const noSpace = (code: string, message: string) => Object.assign(new Error(message), { code });

class FullFolder extends DataFolder {
  readonly path = '/data';

  async tryWriting(): Promise<void> {
    throw noSpace('ENOSPC', 'ENOSPC: no space left on device, write');
  }

  async free(): Promise<number> {
    return 0;
  }
}

describe('with a full disk, the health page says', () => {
  it('that nothing can be uploaded', async () => {
    expect(await filesParts({ s3: undefined }, new FullFolder())).toEqual([
      {
        ...{ name: 'Data folder', state: 'fault', since: null },
        figure: '/data can’t be written to: ENOSPC: no space left on device, write',
        mend: 'Free some space on its disk. Until then nothing can be uploaded; everything can still be read.',
      },
    ]);
  });

  it('that nothing can be saved, where it is the database’s', async () => {
    const now = new Date();
    const server = { version: '18.1', startedAt: now, used: 1, allowed: 100, now, migrated: false };
    const ask = (async (text: string) => {
      if (text.startsWith('create'))
        throw noSpace('53100', 'could not extend file "base/5/1": No space left on device');
      return [server];
    }) as Ask;

    const [database] = await databaseParts({ config: loadConfig({}), ask });
    expect(database).toMatchObject({
      name: 'Database',
      state: 'fault',
      mend: expect.stringContaining('can still be read'),
    });
    expect(database!.figure).toMatch(/^can’t be written to: could not extend file/);
  });
});
