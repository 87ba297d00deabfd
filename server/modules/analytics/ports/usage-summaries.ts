import type { Period } from '../domain/period.js';

/** Whose use, and of what; everything where nothing is named. */
export type UsageFilter = Readonly<{ profileUid?: string; profileType?: string; title?: string }>;

export type UsageSummary = Readonly<{
  /** By the period's steps, those in which something happened; `from` as `stepStart` names it. */
  overTime: readonly Readonly<{ from: string; events: number; people: number }>[];
  /** What was done, the most frequent first. */
  names: readonly Readonly<{ title: string; events: number }>[];
  /** The pages that were looked at most; 20 at most. `page` is the address without its query, and without ids. */
  pages: readonly Readonly<{ page: string; title: string; views: number; people: number }>[];
}>;

/**
 * Of the people who asked for a link in the period: how many came to each step after it, within the period. Completed are those
 * whose own request became a Collab that is completed, whoever did the last thing in it.
 */
export type SignInFunnel = Readonly<{ asked: number; signedIn: number; requested: number; completed: number }>;

/** What a brand has used of its plan, before its limits are laid beside it. */
export type PlanUse = Readonly<{
  brandId: string;
  name: string;
  plan: string;
  paying: boolean;
  granted: number | null;
  freeLeft: number | null;
  seatsTaken: number;
  usedBytes: number;
}>;

/** The usage explorer's figures. */
export abstract class UsageSummaries {
  /** Short periods, and one profile's, to the second; others as they were counted last, a minute ago at most. */
  abstract summary(period: Period, filter: UsageFilter): Promise<UsageSummary>;

  abstract funnel(period: Period): Promise<SignInFunnel>;

  /** Of one brand, whatever its plan; null where there is none. */
  abstract planUseOf(brandId: string): Promise<PlanUse | null>;

  /** Of those that pay for a plan, by name; `after` is the brand that the page before ended with. */
  abstract planUses(after: string | null, limit: number): Promise<PlanUse[]>;
}
