import type { Actor, Clock, Transaction } from '../../../shared/kernel/index.js';
import { remove } from '../domain/media.js';
import { mediaErrors } from '../domain/media.errors.js';
import type { MediaRepository } from '../ports/repositories.js';
import type { MediaUses, PromotedPictures } from '../ports/neighbours.js';
import type { PublicPictures } from '../ports/pictures.js';

/** Someone deletes a file of their own that is used nowhere. Its bytes go when the event is heard. */
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
