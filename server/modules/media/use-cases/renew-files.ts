import { DomainError } from '../../../shared/kernel/index.js';
import type { Arrival, Media } from '../domain/media.js';
import { cleanKey } from '../domain/upload.js';
import type { MediaRepository, MediaStorage } from '../ports/repositories.js';
import type { Pictures } from '../ports/pictures.js';
import type { Videos } from '../ports/videos.js';

/** Rewrites a video stored under its own id, without its camera's location data. */
export function keepClean(
  { id, bytes, mimeType }: Pick<Media, 'id' | 'bytes' | 'mimeType'>,
  storage: MediaStorage,
  videos: Videos,
): Promise<Arrival> {
  const storageKey = cleanKey(id);
  const sent = { bytes, mimeType, read: (range: { first: number; last: number }) => storage.read(id, range) };
  return videos.clean(sent, async ({ content, ...video }) => {
    await storage.write(storageKey, { bytes: video.bytes, content });
    return { ...video, looks: null, storageKey, sha256: await storage.fingerprint(storageKey, video.bytes) };
  });
}

const atOnce = 100;

async function* inBatches(batch: (after: string | null) => Promise<Media[]>): AsyncIterable<Media> {
  for (let files = await batch(null); files.length > 0; files = await batch(files.at(-1)!.id)) yield* files;
}

/** Videos from before we stripped metadata. */
export class CleanVideos {
  constructor(
    private readonly media: MediaRepository,
    private readonly storage: MediaStorage,
    private readonly videos: Videos,
  ) {}

  /** Returns how many. One that can't be read stays unchanged, and is retried next time. */
  async execute(): Promise<number> {
    let cleaned = 0;
    for await (const video of inBatches((after) => this.media.asSent('video', after, atOnce)))
      if (await this.clean(video)) cleaned++;
    return cleaned;
  }

  private async clean(video: Media): Promise<boolean> {
    try {
      const arrival = await keepClean(video, this.storage, this.videos);
      const isReplaced = await this.media.replaceContent(video.storageKey, { ...video, ...arrival });
      await this.storage.remove(isReplaced ? video.storageKey : arrival.storageKey); // it may have been deleted since
      return isReplaced;
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'invalid') return false;
      throw error;
    }
  }
}

/** Pictures from before we stored what they are recognised by. */
export class RecognisePictures {
  constructor(
    private readonly media: MediaRepository,
    private readonly storage: MediaStorage,
    private readonly pictures: Pictures,
  ) {}

  /** Returns how many. One that can't be read isn't tried again. @throws mediaErrors.busy; the rest follow next time */
  async execute(): Promise<number> {
    let recognised = 0;
    for await (const picture of inBatches((after) => this.media.unseen(after, atOnce)))
      if (await this.media.replaceContent(picture.storageKey, { ...picture, looks: await this.looksOf(picture) }))
        recognised++;
    return recognised;
  }

  private async looksOf({ storageKey, bytes }: Media): Promise<Media['looks']> {
    try {
      return await this.pictures.looksOf(this.storage.read(storageKey, { first: 0, last: bytes - 1 }));
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'not-found') return [];
      throw error;
    }
  }
}
