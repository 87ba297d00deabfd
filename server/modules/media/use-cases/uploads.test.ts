import { filmed, position } from '../../../../test/support/filmed.js';
import { filmId, mediaNow, otherBrand, someArrival, someStaff, uploader } from '../../../../test/support/media.js';
import { type MediaWorld, mediaWorld } from '../../../../test/support/media-world.js';
import { drawn, photoWithPlace, secretPlace } from '../../../../test/support/pictures.js';
import { smallMp4 } from '../../../../test/support/videos.js';
import { newId } from '../../../shared/kernel/index.js';
import { InMemoryMediaStorage } from '../adapters/persistence/in-memory-repositories.js';
import { collect } from '../adapters/storage/disk-stores.js';
import { takeIn } from '../domain/media.js';
import { uploadRests } from '../domain/upload.js';

const video = smallMp4({ width: 1_920, height: 1_080, rotation: 90, seconds: 6 });
const account = uploader.profile!.uid;

let world: MediaWorld;
beforeEach(() => (world = mediaWorld()));

const arrive = async (fileName: string, content: Uint8Array) => {
  await world.begin.execute(uploader, filmId, { fileName, bytes: content.length, posterOf: null });
  await world.storage.write(filmId, content);
};

describe('a complete upload', () => {
  test('is known by what it really is, with what was measured of it', async () => {
    await arrive('called-a-photo.jpg', video);

    await world.complete.execute(uploader, filmId);

    expect(await world.api.find(filmId)).toEqual({
      id: filmId,
      kind: 'video',
      mimeType: 'video/mp4',
      fileName: 'called-a-photo.jpg',
      bytes: video.length,
      width: 1_080,
      height: 1_920,
      rotation: 90,
      durationMs: 6_000,
      codec: 'AVC',
      frameRate: 25,
      truncated: false,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      filePath: `media/${filmId}`,
    });
  });

  test('of a picture is stored without where it was taken, and counts what was sent', async () => {
    const photo = await photoWithPlace();
    await arrive('table.jpg', photo);

    const { storageKey, bytes } = await world.complete.execute(uploader, filmId);

    const stored = await collect(world.storage.read(storageKey, { first: 0, last: bytes - 1 }));
    expect(stored.includes(secretPlace)).toBe(false);
    expect(await world.measure.execute(uploader)).toEqual({ usedBytes: photo.length, limitBytes: 1_000_000 });
    await expect(world.storage.settle(filmId)).rejects.toMatchObject({ code: 'media/not-found' });
  });

  test('is refused with a virus in it, and nothing of it stays', async () => {
    const photo = await photoWithPlace();
    await arrive('table.jpg', Buffer.concat([photo, Buffer.from('$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$')]));

    await expect(world.complete.execute(uploader, filmId)).rejects.toMatchObject({
      code: 'media/not-accepted',
      message: expect.stringContaining('virus scanner'),
    });

    await expect(world.storage.settle(filmId)).rejects.toMatchObject({ code: 'media/not-found' });
    expect(await world.measure.execute(uploader)).toMatchObject({ usedBytes: 0 });
  });

  test('of a video is stored without where it was filmed, and counts what was sent', async () => {
    const told = await filmed['user data of the movie']!.make();
    await arrive('reel.mp4', told);

    const { storageKey, bytes } = await world.complete.execute(uploader, filmId);

    const stored = await collect(world.storage.read(storageKey, { first: 0, last: bytes - 1 }));
    expect(stored.includes(position)).toBe(false);
    expect((await world.measure.execute(uploader)).usedBytes).toBe(told.length);
    await expect(world.storage.settle(filmId)).rejects.toMatchObject({ code: 'media/not-found' });
  });

  test('is scanned and cleaned once, however often its end is asked for while that takes', async () => {
    await arrive('reel.mp4', video);
    let reads = 0;
    const read = world.storage.read.bind(world.storage);
    world.storage.read = (key, range) => {
      if (key === filmId) reads++;
      return read(key, range);
    };

    const [first, ...others] = await Promise.all([1, 2, 3].map(() => world.complete.execute(uploader, filmId)));

    expect(reads).toBe(2);
    expect(others).toEqual([first, first]);
    expect(world.media.events).toHaveLength(1);
  });

  test('R380: is deleted, and its room given back, when its content is not what we take', async () => {
    await arrive('still.png', Buffer.from('<script>alert(1)</script>'));

    await expect(world.complete.execute(uploader, filmId)).rejects.toMatchObject({ code: 'media/not-accepted' });

    await expect(world.storage.settle(filmId)).rejects.toMatchObject({ code: 'media/not-found' });
    expect(await world.api.find(filmId)).toBeNull();
    expect(await world.uploads.usedBy(account)).toBe(0);
    expect(await world.uploads.find(filmId)).toBeNull();
  });

  test('is neither completed by anybody else nor told to them', async () => {
    await arrive('reel.mp4', video);
    const byOthers = async () => {
      for (const other of [otherBrand, someStaff, { ...uploader, userId: 'another' }])
        await expect(world.complete.execute(other, filmId)).rejects.toMatchObject({ code: 'media/not-found' });
    };

    await byOthers();
    await world.complete.execute(uploader, filmId);
    await byOthers();
  });

  test('can be completed again after a crash, and is reported once', async () => {
    await arrive('reel.mp4', video);

    const first = await world.complete.execute(uploader, filmId);

    expect(await world.complete.execute(uploader, filmId)).toEqual(first);
    expect(world.media.events).toHaveLength(1);
  });
});

