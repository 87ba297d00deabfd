import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Media } from '../../domain/media.js';
import {
  nameOf,
  type ThumbnailFormat,
  thumbnailFormats,
  type ThumbnailWidth,
  thumbnailWidths,
} from '../../domain/thumbnail.js';
import type { Pictures } from '../../ports/pictures.js';
import type { MediaStorage } from '../../ports/repositories.js';

/** Small versions of pictures: each is made once and kept in a folder, which is a cache and may be emptied at any time. */
export class Thumbnails {
  /** Those that are being made: who asks for the same waits for the same. */
  private readonly making = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly pictures: Pictures,
    private readonly storage: MediaStorage,
    private readonly folder: string,
  ) {}

  /**
   * The picture, upright, without what a camera wrote into it, and never wider than it was.
   * @throws mediaErrors.noPicture when it cannot be read
   */
  of(picture: Media, width: ThumbnailWidth, format: ThumbnailFormat): Promise<Buffer> {
    const name = nameOf({ mediaId: picture.id, width, format });
    const known = this.making.get(name);
    if (known) return known;
    const made = this.readOrMake(name, picture, width, format).finally(() => this.making.delete(name));
    this.making.set(name, made);
    return made;
  }

  /** Removes every version of a picture that is gone. */
  async forget(mediaId: string): Promise<void> {
    const names = thumbnailWidths.flatMap((width) =>
      thumbnailFormats.map((format) => nameOf({ mediaId, width, format })),
    );
    await Promise.all(names.map((name) => rm(this.pathOf(name), { force: true })));
  }

  private async readOrMake(
    name: string,
    { storageKey, bytes }: Media,
    width: ThumbnailWidth,
    format: ThumbnailFormat,
  ): Promise<Buffer> {
    const kept = await readFile(this.pathOf(name)).catch(() => null);
    if (kept) return kept;
    const content = await this.pictures.shrink(
      this.storage.read(storageKey, { first: 0, last: bytes - 1 }),
      width,
      format,
    );
    await this.keep(name, content);
    return content;
  }

  /** Written aside first, so that nobody reads half of it. A cache that cannot be written to costs time and nothing else. */
  private async keep(name: string, content: Uint8Array): Promise<void> {
    const aside = `${this.pathOf(name)}.${process.pid}`;
    try {
      await mkdir(path.dirname(aside), { recursive: true });
      await writeFile(aside, content);
      await rename(aside, this.pathOf(name));
    } catch {
      await rm(aside, { force: true }).catch(() => {});
    }
  }

  /** A folder for each last pair of letters, which are at random, so that none becomes very full. */
  private pathOf(name: string): string {
    const [id = ''] = /^[0-9a-f-]{36}/.exec(name) ?? [];
    return path.join(this.folder, id.slice(-2) || 'others', path.basename(name));
  }
}
