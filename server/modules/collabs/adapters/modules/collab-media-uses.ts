import { filePathOf } from '../../../../contract/rules/file-path.js';
import { MediaUses } from '../../../media/index.js';
import type { MessagingApi } from '../../../messaging/index.js';
import type { CollabQueries } from '../../ports/collab.queries.js';
import type { OfferQueries } from '../../ports/offer.queries.js';
import type { PieceEvidence } from '../../ports/piece-evidence.js';

/** Offers show photos, pieces are files, messages carry some, and numbers rest on some. */
export class CollabMediaUses extends MediaUses {
  constructor(
    private readonly collabs: CollabQueries,
    private readonly offers: OfferQueries,
    private readonly messaging: MessagingApi,
    private readonly evidence: PieceEvidence,
  ) {
    super();
  }

  async isUsed(mediaId: string): Promise<boolean> {
    return (
      (await this.collabs.isPiece(mediaId)) ||
      (await this.offers.isPhoto(filePathOf(mediaId), { draftsToo: true })) ||
      (await this.messaging.usesFile(mediaId)) ||
      this.evidence.isEvidence(mediaId)
    );
  }
}
