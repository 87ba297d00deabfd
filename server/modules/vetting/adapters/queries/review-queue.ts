import type { ReviewReason } from '../../../../contract/rules/influencer-reviews.js';
import type { Database } from '../../../../shared/db/index.js';

/** Influencers waiting for review, except those deleted or closing their account. */
export class ReviewQueue {
  constructor(private readonly db: Database) {}

  async counts(): Promise<Record<ReviewReason, number>> {
    const rows = await this.db.rows<{ why: ReviewReason; count: number }>(
      'select why, count(*)::int as count from open_reviews group by why',
    );
    const none = { new: 0, claimed: 0, flagged: 0, changed: 0 };
    return { ...none, ...Object.fromEntries(rows.map(({ why, count }) => [why, count])) };
  }
}
