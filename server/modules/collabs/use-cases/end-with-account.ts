import type { Actor, Clock, ProfileRef, Transaction } from '../../../shared/kernel/index.js';
import { moveOffer } from '../domain/offer.js';
import type { OfferRepository } from '../ports/offer.repository.js';
import type { EndCollabsOf } from './end-collabs-of.js';

/** A profile's account is closed: its offers end, and so does every open Collab. */
export class EndWithAccount {
  constructor(
    private readonly offers: OfferRepository,
    private readonly endCollabsOf: EndCollabsOf,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** `actor` is the person whose account it is, in the profile. May be asked again. */
  async execute(actor: Actor, profile: ProfileRef): Promise<void> {
    await this.transaction.inTransaction(async () => {
      if (profile.type === 'brand') await this.endOffers(actor, profile.uid);
      await this.endCollabsOf.execute(actor, profile);
    });
  }

  private async endOffers(actor: Actor, brandId: string): Promise<void> {
    for (const offer of await this.offers.runningOf(brandId))
      await this.offers.save(...moveOffer(offer, 'end', actor, this.clock.now()));
  }
}
