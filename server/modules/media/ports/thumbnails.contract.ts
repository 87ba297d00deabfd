import { insideOf, still } from '../../../../test/support/pictures.js';
import { someMedia } from '../../../../test/support/media.js';
import type { Media } from '../domain/media.js';
import type { MediaStorage } from './media-storage.js';
import type { Thumbnails } from './thumbnails.js';

/** What every Thumbnails promises. */
export function thumbnailsContract(make: () => Promise<{ thumbnails: Thumbnails; storage: MediaStorage }>) {
  let thumbnails: Thumbnails;
  let storage: MediaStorage;
  let picture: Media;

  beforeEach(async () => {
    ({ thumbnails, storage } = await make());
    const content = await still('png', 400, 300);
    picture = someMedia({ kind: 'image', mimeType: 'image/png', storageKey: 'picture', bytes: content.length });
    await storage.write('picture', content);
  });

  test('gives each version that is asked for', async () => {
    const [small, large] = await Promise.all([thumbnails.of(picture, 48, 'webp'), thumbnails.of(picture, 320, 'webp')]);

    expect(await insideOf(small)).toMatchObject({ format: 'webp', width: 48, height: 36 });
    expect(await insideOf(large)).toMatchObject({ format: 'webp', width: 320, height: 240 });
  });

  test('many who ask at once get the same', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => thumbnails.of(picture, 96, 'webp')));

    expect(new Set(all.map((each) => Buffer.from(each).toString('base64'))).size).toBe(1);
  });

  test('has none of what cannot be read, and has it when it can', async () => {
    const content = await still('png', 400, 300);
    await storage.write('picture', Buffer.from('not a picture'));
    await expect(thumbnails.of({ ...picture, bytes: 13 }, 48, 'webp')).rejects.toMatchObject({
      code: 'media/no-picture',
    });

    await storage.write('picture', content);
    expect(await insideOf(await thumbnails.of(picture, 48, 'webp'))).toMatchObject({ width: 48 });
  });

  test('forgets a picture that is gone', async () => {
    await thumbnails.of(picture, 48, 'webp');
    await storage.remove('picture');

    await thumbnails.forget(picture.id);
    await thumbnails.forget(picture.id);

    await expect(thumbnails.of(picture, 48, 'webp')).rejects.toMatchObject({ code: expect.stringMatching(/^media/) });
  });
}
