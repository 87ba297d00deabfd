import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { type Collab, request, sidesOf } from '../domain/collab.js';
import { collabErrors } from '../domain/collab.errors.js';
import type { CollabRepository } from '../ports/collab.repository.js';
import type { Deletions } from '../ports/deletions.js';
import type { OfferRepository } from '../ports/offer.repository.js';

/** An influencer asks for an offer. */
export class RequestCollab {
  constructor(
    private readonly offers: OfferRepository,
    private readonly collabs: CollabRepository,
    private readonly deletions: Deletions,
    private readonly clock: Clock,
  ) {}

  /** @throws collabs/offer-not-found, collabs/offer-not-live, collabs/side-gone, collabs/already-requested */
  async execute(actor: Actor, offerId: string, influencerId: string, note: string): Promise<Collab> {
    const offer = await this.offers.get(offerId);
    const [collab, event] = request(offer, influencerId, note, actor, this.clock.now());
    if ((await this.deletions.among(sidesOf(collab))).length > 0) throw collabErrors.sideGone();

    return this.collabs.save(collab, event);
  }
}
