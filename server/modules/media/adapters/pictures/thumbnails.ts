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

/** Thumbnails: each is generated once and stored in a folder, a cache that can be emptied at any time. */
export class Thumbnails {
  /** In progress: concurrent requests for the same thumbnail share the work. */
  private readonly making = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly pictures: Pictures,
    private readonly storage: MediaStorage,
    private readonly folder: string,
  ) {}

  /**
   * The image, upright, without metadata, and never enlarged.
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

  /** Deletes every version of a deleted image. */
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

  /**
   * Written to a temporary file and renamed, so that readers never see half of it. If the cache isn't writable, that
   * only costs time.
   */
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

  /** One folder for each pair of final characters, which are random, so that no folder gets too big. */
  private pathOf(name: string): string {
    const [id = ''] = /^[0-9a-f-]{36}/.exec(name) ?? [];
    return path.join(this.folder, id.slice(-2) || 'others', path.basename(name));
  }
}
