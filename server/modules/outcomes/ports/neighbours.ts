import type { Actor } from '../../../shared/kernel/index.js';

/** A Collab, as far as its results need it. */
export type ResultingCollab = Readonly<{
  id: string;
  brandId: string;
  influencerId: string;
  /** The title of its offer. */
  title: string;
  /** The creator's name and handle. */
  name: string;
  handle: string;
  isAgreed: boolean;
  createdAt: Date;
  /** Null for an offer without one of the brand's places. */
  venueId: string | null;
  /** When its first piece was published; null until then. */
  publishedAt: Date | null;
  /** The value of what the creator was given, in pence; 0 until they were. */
  givenPence: number;
}>;

/** A creator whom guests may name. */
export type RecentCreator = Readonly<{
  collabId: string;
  name: string;
  handle: string;
  avatarPath: string | null;
  visitAt: Date;
}>;

export type VenueVisit = Readonly<{ venueId: string; at: Date }>;

export abstract class Collabs {
  /** One that this reader can see. @throws collabs/not-found */
  abstract get(actor: Actor, id: string): Promise<ResultingCollab>;

  /** The creators who visited a brand since then, the latest first. */
  abstract recent(brandId: string, since: Date): Promise<readonly RecentCreator[]>;

  /** A brand's Collabs in which the creator was given something between these moments, the latest first; at most 200. */
  abstract given(brandId: string, from: Date, until: Date): Promise<readonly ResultingCollab[]>;

  /** When creators visited the brand's venues between these moments. */
  abstract venueVisits(brandId: string, from: Date, until: Date): Promise<readonly VenueVisit[]>;
}

/** What profiles know about the two sides of a link. */
export abstract class Sides {
  /** @throws collabs/venue-unknown if this isn't one of the brand's places */
  abstract checkVenue(brandId: string, venueId: string): Promise<void>;

  /** The ids of the brand's places, by name in lower case. */
  abstract venueNames(brandId: string): Promise<ReadonlyMap<string, string>>;

  /** What links carry: the brand's short name, and the creator's handle while they have a profile. */
  abstract campaignOf(
    brandId: string,
    influencerId: string,
  ): Promise<Readonly<{ brandSlug: string; handle: string | null }>>;
}

/** Where links can lead. */
export abstract class LinkTargets {
  /** Whether only https is accepted. */
  abstract readonly httpsOnly: boolean;

  /** Where a link leads as long as the brand hasn't said. */
  abstract readonly fallback: string;

  /** Whether this address isn't on the public internet. */
  abstract refuses(url: string): Promise<boolean>;
}
