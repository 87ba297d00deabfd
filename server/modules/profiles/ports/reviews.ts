import type { ReviewReason } from '../../../contract/rules/influencer-reviews.js';
import type { Review, ReviewEvent } from '../domain/review.js';
import type { StaffInfluencerRow } from './staff-lists.js';

export type WaitingRow = StaffInfluencerRow & Readonly<{ why: ReviewReason; since: Date; flags: readonly string[] }>;

/** Where influencers stand with staff. */
export abstract class Reviews {
  abstract find(influencerId: string): Promise<Review | null>;

  /** @throws profiles/not-waiting when somebody else has decided meanwhile */
  abstract save(review: Review, ...events: ReviewEvent[]): Promise<void>;
}

/** Who waits for staff; nobody who is deleted or closing their account. */
export abstract class ReviewQueue {
  abstract counts(): Promise<Record<ReviewReason, number>>;

  /** Those who have waited longest, first. */
  abstract waiting(why: ReviewReason | undefined, limit: number): Promise<WaitingRow[]>;
}
