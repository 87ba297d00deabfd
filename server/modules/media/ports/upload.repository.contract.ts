import { filmId, mediaNow, someUpload, uploader } from '../../../../test/support/media.js';
import { uploadRests } from '../domain/upload.js';
import type { UploadRepository } from './upload.repository.js';

const account = uploader.profile!.uid;
const idOf = (number: number) => `${filmId.slice(0, -4)}${String(number).padStart(4, '0')}`;

/** What every UploadRepository promises. */
export function uploadRepositoryContract(make: () => Promise<UploadRepository>) {
  let uploads: UploadRepository;
  beforeEach(async () => (uploads = await make()));

  test('gives back what was begun, with its bytes reserved', async () => {
    expect(await uploads.usedBy(account)).toBe(0);
    expect(await uploads.begin(someUpload(), 1_000)).toBe(true);

    expect(await uploads.find(filmId)).toEqual(someUpload());
    expect(await uploads.usedBy(account)).toBe(1_000);
  });

  test('R256: takes nothing that would pass the limit, not by a byte', async () => {
    expect(await uploads.begin(someUpload(), 999)).toBe(false);

    expect(await uploads.find(filmId)).toBeNull();
    expect(await uploads.usedBy(account)).toBe(0);
  });

  test('R256: of fifty that begin at once, as many are taken as there is room for', async () => {
    const all = Array.from({ length: 50 }, (_, number) => someUpload({ id: idOf(number), bytes: 100 }));

    const taken = await Promise.all(all.map((upload) => uploads.begin(upload, 1_234)));

    expect(taken.filter(Boolean)).toHaveLength(12);
    expect(await uploads.usedBy(account)).toBe(1_200);
  });

  test('R241: without a limit there is room for more than there are disks', async () => {
    const most = 2 * 10 ** 9;
    for (let number = 0; number < 5; number++)
      expect(await uploads.begin(someUpload({ id: idOf(number), bytes: most }), null)).toBe(true);
    expect(await uploads.usedBy(account)).toBe(5 * most);
  });

  test('gives the bytes of an abandoned upload back once', async () => {
    await uploads.begin(someUpload(), null);

    const given = await Promise.all([1, 2, 3].map(() => uploads.abandon(filmId)));

    expect(given.filter(Boolean)).toHaveLength(1);
    expect(await uploads.usedBy(account)).toBe(0);
    expect(await uploads.touch(filmId, mediaNow)).toBe(false);
  });

  test('forgets what is closed, and never what is open', async () => {
    await uploads.begin(someUpload(), null);
    await uploads.forget(filmId);
    expect(await uploads.find(filmId)).not.toBeNull();

    await uploads.abandon(filmId);
    await uploads.forget(filmId);
    expect(await uploads.find(filmId)).toBeNull();
  });

  test('names those that have rested, the longest first', async () => {
    const at = (ms: number) => new Date(mediaNow.getTime() + ms);
    for (const number of [1, 2, 3, 4])
      await uploads.begin(someUpload({ id: idOf(number), touchedAt: at(number) }), null);
    await uploads.touch(idOf(1), at(uploadRests));
    await uploads.abandon(idOf(3));

    const resting = await uploads.resting(at(4), 10);

    expect(resting.map(({ id, state }) => [id, state])).toEqual([
      [idOf(2), 'open'],
      [idOf(3), 'abandoned'],
    ]);
    expect(await uploads.resting(at(4), 1)).toHaveLength(1);
  });
}
