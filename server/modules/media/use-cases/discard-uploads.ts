import { eachByItself } from '../../../shared/kernel/index.js';
import { cleanKey, uploadRests } from '../domain/upload.js';
import type { MediaRepository, MediaStorage, UploadRepository } from '../ports/repositories.js';

/** Removes what is left of an upload, and gives its bytes back if no file came of it. Changes nothing the second time. */
export class DiscardUpload {
  constructor(
    private readonly uploads: UploadRepository,
    private readonly media: MediaRepository,
    private readonly storage: MediaStorage,
  ) {}

  async execute(id: string): Promise<void> {
    await this.uploads.abandon(id);
    const media = await this.media.find(id);
    for (const key of [id, cleanKey(id)]) if (media?.storageKey !== key) await this.storage.remove(key);
    await this.uploads.forget(id);
  }
}

const atOnce = 50;

/** Abandoned uploads: they have been idle for a day. Also cleans up after crashes. Returns how many there were. */
export class GiveUpUploads {
  constructor(
    private readonly uploads: UploadRepository,
    private readonly discardUpload: DiscardUpload,
  ) {}

  async execute(now: Date): Promise<number> {
    const resting = await this.uploads.resting(new Date(now.getTime() - uploadRests), atOnce);
    await eachByItself(resting, ({ id }) => this.discardUpload.execute(id));
    return resting.length;
  }
}
