import {
  drawn,
  insideOf,
  movingPicture,
  photoWithPlace,
  secretPlace,
  still,
} from '../../../../../test/support/pictures.js';
import { places } from '../../../../../test/support/filmed.js';
import { photographed } from '../../../../../test/support/photographed.js';
import { smallPng } from '../../../../../test/support/files.js';
import sharp from 'sharp';
import { differenceOf, nearBits } from '../../domain/picture-look.js';
import { SharpPictures } from './sharp-pictures.js';

async function* sourceOf(content: Uint8Array): AsyncIterable<Uint8Array> {
  yield content.subarray(0, 10);
  yield content.subarray(10);
}

const pictures = new SharpPictures();

test.each(['jpeg', 'png', 'webp', 'tiff', 'gif'] as const)(
  'R380: makes a %s again, of the same size and kind',
  async (kind) => {
    const clean = await pictures.clean(sourceOf(await still(kind)), `image/${kind}`);

    expect(clean).toMatchObject({ mimeType: `image/${kind}`, width: 30, height: 20, rotation: 0, durationMs: null });
    expect(await insideOf(clean.content)).toMatchObject({ format: kind, width: 30, height: 20 });
  },
);

test('turns a photo upright and keeps nothing of where it was taken', async () => {
  const photo = await photoWithPlace();
  expect(photo.includes(secretPlace)).toBe(true);

  const { content, width, height } = await pictures.clean(sourceOf(photo), 'image/jpeg');

  expect([width, height]).toEqual([40, 60]);
  const { exif, xmp, iptc, icc, orientation } = await insideOf(content);
  expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
  expect(Buffer.from(content).includes(secretPlace)).toBe(false);
});

test.each(Object.entries(photographed))(
  'leaves out where a picture was taken that is in %s',
  async (_, { mimeType, make }) => {
    const picture = await make();
    for (const place of places) expect(picture.includes(place)).toBe(true);

    const { content } = await pictures.clean(sourceOf(picture), mimeType);
    const small = await pictures.shrink(sourceOf(picture), 48, 'webp');

    for (const place of [...places, 'GPS'])
      expect([Buffer.from(content).includes(place), small.includes(place)]).toEqual([false, false]);
    expect((await insideOf(content)).exif).toBeUndefined();
  },
);

test.each(['gif', 'webp'] as const)('a %s goes on moving', async (kind) => {
  const clean = await pictures.clean(sourceOf(await movingPicture(kind)), `image/${kind}`);

  expect(clean).toMatchObject({ width: 20, height: 10, durationMs: 300 });
  expect(await insideOf(clean.content)).toMatchObject({ pages: 3, delay: [100, 100, 100] });
});

test('R380: refuses what only begins like a picture, and what is cut', async () => {
  const png = smallPng(200, 200);
  for (const content of [png.subarray(0, 40), png.subarray(0, png.length - 60), Buffer.from('GIF89a<script>')])
    await expect(pictures.clean(sourceOf(content), 'image/png')).rejects.toMatchObject({
      code: 'media/not-accepted',
    });
});

test('R380: refuses a small file that unfolds to more than memory holds', async () => {
  const bomb = smallPng(40_000, 10);
  bomb.writeUInt32BE(40_000, 20); // its header claims 1.6 gigapixels
  await expect(pictures.clean(sourceOf(bomb), 'image/png')).rejects.toMatchObject({ code: 'media/not-accepted' });
});

test.each([
  ['webp', 'RIFF'],
  ['avif', 'ftypavif'],
] as const)('R163: makes a small %s, upright, without what was written into the photo', async (format, mark) => {
  const small = Buffer.from(await pictures.shrink(sourceOf(await photoWithPlace()), 48, format));

  expect(small.subarray(0, 16).includes(mark)).toBe(true);
  expect(small.includes(secretPlace)).toBe(false);
});

test('R166: never makes a picture wider than it is', async () => {
  const [wide, narrow] = await Promise.all([still('png', 400, 200), still('png', 50, 100)]);
  const sizes = [wide, narrow].map(async (picture) => {
    const { width, height } = await insideOf(await pictures.shrink(sourceOf(picture), 96, 'webp'));
    return [width, height];
  });
  expect(await Promise.all(sizes)).toEqual([
    [96, 48],
    [50, 100],
  ]);
});

test('has no small version of what is no picture, whatever it says it is', async () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  );
  await expect(pictures.shrink(sourceOf(svg), 96, 'webp')).rejects.toMatchObject({ code: 'media/no-picture' });
});

describe('how a picture looks', () => {
  const lookAt = async (content: Uint8Array, mimeType: string) =>
    (await pictures.clean(sourceOf(content), mimeType)).look!;

  test.each([1, 2, 3, 4, 5])('survives resizing and recompression, and differs from others: %d', async (seed) => {
    const original = await drawn(seed).png().toBuffer();
    const look = await lookAt(original, 'image/png');
    const copies = [
      [await sharp(original).resize(320).jpeg({ quality: 40 }).toBuffer(), 'image/jpeg'],
      [await sharp(original).resize(1_280, 1_281, { fit: 'fill' }).webp({ quality: 60 }).toBuffer(), 'image/webp'],
      [await sharp(original).modulate({ brightness: 1.1 }).jpeg({ quality: 80 }).toBuffer(), 'image/jpeg'],
    ] as const;
    for (const [copy, mimeType] of copies)
      expect(differenceOf(look, await lookAt(copy, mimeType))).toBeLessThanOrEqual(nearBits);
    const other = await lookAt(
      await drawn(seed + 10)
        .png()
        .toBuffer(),
      'image/png',
    );
    expect(differenceOf(look, other)).toBeGreaterThan(nearBits);
  });
});
