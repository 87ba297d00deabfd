import { type Actor, type Clock, newId, type Transaction } from '../../../shared/kernel/index.js';
import { isOpenTo, type Media, remove } from '../domain/media.js';
import type { MediaRepository, MediaStorage, UploadRepository } from '../ports/repositories.js';
import type { BeginUpload, CompleteUpload } from './uploads.js';
import { mediaErrors } from '../domain/media.errors.js';
import type { MediaUses, MediaViewers, PromotedPictures, StorageLimits } from '../ports/neighbours.js';
import type { PublicPictures } from '../ports/pictures.js';
import { accountOf, type StorageUsage } from '../domain/upload.js';

/**
 * Stores a file created here rather than uploaded, such as the demo world's pictures. Checked and counted like any
 * other.
 */
export class KeepFile {
  constructor(
    private readonly beginUpload: BeginUpload,
    private readonly storage: MediaStorage,
    private readonly completeUpload: CompleteUpload,
  ) {}

  /** With `collabId` it counts towards the storage of the Collab's brand. */
  async execute(actor: Actor, fileName: string, content: Uint8Array, collabId: string | null = null): Promise<Media> {
    const id = newId();
    await this.beginUpload.execute(actor, id, { fileName, bytes: content.length, posterOf: null }, collabId);
    await this.storage.write(id, content);
    return this.completeUpload.execute(actor, id);
  }
}

/** Someone opens a file. */
export class OpenMedia {
  constructor(
    private readonly media: MediaRepository,
    private readonly viewers: MediaViewers,
  ) {}

  async execute(actor: Actor, id: string): Promise<Media> {
    const media = await this.media.find(id);
    if (!media) throw mediaErrors.notFound(id);
    if (!isOpenTo(media, actor) && !(await this.viewers.mayView(actor, id))) throw mediaErrors.notFound(id);

    return media;
  }
}

/** Anyone, including visitors, opens a file that a media kit shows. */
export class OpenShownFile {
  constructor(
    private readonly media: MediaRepository,
    private readonly pictures: PublicPictures,
  ) {}

  /** @throws mediaErrors.notFound for every other file */
  async execute(id: string): Promise<Media> {
    const media = await this.media.find(id);
    if (!media || !(await this.pictures.inKit(id))) throw mediaErrors.notFound(id);
    return media;
  }
}

/** Someone deletes their own unused file. The bytes are deleted by the event's subscriber. */
export class DeleteMedia {
  constructor(
    private readonly media: MediaRepository,
    private readonly pictures: PublicPictures,
    private readonly uses: MediaUses,
    private readonly promoted: PromotedPictures,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws mediaErrors.notFound, mediaErrors.inUse */
  async execute(actor: Actor, id: string): Promise<void> {
    await this.transaction.inTransaction(async () => {
      const media = await this.media.hold(id);
      if (!media) throw mediaErrors.notFound(id);
      const event = remove(media, actor, this.clock.now());
      const ofVideo = await this.media.posterOf(id);
      const poster = ofVideo && (await this.media.hold(ofVideo.id));
      for (const file of [media, ...(poster ? [poster] : [])])
        if (await this.isUsed(file.id)) throw mediaErrors.inUse();

      if (poster) await this.media.remove(poster, remove(poster, actor, this.clock.now()));
      await this.media.remove(media, event);
    });
  }

  private async isUsed(id: string): Promise<boolean> {
    return (await this.pictures.shownBy(id)).length > 0 || (await this.uses.isUsed(id)) || this.promoted.isUsed(id);
  }
}

/** The usage of the actor's own storage. */
export class MeasureStorage {
  constructor(
    private readonly uploads: UploadRepository,
    private readonly limits: StorageLimits,
  ) {}

  async execute(actor: Actor): Promise<StorageUsage> {
    const account = accountOf(actor);
    return { usedBytes: await this.uploads.usedBy(account.uid), limitBytes: await this.limits.limitOf(account) };
  }
}
