import { filePathOf } from '../../../../contract/rules/file-path.js';
import type { Actor, Clock } from '../../../../shared/kernel/index.js';
import { MediaViewers } from '../../../media/index.js';
import type { MessagingApi } from '../../../messaging/index.js';
import type { CollabQueries } from '../../ports/collab.queries.js';
import type { OfferQueries } from '../../ports/offer.queries.js';

/** A brand sees the files that were handed in to it, as long as its rights to them run; both sides what they sent each other, and everybody the photos of offers. */
export class DeliveredMediaViewers extends MediaViewers {
  constructor(
    private readonly collabs: CollabQueries,
    private readonly offers: OfferQueries,
    private readonly messaging: MessagingApi,
    private readonly clock: Clock,
  ) {
    super();
  }

  async mayView(actor: Actor, mediaId: string): Promise<boolean> {
    if (actor.role === 'brand' && (await this.collabs.wasDeliveredTo(actor.profile!.uid, mediaId, this.clock.now())))
      return true;
    return this.messaging.mayViewFile(actor, mediaId);
  }

  isPublic(mediaId: string): Promise<boolean> {
    return this.offers.isPhoto(filePathOf(mediaId));
  }
}
