import type { Numbers, PublishedPiece, Reading, ReadingEvent, ScreenshotEvent } from '../domain/reading.js';
import type { ReportLink, ReportLinkEvent } from '../domain/report-link.js';
import type { UsageEvent } from '../domain/usage-event.js';
import type { PostName } from '../domain/import/mapping.js';
import type { Platform } from '../../../contract/lists/social.js';

/** Stores usage. The promises below are executable: see repositories.contract.ts. */
export abstract class UsageEventRepository {
  /** Resolves once all are durable. An event with a known id is left unchanged. */
  abstract add(events: readonly UsageEvent[]): Promise<void>;

  abstract count(): Promise<number>;
}

/** Stores links to live reports. The promises are executable: see repositories.contract.ts. */
export abstract class ReportLinkRepository {
  /** @throws analyticsErrors.linkNotFound */
  abstract get(id: string): Promise<ReportLink>;

  /** By its secret's hash; null if there is none. */
  abstract byHash(tokenHash: string): Promise<ReportLink | null>;

  /** Links that aren't revoked, newest first, including expired ones. */
  abstract ofBrand(brandId: string): Promise<ReportLink[]>;

  /**
   * Stores a new one with its event.
   * @throws analyticsErrors.tooManyLinks when the brand has `mostLinks` that aren't revoked, even under concurrency
   */
  abstract add(link: ReportLink, event: ReportLinkEvent): Promise<void>;

  /** Stores the revocation with its event. */
  abstract revoke(link: ReportLink, event: ReportLinkEvent): Promise<void>;
}

/** Stores readings. The promises are executable: see repositories.contract.ts. */
export abstract class ReadingRepository {
  /** @throws analyticsErrors.readingNotFound */
  abstract get(id: string): Promise<Reading>;

  /** All of a piece, including corrected ones, newest first. */
  abstract ofPiece(pieceId: string): Promise<Reading[]>;

  /** The same, with the piece locked until the open transaction ends, so decisions based on it hold. */
  abstract hold(pieceId: string): Promise<Reading[]>;

  /**
   * Stores it with its event. A correction replaces the corrected one in the same transaction.
   * @throws analyticsErrors.readingCorrected when the other one has already been corrected
   */
  abstract add(reading: Reading, event: ReadingEvent): Promise<void>;
}

export type NamedPiece = Readonly<{ piece: PublishedPiece; post: PostName }>;

/** What Collabs know about pieces. */
export abstract class PublishedPieces {
  /** @throws analyticsErrors.pieceNotFound */
  abstract get(id: string): Promise<PublishedPiece>;

  /** Those whose posts have one of these names, on any platform. */
  abstract named(names: readonly string[]): Promise<NamedPiece[]>;
}

/** What media knows about screenshots. */
export abstract class Screenshots {
  /** Whether this influencer uploaded it as an image. In a transaction, locks it until that ends. */
  abstract ownedBy(influencerId: string, mediaId: string): Promise<boolean>;
}

/** What a brand's account can see, from billing. */
export abstract class ReportRights {
  /** `influencers`: the report by influencer, which not every plan includes. */
  abstract of(brandId: string): Promise<Readonly<{ analytics: boolean; influencers: boolean }>>;
}

/** A published piece whose numbers are due to be fetched. */
export type DueFetch = Readonly<{ piece: PublishedPiece & { publishedAt: Date }; post: Post; failures: number }>;

/** How long a claimed post is leased. */
export const leaseMs = 10 * 60_000;
/** A post that is older than this when we first see it no longer changes. */
export const oldestMs = 90 * 86_400_000;

/** Which posts have been fetched, and when they are due again. The promises are executable: see repositories.contract.ts. */
export abstract class Fetches {
  /**
   * Leases a platform's due posts, longest overdue first, for ten minutes. A post republished since the last attempt
   * starts over, even if we had given up. `connected` takes only posts of creators who have connected this platform.
   */
  abstract take(platform: Platform, now: Date, most: number, whose?: 'connected'): Promise<DueFetch[]>;

  /**
   * Claims stories that are about to go and have no numbers, each once, and stores what `ask` says about them. Returns how
   * many there were. A story that was published again is another story.
   */
  abstract askAbout(now: Date, most: number, ask: (piece: DueFetch['piece']) => ScreenshotEvent): Promise<number>;

  /** Records an attempt's result. With `next` null it isn't fetched again, unless it is republished. */
  abstract note(pieceId: string, tried: Readonly<{ at: Date; failures: number; next: Date | null }>): Promise<void>;
}

/** A post on a platform, as used for lookups there. */
export type Post = Readonly<{ url: string; handle: string; publishedAt: Date }>;

/** A platform's API for post metrics. One adapter per platform, enabled only if the operator has a key. */
export abstract class PlatformMetrics {
  abstract readonly platform: Platform;
  /** At most how many posts are fetched every 15 minutes: below the platform's daily quota. */
  abstract readonly mostInARound: number;

  /**
   * The platform's current numbers; null for those it doesn't report. Null overall if the post is unknown or not
   * visible to us.
   * @throws when the platform is unreachable, refuses, or sends an unexpected response
   */
  abstract numbersOf(post: Post): Promise<Numbers | null>;
}

/** Numbers read with the creator's own permission. */
export abstract class CreatorsMetrics {
  /** The platforms that creators can connect. */
  abstract readonly platforms: readonly Platform[];

  /**
   * Null if this creator has no connection that may read posts; `numbers` is null if their account doesn't know the post.
   * @throws when the platform is unreachable, refuses, or limits us
   */
  abstract numbersOf(
    influencerId: string,
    platform: Platform,
    url: string,
  ): Promise<Readonly<{ numbers: Numbers | null }> | null>;
}

/** The platforms that are asked with the operator's keys; none without keys. */
export abstract class PlatformsToAsk {
  abstract readonly all: readonly PlatformMetrics[];
}