describe('a video from before videos were cleaned', () => {
  const addAsSent = async (content: Uint8Array) => {
    await arrive('reel.mp4', content);
    const arrival = someArrival({ bytes: content.length });
    await world.media.add(...takeIn((await world.uploads.find(filmId))!, arrival, uploader, mediaNow));
  };

  test('is cleaned once, and stays the same file', async () => {
    await addAsSent(await filmed['user data of the movie']!.make());

    expect([await world.cleanVideos.execute(), await world.cleanVideos.execute()]).toEqual([1, 0]);

    const { storageKey, bytes, sha256 } = (await world.media.find(filmId))!;
    const stored = await collect(world.storage.read(storageKey, { first: 0, last: bytes - 1 }));
    expect(stored.includes(position)).toBe(false);
    expect(await world.storage.fingerprint(storageKey, bytes)).toBe(sha256);
    await expect(world.storage.settle(filmId)).rejects.toMatchObject({ code: 'media/not-found' });
  });

  test('stays as it is when it can’t be read', async () => {
    await addAsSent(video.subarray(0, 51));

    expect(await world.cleanVideos.execute()).toBe(0);

    expect(await world.storage.settle(filmId)).toMatchObject({ bytes: 51 });
  });
});

test('a picture from before we recognised them is looked at once, and one that can’t be read too', async () => {
  const add = async (id: string, content: Uint8Array) => {
    await world.begin.execute(uploader, id, { fileName: 'a.png', bytes: content.length, posterOf: null });
    await world.storage.write(id, content);
    const arrival = someArrival({ mimeType: 'image/png', storageKey: id, bytes: content.length });
    await world.media.add(...takeIn((await world.uploads.find(id))!, arrival, uploader, mediaNow));
  };
  const picture = await drawn(1).png().toBuffer();
  await add('copy', picture);
  await add('torn', picture.subarray(0, 100));

  expect([await world.recognisePictures.execute(), await world.recognisePictures.execute()]).toEqual([2, 0]);

  expect((await world.media.find('torn'))?.looks).toEqual([]);
  await add('later', await drawn(1).resize(320).flop().png().toBuffer());
  await world.recognisePictures.execute();
  expect((await world.media.near('later', 10)).map(({ id }) => id)).toEqual(['copy']);
});

