import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { someMedia } from '../../../../../test/support/media.js';
import { insideOf, still } from '../../../../../test/support/pictures.js';
import { InMemoryMediaStorage } from '../persistence/in-memory-repositories.js';
import { SharpPictures } from './sharp-pictures.js';
import { Thumbnails } from './thumbnails.js';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(path.join(os.tmpdir(), 'thumbs-'))));
afterEach(() => rm(folder, { recursive: true }));

/** Counts how often an image is read. */
class CountingStorage extends InMemoryMediaStorage {
  reads = 0;
  override async *read(key: string, range: { first: number; last: number }) {
    this.reads++;
    yield* super.read(key, range);
  }
}

async function world(inside = 'thumbs') {
  const storage = new CountingStorage();
  const content = await still('png', 400, 300);
  await storage.write('picture', content);
  const picture = someMedia({ kind: 'image', storageKey: 'picture', bytes: content.length });
  const make = () => new Thumbnails(new SharpPictures(), storage, path.join(folder, inside));
  return { storage, picture, make };
}

test('gives each version that is asked for', async () => {
  const { picture, make } = await world();
  const thumbnails = make();
  const [small, large] = await Promise.all([thumbnails.of(picture, 48, 'webp'), thumbnails.of(picture, 320, 'webp')]);

  expect(await insideOf(small)).toMatchObject({ format: 'webp', width: 48, height: 36 });
  expect(await insideOf(large)).toMatchObject({ format: 'webp', width: 320, height: 240 });
});

test('many who ask at once get the same', async () => {
  const { picture, make } = await world();
  const thumbnails = make();
  const all = await Promise.all(Array.from({ length: 20 }, () => thumbnails.of(picture, 96, 'webp')));

  expect(new Set(all.map((each) => Buffer.from(each).toString('base64'))).size).toBe(1);
});

test('has none of what cannot be read, and has it when it can', async () => {
  const { storage, picture, make } = await world();
  const thumbnails = make();
  const content = await still('png', 400, 300);
  await storage.write('picture', Buffer.from('not a picture'));
  await expect(thumbnails.of({ ...picture, bytes: 13 }, 48, 'webp')).rejects.toMatchObject({
    code: 'media/no-picture',
  });

  await storage.write('picture', content);
  expect(await insideOf(await thumbnails.of(picture, 48, 'webp'))).toMatchObject({ width: 48 });
});

test('forgets a picture that is gone', async () => {
  const { storage, picture, make } = await world();
  const thumbnails = make();
  await thumbnails.of(picture, 48, 'webp');
  await storage.remove('picture');

  await thumbnails.forget(picture.id);
  await thumbnails.forget(picture.id);

  await expect(thumbnails.of(picture, 48, 'webp')).rejects.toMatchObject({ code: expect.stringMatching(/^media/) });
});

test('a version is made once, however many ask for it at once, and after a restart', async () => {
  const { storage, picture, make } = await world();
  const thumbnails = make();

  await Promise.all(Array.from({ length: 30 }, () => thumbnails.of(picture, 160, 'avif')));
  await thumbnails.of(picture, 160, 'avif');
  await make().of(picture, 160, 'avif');

  expect(storage.reads).toBe(1);
});

test('a folder that cannot be written to costs time and nothing else', async () => {
  await writeFile(path.join(folder, 'file'), '');
  const { storage, picture, make } = await world('file');
  const thumbnails = make();

  const [first, second] = [await thumbnails.of(picture, 48, 'webp'), await thumbnails.of(picture, 48, 'webp')];

  expect(Buffer.compare(first, second)).toBe(0);
  expect(storage.reads).toBe(2);
});
