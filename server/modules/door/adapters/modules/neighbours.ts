import type { StandingBill } from '../../../../contract/rules/bill.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import type { CollabsApi, VisitAtDoor } from '../../../collabs/index.js';
import { offerErrors, type OfferQueries } from '../../../offers/index.js';
import type { ProfilesApi } from '../../../profiles/index.js';
import type { DoorVisit } from '../../domain/door.js';
import type { CheckInKeys } from '../../ports/check-in-keys.js';
import { type AwaitedVisit, type PlaceNames, Venues, Visits } from '../../ports/neighbours.js';

/** Collabs knows the guest, and offers the venue. */
export class CollabVisits extends Visits {
  constructor(
    private readonly collabs: CollabsApi,
    private readonly offers: Pick<OfferQueries, 'venuesOf'>,
    private readonly keys: Pick<CheckInKeys, 'of'>,
  ) {
    super();
  }

  async between(brandId: string, from: Date, until: Date): Promise<readonly DoorVisit[]> {
    return this.complete(await this.collabs.visitsBetween(brandId, from, until));
  }

  async of(brandId: string, collabIds: readonly string[]): Promise<readonly DoorVisit[]> {
    return this.complete(await this.collabs.visitsOf(brandId, collabIds));
  }

  checkAwaited(actor: Actor, collabId: string): Promise<void> {
    return this.collabs.checkAwaited(actor, collabId);
  }

  async awaited(actor: Actor, collabId: string): Promise<AwaitedVisit> {
    const { offerId, closesAt } = await this.collabs.awaitedVisit(actor, collabId);
    return { venueId: (await this.offers.venuesOf([offerId])).get(offerId) ?? null, closesAt };
  }

  arrive(actor: Actor, collabId: string, at: Date, proof: object): Promise<Readonly<{ wasIn: boolean }>> {
    return this.collabs.arrive(actor, collabId, at, proof);
  }

  async expectLater(actor: Actor, collabId: string, minutes: number, at: Date): Promise<void> {
    await this.collabs.expectLater(actor, collabId, minutes, at);
  }

  claimNoShow(actor: Actor, collabId: string): Promise<void> {
    return this.collabs.claimNoShow(actor, collabId);
  }

  typeBill(actor: Actor, collabId: string, pence: number): Promise<StandingBill> {
    return this.collabs.typeBill(actor, collabId, pence);
  }

  private async complete(visits: readonly VisitAtDoor[]): Promise<readonly DoorVisit[]> {
    const venues = await this.offers.venuesOf(visits.map(({ offerId }) => offerId));
    const keys = await this.keys.of(visits.map(({ collabId }) => collabId));
    return visits.map(({ offerId, ...visit }) => ({
      ...visit,
      venueId: venues.get(offerId) ?? null,
      publicKeys: keys
        .filter(({ collabId, retiredAt }) => collabId === visit.collabId && retiredAt === null)
        .map(({ publicKey }) => publicKey),
    }));
  }
}

export class ProfileVenues extends Venues {
  constructor(private readonly profiles: Pick<ProfilesApi, 'venuesOf' | 'brandCard'>) {
    super();
  }

  async check(brandId: string, venueId: string): Promise<void> {
    const venues = await this.profiles.venuesOf(brandId);
    if (!venues.some(({ id }) => id === venueId)) throw offerErrors.venueUnknown();
  }

  async namesOf(brandId: string): Promise<PlaceNames> {
    const [{ name }, venues] = await Promise.all([this.profiles.brandCard(brandId), this.profiles.venuesOf(brandId)]);
    return { brand: name, venues: new Map(venues.map((venue) => [venue.id, venue.name])) };
  }
}
