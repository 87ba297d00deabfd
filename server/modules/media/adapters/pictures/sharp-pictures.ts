import type { default as Library, Region, Sharp } from 'sharp';
import { mediaErrors } from '../../domain/media.errors.js';
import { looksOf, lookSize, type PictureLook } from '../../domain/picture-look.js';
import type { ThumbnailFormat, ThumbnailWidth } from '../../domain/thumbnail.js';
import { type CleanPicture, Pictures, type Source } from '../../ports/pictures.js';
import { collect } from '../storage/disk-stores.js';

/** All frames of an animation together: a hundred frames of 1,080 × 1,080, or one from the largest cameras. */
const maxPixels = 120_000_000;
const seconds = 30;
const atOnce = 2;
const waiting = 200;
/** What looks are calculated from, in pixels. */
const smallSide = 288;

/** All of it, and what is left in the middle when it is cropped to a square, to 4:5 or by 15%. */
function partsIn(width: number, height: number): Region[] {
  const side = Math.min(width, height);
  const sizes = [
    [width, height],
    [side, side],
    [Math.min(width, height * 0.8), Math.min(height, width / 0.8)],
    [width * 0.85, height * 0.85],
  ] as const;
  return sizes.map((size) => {
    const [wide, high] = [Math.max(1, Math.round(size[0])), Math.max(1, Math.round(size[1]))];
    return { left: (width - wide) >> 1, top: (height - high) >> 1, width: wide, height: high };
  });
}

let library: Promise<typeof Library> | undefined;

/**
 * Loaded with the first picture. Each image uses one thread, and `atOnce` limits their number; loaders for formats that
 * R380 doesn't accept are disabled.
 */
const loadLibrary = (): Promise<typeof Library> =>
  (library ??= import('sharp').then(({ default: sharp }) => {
    sharp.concurrency(1);
    sharp.cache(false);
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: accepted.map((format) => `VipsForeignLoad${format}`) });
    return sharp;
  }));

const accepted = ['Jpeg', 'Png', 'Nsgif', 'Webp', 'Tiff'];

const moving = ['image/gif', 'image/webp'];

/** How each format is re-encoded. An APNG loses its animation. */
const writers: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  'image/jpeg': (picture) => picture.jpeg({ quality: 90, progressive: true }),
  'image/png': (picture) => picture.png(),
  'image/apng': (picture) => picture.png(),
  'image/gif': (picture) => picture.gif(),
  'image/webp': (picture) => picture.webp({ quality: 90, effort: 2 }),
  'image/tiff': (picture) => picture.tiff({ compression: 'deflate' }),
};

/** Image processing by libvips (https://sharp.pixelplumbing.com), which drops metadata by default. */
export class SharpPictures extends Pictures {
  private readonly turns = new Turns(atOnce, waiting);

  clean(source: Source, mimeType: string): Promise<CleanPicture> {
    return this.turns.take(async () => {
      const input = await collect(source);
      const write = writers[mimeType];
      if (!write) throw mediaErrors.notAccepted(unreadable);
      try {
        const picture = await this.read(input, moving.includes(mimeType));
        const { delay } = await picture.metadata();
        const { data, info } = await write(picture.autoOrient()).toBuffer({ resolveWithObject: true });
        const height = info.pageHeight ?? info.height;
        const durationMs = delay && delay.length > 1 ? delay.reduce((sum, each) => sum + each, 0) : null;
        const written = mimeType === 'image/apng' ? 'image/png' : mimeType;
        return {
          content: data,
          mimeType: written,
          looks: await this.looksIn(input),
          width: info.width,
          height,
          rotation: 0,
          durationMs,
          codec: null,
          frameRate: null,
          truncated: false,
        };
      } catch (error) {
        throw mediaErrors.notAccepted(isTooMuch(error) ? tooMuch : unreadable);
      }
    });
  }

  shrink(source: Source, width: ThumbnailWidth, format: ThumbnailFormat): Promise<Buffer> {
    return this.turns.take(async () => {
      const input = await collect(source);
      try {
        const picture = await this.read(input, false);
        const small = picture.autoOrient().resize({ width, withoutEnlargement: true });
        return await (
          format === 'avif' ? small.avif({ quality: 52, effort: 1 }) : small.webp({ quality: 78 })
        ).toBuffer();
      } catch {
        throw mediaErrors.noPicture();
      }
    });
  }

  looksOf(source: Source): Promise<readonly PictureLook[]> {
    return this.turns.take(async () => {
      const input = await collect(source);
      try {
        return await this.looksIn(input);
      } catch {
        throw mediaErrors.noPicture();
      }
    });
  }

  /** An animation's are those of its first frame. */
  private async looksIn(input: Uint8Array): Promise<readonly PictureLook[]> {
    const picture = await this.read(input, false);
    const { data, info } = await picture
      .autoOrient()
      .flatten()
      .greyscale()
      .resize({ width: smallSide, height: smallSide, fit: 'inside' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    const sharp = await loadLibrary();
    const parts: Uint8Array[] = [];
    for (const part of partsIn(width, height)) {
      const small = sharp(data, { raw: { width, height, channels: 1 } })
        .extract(part)
        .greyscale();
      parts.push(
        await small
          .resize({ ...lookSize, fit: 'fill' })
          .raw()
          .toBuffer(),
      );
    }
    return looksOf(parts);
  }

  private async read(input: Uint8Array, animated: boolean): Promise<Sharp> {
    const sharp = await loadLibrary();
    return sharp(input, { animated, limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true }).timeout({
      seconds,
    });
  }
}

const unreadable = 'We can’t read this picture. It may be damaged, or not what its name says.';
const tooMuch = 'This picture is too large. Pictures can have at most 120 megapixels, all frames together.';

const isTooMuch = (error: unknown): boolean => /pixel limit/i.test(String(error));

/** Limits concurrency; the others queue, and beyond `waiting` are asked to retry later. */
export class Turns {
  private running = 0;
  private readonly queue: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly waiting: number,
  ) {}

  /** @throws mediaErrors.busy */
  async take<T>(work: () => Promise<T>): Promise<T> {
    await this.enter();
    try {
      return await work();
    } finally {
      const next = this.queue.shift();
      if (next) next();
      else this.running--;
    }
  }

  private async enter(): Promise<void> {
    if (this.running < this.atOnce) {
      this.running++;
      return;
    }
    if (this.queue.length >= this.waiting) throw mediaErrors.busy();
    await new Promise<void>((resolve) => this.queue.push(resolve));
  }
}
