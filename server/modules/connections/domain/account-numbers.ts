import type { Platform } from '../../../contract/lists/social.js';

/** One part of an audience, such as `GB` or `25-34`, and its share from 0 to 1. */
export type AudiencePart = Readonly<{ key: string; share: number }>;

/** Who follows or watches. Empty where the platform reports nothing: it does so for small accounts. */
export type Audience = Readonly<{
  countries: readonly AudiencePart[];
  /** Such as `Leeds, England`: at most the 45 largest. Absent where the platform doesn't offer it. */
  cities?: readonly AudiencePart[];
  ages: readonly AudiencePart[];
  genders: readonly AudiencePart[];
}>;

/** An account's own numbers, as its platform reports them; null for those it doesn't. */
export type AccountNumbers = Readonly<{
  followers: number | null;
  posts: number | null;
  /** Accounts reached in the last 28 days. */
  reach: number | null;
}>;

/** What a platform reported about an account on one day (UTC). */
export type AccountReading = AccountNumbers &
  Readonly<{
    connectionId: string;
    influencerId: string;
    platform: Platform;
    /** As in `2026-11-27`. */
    day: string;
    readAt: Date;
    /** Null if the platform doesn't offer it or the creator hasn't granted it. */
    audience: Audience | null;
  }>;

/** A post's own numbers; null for those that the platform doesn't report. */
export type PostNumbers = Readonly<{
  reach: number | null;
  views: number | null;
  likes: number | null;
  comments: number | null;
  shares: number | null;
  saves: number | null;
}>;

/** A post as its platform shows it; null for what the platform doesn't say. */
export type PostState = Readonly<{ isPublic: boolean; caption: string | null; platformLabel: boolean | null }>;

type Count = Readonly<{ key: string; count: number }>;

export const totalOf = (counts: readonly Count[]): number => counts.reduce((sum, { count }) => sum + count, 0);

/** Largest first. Parts of nothing are left out. `total` is more than their sum if they are only the largest. */
export function sharesOf(counts: readonly Count[], total = totalOf(counts)): AudiencePart[] {
  return counts
    .filter(({ count }) => count > 0)
    .map(({ key, count }) => ({ key, share: count / total }))
    .sort((one, other) => other.share - one.share || one.key.localeCompare(other.key));
}

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
