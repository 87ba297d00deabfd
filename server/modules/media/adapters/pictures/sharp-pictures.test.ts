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

describe('what a picture is recognised by', () => {
  const looksAt = (content: Uint8Array) => pictures.looksOf(sourceOf(content));
  const cropped = (picture: Buffer, width: number, height: number) =>
    sharp(picture).resize({ width, height, fit: 'cover' }).jpeg({ quality: 70 }).toBuffer();

  test.each([1, 2])('survives what people do to pictures, and differs from others: %d', async (seed) => {
    const original = await drawn(seed).png().toBuffer();
    const stretched = (width: number, height: number) =>
      sharp(original).resize({ width, height, fit: 'fill' }).png().toBuffer();
    const [portrait, tall, wide] = [await stretched(900, 1_200), await stretched(450, 800), await stretched(800, 450)];
    const copies = {
      smaller: [original, await sharp(original).resize(320).jpeg({ quality: 40 }).toBuffer()],
      otherType: [
        original,
        await sharp(original).resize(1_280, 1_281, { fit: 'fill' }).webp({ quality: 60 }).toBuffer(),
      ],
      brighter: [original, await sharp(original).modulate({ brightness: 1.1 }).jpeg({ quality: 80 }).toBuffer()],
      mirrored: [portrait, await sharp(portrait).flop().jpeg({ quality: 70 }).toBuffer()],
      square: [tall, await cropped(tall, 450, 450)],
      fourByFive: [wide, await cropped(wide, 360, 450)],
      closer: [
        portrait,
        await sharp(portrait).extract({ left: 67, top: 90, width: 765, height: 1_020 }).jpeg().toBuffer(),
      ],
      squareAndMirrored: [
        portrait,
        await sharp(await cropped(portrait, 600, 600))
          .flop()
          .jpeg()
          .toBuffer(),
      ],
    };
    for (const [what, [sent, copy]] of Object.entries(copies)) {
      const difference = differenceOf(await looksAt(sent!), await looksAt(copy!));
      expect([what, difference <= 3]).toEqual([what, true]); // the same part, so far below the limit
    }
    const other = await drawn(seed + 10)
      .png()
      .toBuffer();
    expect(differenceOf(await looksAt(original), await looksAt(other))).toBeGreaterThan(nearBits);
  });

  test('is kept with the picture, and nothing else is recognised', async () => {
    const original = await drawn(1).png().toBuffer();
    const { looks } = await pictures.clean(sourceOf(original), 'image/png');
    expect(looks).toEqual(await looksAt(original));
    expect(looks!.length).toBeGreaterThan(0);
    await expect(looksAt(Buffer.from('no picture'))).rejects.toMatchObject({ code: 'media/no-picture' });
  });
});
