import { DomainError } from '../../../shared/kernel/index.js';
import type { Arrival, Media } from '../domain/media.js';
import { cleanKey } from '../domain/upload.js';
import type { MediaRepository, MediaStorage } from '../ports/repositories.js';
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
    return { ...video, look: null, storageKey, sha256: await storage.fingerprint(storageKey, video.bytes) };
  });
}

const atOnce = 100;

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
    for (let videos = await this.after(null); videos.length > 0; videos = await this.after(videos.at(-1)!.id))
      for (const video of videos) if (await this.clean(video)) cleaned++;
    return cleaned;
  }

  private after(id: string | null): Promise<Media[]> {
    return this.media.asSent('video', id, atOnce);
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
