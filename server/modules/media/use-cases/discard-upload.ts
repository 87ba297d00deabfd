import { cleanKey } from '../domain/upload.js';
import type { MediaRepository } from '../ports/media.repository.js';
import type { MediaStorage } from '../ports/media-storage.js';
import type { UploadRepository } from '../ports/upload.repository.js';

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
