import { filePathOf } from '../../../contract/rules/file-path.js';
import { colleague, otherBrand, someStaff, uploader } from '../../../../test/support/media.js';
import { type MediaWorld, mediaWorld } from '../../../../test/support/media-world.js';
import { still } from '../../../../test/support/pictures.js';
import { smallMp4 } from '../../../../test/support/videos.js';
import type { Media } from '../domain/media.js';

const stranger = { ...otherBrand, profile: { type: 'brand', uid: 'another' } } as const;

let world: MediaWorld;
let picture: Media;
let video: Media;

beforeEach(async () => {
  world = mediaWorld();
  picture = await world.keep.execute(uploader, 'still.png', await still('png'));
  video = await world.keep.execute(
    uploader,
    'reel.mp4',
    smallMp4({ width: 640, height: 360, rotation: 0, seconds: 1 }),
  );
});

const addPoster = async () => {
  const content = await still('jpeg');
  await world.begin.execute(uploader, 'poster', { fileName: 'p.jpg', bytes: content.length, posterOf: video.id });
  await world.storage.write('poster', content);
  return world.complete.execute(uploader, 'poster');
};

describe('a file', () => {
  test('is open to its profile, to staff and to whom it was delivered, and does not exist for others', async () => {
    world.neighbours.pieces.add(picture.id);

    for (const actor of [uploader, colleague, someStaff, otherBrand])
      expect((await world.open.execute(actor, picture.id)).id).toBe(picture.id);
    await expect(world.open.execute(stranger, picture.id)).rejects.toMatchObject({ code: 'media/not-found' });
    await expect(world.open.execute(otherBrand, video.id)).rejects.toMatchObject({ code: 'media/not-found' });
  });

  test('that a media kit shows is open to everyone, and no other is', async () => {
    await expect(world.openShown.execute(video.id)).rejects.toMatchObject({ code: 'media/not-found' });
    world.neighbours.inKits.add(video.id);
    expect(await world.openShown.execute(video.id)).toMatchObject({ id: video.id });
    await expect(world.openShown.execute(picture.id)).rejects.toMatchObject({ code: 'media/not-found' });
  });

  test('that was made here belongs to the actor’s profile and to no other', async () => {
    expect(await world.api.ownedBy(picture.id, uploader.profile!.uid)).toMatchObject({ id: picture.id, kind: 'image' });
    expect(await world.api.ownedBy(picture.id, otherBrand.profile!.uid)).toBeNull();
  });

  test('is deleted by its owner, which gives its room back', async () => {
    const before = (await world.measure.execute(uploader)).usedBytes;

    await world.remove.execute(colleague, picture.id);

    expect((await world.measure.execute(uploader)).usedBytes).toBe(before - picture.uploadedBytes);
    await expect(world.open.execute(uploader, picture.id)).rejects.toMatchObject({ code: 'media/not-found' });
    expect(world.media.events.at(-1)).toMatchObject({ name: 'media.deleted', aggregate: { id: picture.id } });
  });

  test('does not exist for anybody else who wants to delete it', async () => {
    for (const other of [otherBrand, someStaff, stranger])
      await expect(world.remove.execute(other, picture.id)).rejects.toMatchObject({ code: 'media/not-found' });
  });

  test.each(['shown', 'hidden', 'photos', 'pieces'] as const)('that is among the %s cannot be deleted', async (use) => {
    world.neighbours[use].add(picture.id);
    await expect(world.remove.execute(uploader, picture.id)).rejects.toMatchObject({ code: 'media/in-use' });
    expect((await world.open.execute(uploader, picture.id)).id).toBe(picture.id);
  });

  test('takes its poster with it', async () => {
    const poster = await addPoster();

    await world.remove.execute(uploader, video.id);

    await expect(world.open.execute(uploader, poster.id)).rejects.toMatchObject({ code: 'media/not-found' });
    expect((await world.measure.execute(uploader)).usedBytes).toBe(picture.uploadedBytes);
  });
});

test.each(['shown', 'photos'] as const)('a video whose poster is among the %s cannot be deleted', async (use) => {
  const poster = await addPoster();
  world.neighbours[use].add(poster.id);
  await expect(world.remove.execute(uploader, video.id)).rejects.toMatchObject({ code: 'media/in-use' });
  expect((await world.open.execute(uploader, poster.id)).id).toBe(poster.id);
});

describe('a thumbnail', () => {
  const path = () => filePathOf(picture.id);

  test.each(['shown', 'photos'] as const)('R163: of a picture among the %s is for everyone', async (use) => {
    world.neighbours[use].add(picture.id);
    expect(await world.show.execute(null, path())).toMatchObject({ picture: { id: picture.id }, isPublic: true });
  });

  test('R163: of a picture of someone who is shown to nobody is for them and for staff', async () => {
    world.neighbours.hidden.add(picture.id);
    for (const other of [null, otherBrand, stranger])
      await expect(world.show.execute(other, path())).rejects.toMatchObject({ code: 'media/not-found' });
    for (const one of [uploader, colleague, someStaff])
      expect(await world.show.execute(one, path())).toMatchObject({ picture: { id: picture.id }, isPublic: false });
  });

  test('R166: of any other shows to those who may see the file, and does not exist for the others', async () => {
    expect(await world.show.execute(uploader, path())).toMatchObject({ isPublic: false });
    for (const other of [null, otherBrand, stranger])
      await expect(world.show.execute(other, path())).rejects.toMatchObject({ code: 'media/not-found' });

    world.neighbours.pieces.add(picture.id);
    expect(await world.show.execute(otherBrand, path())).toMatchObject({ isPublic: false });
  });

  test.each(['../../etc/passwd', 'http://169.254.169.254/', '', 'media/01890000-0000-7000-8000-000000000000'])(
    'R166: of %j does not exist, for staff either',
    async (somewhere) => {
      await expect(world.show.execute(someStaff, somewhere)).rejects.toMatchObject({ code: 'media/not-found' });
    },
  );

  test('of a video is its poster, if it has one', async () => {
    await expect(world.show.execute(uploader, filePathOf(video.id))).rejects.toMatchObject({
      code: 'media/no-picture',
    });
    const poster = await addPoster();

    expect((await world.show.execute(uploader, filePathOf(video.id))).picture.id).toBe(poster.id);
    await expect(addPoster()).rejects.toMatchObject({ code: 'media/has-poster' });
  });

  test('a poster can be made only for a video of your own', async () => {
    for (const [actor, posterOf] of [
      [otherBrand, video.id],
      [uploader, picture.id],
    ] as const)
      // prettier-ignore
      await expect(
        world.begin.execute(actor, 'poster', { fileName: 'p.jpg', bytes: 1, posterOf }),
      ).rejects.toMatchObject({ code: 'media/not-found' });
  });
});
