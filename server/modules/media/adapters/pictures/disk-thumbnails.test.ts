import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { someMedia } from '../../../../../test/support/media.js';
import { still } from '../../../../../test/support/pictures.js';
import { thumbnailsContract } from '../../ports/thumbnails.contract.js';
import { InMemoryMediaStorage } from '../storage/in-memory-media-storage.js';
import { DiskThumbnails } from './disk-thumbnails.js';
import { SharpPictures } from './sharp-pictures.js';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(path.join(os.tmpdir(), 'thumbs-'))));
afterEach(() => rm(folder, { recursive: true }));

/** Counts how often a picture is read. */
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
  const make = () => new DiskThumbnails(new SharpPictures(), storage, path.join(folder, inside));
  return { storage, picture, make };
}

thumbnailsContract(async () => {
  const { storage, make } = await world();
  return { storage, thumbnails: make() };
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
