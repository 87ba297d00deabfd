import { filmId, mediaNow, someArrival, someUpload, uploader } from '../../../../test/support/media.js';
import { remove, takeIn } from '../domain/media.js';
import type { MediaRepository } from './media.repository.js';
import type { UploadRepository } from './upload.repository.js';

type World = Readonly<{ media: MediaRepository; uploads: UploadRepository; told: (name: string) => Promise<number> }>;

const account = uploader.profile!.uid;
const posterId = filmId.replace('f11e', 'f11f');
const arrived = (mimeType = 'video/mp4') => takeIn(someUpload(), someArrival({ mimeType }), uploader, mediaNow);
const poster = someUpload({ id: posterId, fileName: 'reel.jpg', bytes: 50, posterOf: filmId });
const posterArrived = takeIn(
  poster,
  someArrival({ storageKey: `${posterId}-clean`, mimeType: 'image/jpeg' }),
  uploader,
  mediaNow,
);

/** What every MediaRepository promises. `told` counts the events of a name that were stored with the files. */
export function mediaRepositoryContract(make: () => Promise<World>) {
  let world: World;
  beforeEach(async () => {
    world = await make();
    await world.uploads.begin(someUpload(), null);
  });

  test('knows nothing of a file that never came', async () => {
    expect(await world.media.find(filmId)).toBeNull();
    expect(await world.media.hold(filmId)).toBeNull();
    expect(await world.media.posterOf(filmId)).toBeNull();
  });

  test('gives back exactly what was added, and closes its upload', async () => {
    const [file, event] = arrived();

    await world.media.add(file, event);

    expect(await world.media.find(filmId)).toEqual(file);
    expect(await world.media.hold(filmId)).toEqual(file);
    expect((await world.uploads.find(filmId))?.state).toBe('complete');
    expect(await world.uploads.usedBy(account)).toBe(1_000);
  });

  test('keeps the first of many, and tells of it once', async () => {
    const types = ['video/mp4', 'video/webm', 'video/quicktime', 'video/x-m4v', 'video/matroska'];
    const added = await Promise.all(types.map((mimeType) => world.media.add(...arrived(mimeType))));

    expect(new Set(added.map(({ mimeType }) => mimeType)).size).toBe(1);
    expect(await world.told('media.uploaded')).toBe(1);
  });

  test('takes no file whose upload was given up', async () => {
    await world.uploads.abandon(filmId);

    await expect(world.media.add(...arrived())).rejects.toMatchObject({ code: 'media/not-found' });

    expect(await world.media.find(filmId)).toBeNull();
    expect(await world.told('media.uploaded')).toBe(0);
  });

  test('knows the poster of a video, and takes only one', async () => {
    await world.media.add(...arrived());
    await world.uploads.begin(poster, null);
    await world.media.add(...posterArrived);

    expect((await world.media.posterOf(filmId))?.id).toBe(posterId);

    const second = { ...poster, id: filmId.replace('f11e', 'f120') };
    await world.uploads.begin(second, null);
    const [file, event] = takeIn(second, someArrival({ mimeType: 'image/jpeg' }), uploader, mediaNow);
    await expect(world.media.add(file, event)).rejects.toMatchObject({ code: 'media/has-poster' });
    expect((await world.uploads.find(second.id))?.state).toBe('open');
  });

  test('gives the bytes of a file back once, and tells of it once', async () => {
    const [file, event] = arrived();
    await world.media.add(file, event);
    const gone = remove(file, uploader, mediaNow);

    await world.media.remove(file, gone);
    await world.media.remove(file, gone);

    expect(await world.media.find(filmId)).toBeNull();
    expect(await world.uploads.usedBy(account)).toBe(0);
    expect(await world.told('media.deleted')).toBe(1);
  });
}