describe('an upload', () => {
  test('R256: that would pass the limit is refused with the numbers, before a byte of it is there', async () => {
    world.neighbours.limitBytes = 10_000_000;
    await world.begin.execute(uploader, filmId, { fileName: 'a.mp4', bytes: 9_800_000, posterOf: null });

    const more = world.begin.execute(uploader, 'next', { fileName: 'b.mp4', bytes: 500_000, posterOf: null });

    await expect(more).rejects.toMatchObject({
      kind: 'forbidden',
      code: 'media/storage-full',
      message:
        'There isn’t enough storage for this file. It’s 500 kB, and you’ve used 9.8 MB of 10 MB. Please delete files first.',
    });
  });

  test('for a Collab counts towards the brand’s storage, and others learn nothing about it', async () => {
    const { openCollab } = world.neighbours;
    await world.begin.execute(uploader, filmId, { fileName: 'a.mp4', bytes: 900_000, posterOf: null }, openCollab);

    expect((await world.measure.execute(otherBrand)).usedBytes).toBe(900_000);
    expect((await world.measure.execute(uploader)).usedBytes).toBe(0);
    await expect(
      world.begin.execute(uploader, 'next', { fileName: 'b.mp4', bytes: 200_000, posterOf: null }, openCollab),
    ).rejects.toMatchObject({ code: 'media/storage-full', message: expect.not.stringMatching(/\d/) });
  });

  test('for a Collab that is over, or of someone else, is refused', async () => {
    const announced = { fileName: 'a.mp4', bytes: 1, posterOf: null };
    await expect(world.begin.execute(uploader, filmId, announced, 'another')).rejects.toMatchObject({
      code: 'media/no-collab',
    });
  });

  test('is gone on with by the one who began it, and by nobody else', async () => {
    await arrive('reel.mp4', video);
    for (const other of [otherBrand, someStaff, { ...uploader, userId: 'another' }])
      await expect(world.openUpload.execute(other, filmId)).rejects.toMatchObject({ code: 'media/not-found' });
    expect(await world.openUpload.execute(uploader, filmId)).toEqual({ isComplete: false, bytes: video.length });

    await world.complete.execute(uploader, filmId);

    expect(await world.openUpload.execute(uploader, filmId)).toEqual({ isComplete: true, bytes: video.length });
    await expect(world.openUpload.execute(otherBrand, filmId)).rejects.toMatchObject({ code: 'media/not-found' });
  });

  test('is given up after a day of rest, and what is complete stays', async () => {
    const day = new Date(mediaNow.getTime() + uploadRests);
    const kept = await world.keep.execute(uploader, 'kept.mp4', video);
    await arrive('reel.mp4', video);

    expect(await world.giveUp.execute(day)).toBe(0);
    expect(await world.giveUp.execute(new Date(day.getTime() + 1))).toBe(1);

    await expect(world.openUpload.execute(uploader, filmId)).rejects.toMatchObject({ code: 'media/not-found' });
    await expect(world.storage.settle(filmId)).rejects.toMatchObject({ code: 'media/not-found' });
    expect(await world.uploads.usedBy(account)).toBe(video.length);
    expect(await world.storage.settle(kept.storageKey)).toMatchObject({ bytes: video.length });
  });

  test('an idle upload may continue if someone came back in time', async () => {
    await arrive('reel.mp4', video);
    world.clock.set(new Date(mediaNow.getTime() + uploadRests));
    await world.openUpload.execute(uploader, filmId);

    expect(await world.giveUp.execute(new Date(mediaNow.getTime() + uploadRests + 1))).toBe(0);
    expect((await world.complete.execute(uploader, filmId)).id).toBe(filmId);
  });

  test('that cannot be removed keeps no other from being given up', async () => {
    const second = newId();
    await arrive('reel.mp4', video);
    await world.begin.execute(uploader, second, { fileName: 'other.mp4', bytes: video.length, posterOf: null });
    const remove = world.storage.remove.bind(world.storage);
    world.storage.remove = async (key) => {
      if (key === filmId) throw new Error('The storage refuses.');
      await remove(key);
    };

    const later = new Date(mediaNow.getTime() + uploadRests + 1);
    await expect(world.giveUp.execute(later)).rejects.toThrow('The storage refuses.');

    expect(await world.uploads.find(second)).toBeNull();
  });
});

/** A disk that is full until some space is freed. */
class FullDisk extends InMemoryMediaStorage {
  isFull = false;

  override async write(key: string, content: Uint8Array): Promise<void> {
    if (this.isFull) throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    await super.write(key, content);
  }
}

describe('on a full disk', () => {
  test('nothing is stored, what is there is read, and an upload is completed once there is room', async () => {
    const disk = new FullDisk();
    world = mediaWorld(disk);
    const photo = await photoWithPlace();
    const there = await world.keep.execute(uploader, 'there.jpg', photo);
    await arrive('table.jpg', photo);

    disk.isFull = true;
    await expect(world.complete.execute(uploader, filmId)).rejects.toMatchObject({ code: 'ENOSPC' });
    const { storageKey, bytes } = await world.open.execute(uploader, there.id);
    expect(await collect(disk.read(storageKey, { first: 0, last: bytes - 1 }))).toHaveLength(bytes);
    expect(await world.api.find(filmId)).toBeNull();

    disk.isFull = false;
    expect(await world.complete.execute(uploader, filmId)).toMatchObject({ fileName: 'table.jpg' });
  });
});
