import { hoursAfter } from '../../../../contract/rules/london-time.js';
import type { Actor, Clock } from '../../../../shared/kernel/index.js';
import { OutgoingPosts } from '../../../../shared/outgoing-posts.js';
import type { CollabsApi } from '../../../collabs/index.js';
import { offerErrors } from '../../../offers/index.js';
import type { ProfilesApi } from '../../../profiles/index.js';
import {
  Collabs,
  LinkTargets,
  type RecentCreator,
  type ResultingCollab,
  Sides,
  type VenueVisit,
} from '../../ports/neighbours.js';

export class ApiCollabs extends Collabs {
  constructor(
    private readonly collabs: Pick<CollabsApi, 'facts' | 'factsOfGiven' | 'visitsMade'>,
    private readonly clock: Clock,
  ) {
    super();
  }

  get(actor: Actor, id: string): Promise<ResultingCollab> {
    return this.collabs.facts(actor, id);
  }

  given(brandId: string, from: Date, until: Date): Promise<readonly ResultingCollab[]> {
    return this.collabs.factsOfGiven(brandId, from, until);
  }

  async recent(brandId: string, since: Date): Promise<readonly RecentCreator[]> {
    const until = hoursAfter(this.clock.now(), 24); // some are in before their time
    const visits = await this.collabs.visitsMade(brandId, since, until);
    return visits
      .map(({ collabId, name, handle, avatarPath, visitAt }) => ({ collabId, name, handle, avatarPath, visitAt }))
      .toReversed();
  }

  async venueVisits(brandId: string, from: Date, until: Date): Promise<readonly VenueVisit[]> {
    const visits = await this.collabs.visitsMade(brandId, from, until);
    return visits.flatMap(({ venueId, visitAt }) => (venueId ? { venueId, at: visitAt } : []));
  }
}

export class ProfileSides extends Sides {
  constructor(private readonly profiles: Pick<ProfilesApi, 'venuesOf' | 'brandCards' | 'influencerCards'>) {
    super();
  }

  async checkVenue(brandId: string, venueId: string): Promise<void> {
    const venues = await this.profiles.venuesOf(brandId);
    if (!venues.some(({ id }) => id === venueId)) throw offerErrors.venueUnknown();
  }

  async venueNames(brandId: string): Promise<ReadonlyMap<string, string>> {
    const venues = await this.profiles.venuesOf(brandId);
    return new Map(venues.map(({ id, name }) => [name.trim().toLowerCase(), id]));
  }

  async campaignOf(brandId: string, influencerId: string) {
    const [brands, influencers] = await Promise.all([
      this.profiles.brandCards([brandId]),
      this.profiles.influencerCards([influencerId]),
    ]);
    return { brandSlug: brands.get(brandId)?.slug ?? '', handle: influencers.get(influencerId)?.handle ?? null };
  }
}

/** The outgoing filter of addresses decides, as for webhooks. */
export class FilteredLinkTargets extends LinkTargets {
  private readonly posts: OutgoingPosts;

  constructor(
    readonly httpsOnly: boolean,
    readonly fallback: string,
  ) {
    super();
    this.posts = new OutgoingPosts(httpsOnly);
  }

  refuses(url: string): Promise<boolean> {
    return this.posts.refuses(url);
  }
}
