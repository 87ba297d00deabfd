import { filePathOf } from '../../../../contract/rules/file-path.js';
import { MediaUses } from '../../../media/index.js';
import type { MessagingApi } from '../../../messaging/index.js';
import type { CollabQueries } from '../../ports/collab.queries.js';
import type { OfferQueries } from '../../ports/offer.queries.js';

/** Offers show photos, pieces are files, and messages carry some. */
export class CollabMediaUses extends MediaUses {
  constructor(
    private readonly collabs: CollabQueries,
    private readonly offers: OfferQueries,
    private readonly messaging: MessagingApi,
  ) {
    super();
  }

  async isUsed(mediaId: string): Promise<boolean> {
    return (
      (await this.collabs.isPiece(mediaId)) ||
      (await this.offers.isPhoto(filePathOf(mediaId), { draftsToo: true })) ||
      this.messaging.usesFile(mediaId)
    );
  }
}
