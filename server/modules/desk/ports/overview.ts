import type { SalesStage } from '../../../contract/lists/index.js';
import type { FoundKind } from '../../../contract/rules/desk.js';

export type Found = Readonly<{ kind: FoundKind; id: string; title: string; detail: string }>;

/** What needs staff today, and how it goes. */
export type Today = Readonly<{
  tasks: Readonly<{ overdue: number; today: number }>;
  /** Claims of no-shows that the influencer has answered: staff decide. */
  noShowClaims: number;
  /** Open Collabs whose content should be in. */
  collabsLate: number;
  failedPayments: number;
  /** Of the last seven days. */
  newLeads: number;
  calls: readonly Readonly<{ id: string; name: string; company: string; startsAt: string; brandId: string | null }>[];
  pipeline: readonly Readonly<{ stage: SalesStage; total: number }>[];
}>;

/** How much waits for staff, whoever of them. */
export type Waiting = Readonly<{
  /** Booked calls that are still to come today. */
  calls: number;
  /** Influencers whom somebody has claimed. */
  claims: number;
  /** Pairs of influencers that may be one person's. */
  duplicates: number;
  /** Influencers whom staff should look at. */
  reviews: number;
  collabsLate: number;
  noShowClaims: number;
  /** Reviews that somebody says should not stand. */
  appeals: number;
}>;

/** Looks over everything, through what the other modules publish. */
export abstract class Overview {
  /** A few of each kind whose names contain the words. */
  abstract search(words: string): Promise<Found[]>;

  abstract today(userId: string, now: Date): Promise<Today>;

  abstract waiting(now: Date): Promise<Waiting>;

  /** Booked calls with this brand or influencer, the last first. */
  abstract callsOf(profileUid: string): Promise<Today['calls']>;
}
