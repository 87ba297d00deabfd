import { type Actor, type Clock, DomainError } from '../../../shared/kernel/index.js';
import { type Media, takeIn } from '../domain/media.js';
import type { MediaRepository } from '../ports/media.repository.js';
import type { MediaStorage } from '../ports/media-storage.js';

/** The last byte of a file is there. What we cannot take is deleted at once. May be asked again after a crash. */
export class CompleteUpload {
  constructor(
    private readonly media: MediaRepository,
    private readonly storage: MediaStorage,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, upload: { id: string; ownerUid: string; fileName: string }): Promise<Media> {
    const known = await this.media.find(upload.id);
    if (known) return known;

    const content = await this.storage.settle(upload.id);
    try {
      return await this.media.add(...takeIn({ ...upload, ...content }, upload.ownerUid, actor, this.clock.now()));
    } catch (error) {
      if (error instanceof DomainError) await this.storage.remove(upload.id);
      throw error;
    }
  }
}
