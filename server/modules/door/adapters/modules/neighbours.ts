import type { StandingBill } from '../../../../contract/rules/bill.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import type { CollabsApi } from '../../../collabs/index.js';
import { offerErrors, type OfferQueries } from '../../../offers/index.js';
import type { ProfilesApi } from '../../../profiles/index.js';
import type { DoorVisit, PartyRisks } from '../../domain/door.js';
import { type AwaitedVisit, Venues, Visits } from '../../ports/neighbours.js';

/** Collabs know who comes, and offers at which venue. */
export class CollabVisits extends Visits {
  constructor(
    private readonly collabs: CollabsApi,
    private readonly offers: Pick<OfferQueries, 'venuesOf'>,
  ) {
    super();
  }

  async ofNow(brandId: string): Promise<readonly DoorVisit[]> {
    const visits = await this.collabs.visitsNow(brandId);
    const venues = await this.offers.venuesOf(visits.map(({ offerId }) => offerId));
    return visits.map(({ offerId, ...visit }) => ({ ...visit, venueId: venues.get(offerId) ?? null }));
  }

  risksOf(actor: Actor, collabId: string): Promise<PartyRisks> {
    return this.collabs.foodRisks(actor, collabId);
  }

  checkAwaited(actor: Actor, collabId: string): Promise<void> {
    return this.collabs.checkAwaited(actor, collabId);
  }

  async awaited(actor: Actor, collabId: string): Promise<AwaitedVisit> {
    const { offerId, closesAt } = await this.collabs.awaitedVisit(actor, collabId);
    return { venueId: (await this.offers.venuesOf([offerId])).get(offerId) ?? null, closesAt };
  }

  checkIn(actor: Actor, collabId: string): Promise<Date> {
    return this.collabs.checkIn(actor, collabId);
  }

  typeBill(actor: Actor, collabId: string, pence: number): Promise<StandingBill> {
    return this.collabs.typeBill(actor, collabId, pence);
  }
}

export class ProfileVenues extends Venues {
  constructor(private readonly profiles: Pick<ProfilesApi, 'venuesOf'>) {
    super();
  }

  async check(brandId: string, venueId: string): Promise<void> {
    const venues = await this.profiles.venuesOf(brandId);
    if (!venues.some(({ id }) => id === venueId)) throw offerErrors.venueUnknown();
  }
}
