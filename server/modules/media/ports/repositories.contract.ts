import { filmId, mediaNow, someArrival, someUpload, uploader } from '../../../../test/support/media.js';
import { remove, takeIn } from '../domain/media.js';
import { uploadRests } from '../domain/upload.js';
import type { MediaStorage, MediaRepository, UploadRepository } from './repositories.js';

/** The smallest GIF: one pixel. */
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

async function bytesOf(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The contract of every MediaStorage. */
export function mediaStorageContract(make: () => Promise<MediaStorage>) {
  let storage: MediaStorage;
  beforeEach(async () => (storage = await make()));

  test('says what a file really is', async () => {
    await storage.write('picture', gif);
    await storage.write('words', Buffer.from('only words'));

    expect(await storage.settle('picture')).toEqual({ mimeType: 'image/gif', bytes: gif.length });
    expect(await storage.settle('words')).toEqual({ mimeType: undefined, bytes: 10 });
  });

  test('writes what comes in pieces', async () => {
    async function* content() {
      yield gif.subarray(0, 5);
      yield gif.subarray(5);
    }
    await storage.write('picture', { bytes: gif.length, content: content() });

    expect(await storage.settle('picture')).toEqual({ mimeType: 'image/gif', bytes: gif.length });
  });

  test('knows the fingerprint of what lies there', async () => {
    await storage.write('words', Buffer.from('abc'));
    const known = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'; // FIPS 180-2, appendix B.1
    expect(await storage.fingerprint('words', 3)).toBe(known);
  });

  test('reads the bytes that are asked for, the first and the last included', async () => {
    await storage.write('words', Buffer.from('0123456789'));

    expect((await bytesOf(storage.read('words', { first: 2, last: 4 }))).toString()).toBe('234');
    expect((await bytesOf(storage.read('words', { first: 0, last: 9 }))).toString()).toBe('0123456789');
  });

  test('removes a file, and does not mind that there is none', async () => {
    await storage.write('words', Buffer.from('0123456789'));

    await storage.remove('words');
    await storage.remove('words');

    await expect(storage.settle('words')).rejects.toMatchObject({ code: 'media/not-found' });
  });
}

type World = Readonly<{ media: MediaRepository; uploads: UploadRepository; told: (name: string) => Promise<number> }>;

const account = uploader.profile!.uid;
const posterId = filmId.replace('f11e', 'f11f');
const arrived = (mimeType = 'video/mp4') => takeIn(someUpload(), someArrival({ mimeType }), uploader, mediaNow);
const poster = someUpload({ id: posterId, fileName: 'reel.jpg', bytes: 50, posterOf: filmId });
const posterArrived = () =>
  takeIn(poster, someArrival({ storageKey: `${posterId}-clean`, mimeType: 'image/jpeg' }), uploader, mediaNow);

/** The contract of every MediaRepository. `told` counts the events of a name that were stored with the files. */
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
    await world.media.add(...posterArrived());

    expect((await world.media.posterOf(filmId))?.id).toBe(posterId);

    const second = { ...poster, id: filmId.replace('f11e', 'f120') };
    await world.uploads.begin(second, null);
    const [file, event] = takeIn(second, someArrival({ mimeType: 'image/jpeg' }), uploader, mediaNow);
    await expect(world.media.add(file, event)).rejects.toMatchObject({ code: 'media/has-poster' });
    expect((await world.uploads.find(second.id))?.state).toBe('open');
  });

  test('finds what looks the same, nearest first: a video by its poster, and never itself', async () => {
    const look = '00ff00ff00ff00ff';
    await world.media.add(...arrived());
    await world.uploads.begin(poster, null);
    const [image, event] = posterArrived();
    const mirrored = '123456789abcdef0';
    await world.media.add({ ...image, looks: [look, mirrored] }, event);
    const others = {
      a: ['10ff00ff00ff00ff'],
      b: ['ffffffff00000000', '123456789abcdef1'],
      c: ['0fff01ff10ff00fe'],
      d: ['ffffffff00000000'],
      e: [],
    };
    for (const [letter, other] of Object.entries(others)) {
      const upload = { ...someUpload(), id: filmId.replace('f11e', `f1${letter}e`), posterOf: null };
      await world.uploads.begin(upload, null);
      const [file, told] = takeIn(upload, someArrival({ mimeType: 'image/jpeg' }), uploader, mediaNow);
      await world.media.add(
        { ...file, looks: other, createdAt: new Date(mediaNow.getTime() + (letter === 'a' ? 1 : 0)) },
        told,
      );
    }
    const idAt = (letter: string) => filmId.replace('f11e', `f1${letter}e`);
    expect(await world.media.near(filmId, 10)).toEqual([
      { id: idAt('a'), difference: 1 },
      { id: idAt('b'), difference: 1 },
      { id: idAt('c'), difference: 7 },
    ]);
    expect(await world.media.near(idAt('a'), 1)).toMatchObject([{ difference: 1 }]);
    expect(await world.media.near(idAt('e'), 10)).toEqual([]);
  });

  test('names the pictures that we haven’t looked at, by id', async () => {
    await world.media.add(...arrived());
    await world.uploads.begin(poster, null);
    const [image, event] = posterArrived();
    await world.media.add(image, event);

    expect(await world.media.unseen(null, 10)).toEqual([image]);
    expect(await world.media.unseen(posterId, 10)).toEqual([]);
    await world.media.replaceContent(image.storageKey, { ...image, looks: [] });
    expect(await world.media.unseen(null, 10)).toEqual([]);
  });

  test('names the videos that lie where they were sent to', async () => {
    const [video, event] = arrived();
    await world.media.add(video, event);
    await world.uploads.begin(poster, null);
    await world.media.add(...posterArrived());

    expect(await world.media.asSent('video', null, 10)).toEqual([video]);
    expect(await world.media.asSent('video', filmId, 10)).toEqual([]);
    expect(await world.media.asSent('image', null, 10)).toEqual([]);
  });

  test('gives a file another content once', async () => {
    const [file, event] = arrived();
    await world.media.add(file, event);
    const other = { ...file, storageKey: `${filmId}-clean`, bytes: 900, sha256: 'c1ea'.repeat(16) };

    expect(await world.media.replaceContent(filmId, other)).toBe(true);
    expect(await world.media.replaceContent(filmId, { ...other, bytes: 1 })).toBe(false);

    expect(await world.media.find(filmId)).toEqual(other);
    expect(await world.uploads.usedBy(account)).toBe(file.uploadedBytes);
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

const idOf = (number: number) => `${filmId.slice(0, -4)}${String(number).padStart(4, '0')}`;

/** The contract of every UploadRepository. */
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
