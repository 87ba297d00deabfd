import { type MediaApi, MediaUses, MediaViewers, PromisedFiles, UploadPayers } from '../../../media/index.js';
import type { FileFacts } from '../../domain/golden-rules.js';
import { DeliverableFiles, type PieceEvidence } from '../../ports/neighbours.js';
import { filePathOf } from '../../../../contract/rules/file-path.js';
import { type Actor, type Clock, DomainError } from '../../../../shared/kernel/index.js';
import type { MessagingApi } from '../../../messaging/index.js';
import type { CollabQueries } from '../queries/collab-queries.js';
import type { OfferQueries } from '../../../offers/index.js';
import { canSee } from '../../domain/collab.js';
import type { CollabRepository } from '../../ports/repositories.js';

/** Ownership and measurements of files, from media. */
export class MediaDeliverableFiles extends DeliverableFiles {
  constructor(private readonly media: MediaApi) {
    super();
  }

  async ownedBy(profileUid: string, mediaId: string): Promise<FileFacts | null> {
    const file = await this.media.ownedBy(mediaId, profileUid);
    if (!file) return null;
    const { kind, width, height, rotation, durationMs, codec, frameRate, truncated, sha256 } = file;
    return { kind, width, height, rotation, durationMs, codec, frameRate, truncated, sha256 };
  }
}

/**
 * A brand sees files submitted to it while its rights to them last; both sides see what they sent each other and
 * evidence of content's use, and everyone sees photos of offers.
 */
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
    if (await this.messaging.mayViewFile(actor, mediaId)) return true;
    return actor.profile !== undefined && this.collabs.isTraceFor(actor.profile.uid, mediaId);
  }

  async isPublic(mediaId: string): Promise<boolean> {
    const path = filePathOf(mediaId);
    return (await this.offers.isPhoto(path)) || this.collabs.isAgreedPhoto(path);
  }
}

/**
 * Files in use: photos of offers, files of pieces and evidence of their use, attachments of messages, and screenshots of
 * numbers.
 */
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
    const path = filePathOf(mediaId);
    return (
      (await this.collabs.isPiece(mediaId)) ||
      (await this.offers.isPhoto(path, { draftsToo: true })) ||
      (await this.collabs.isAgreedPhoto(path)) ||
      (await this.messaging.usesFile(mediaId)) ||
      this.evidence.isEvidence(mediaId)
    );
  }
}

/** Files made for a Collab count towards its brand's storage while the Collab is open. */
export class CollabUploadPayers extends UploadPayers {
  constructor(private readonly collabs: CollabRepository) {
    super();
  }

  async payerOf(actor: Actor, collabId: string): Promise<string | null> {
    const collab = await this.collabs.get(collabId).catch((error: unknown) => {
      if (error instanceof DomainError && error.kind === 'not-found') return null;
      throw error;
    });
    return collab && canSee(collab, actor) && collab.outcome === 'open' ? collab.brandId : null;
  }
}

/** Once a brand has approved a piece, it may use it as agreed. */
export class ApprovedPromisedFiles extends PromisedFiles {
  constructor(private readonly collabs: CollabQueries) {
    super();
  }

  among(mediaIds: readonly string[]): Promise<ReadonlySet<string>> {
    return this.collabs.approvedAmong(mediaIds);
  }
}
