import type { ReviewReason } from '../../../../contract/rules/influencer-reviews.js';
import type { Database } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import { reviewErrors } from '../../domain/review.errors.js';
import type { Review, ReviewEvent } from '../../domain/review.js';
import { ReviewQueue, Reviews, type Waiting } from '../../ports/reviews.js';

const save = `
  insert into influencer_reviews as r
    (influencer_id, state, why, since, kept_back, reason, decided_by, decided_at, version)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9 + 1)
  on conflict (influencer_id) do update set state = excluded.state, why = excluded.why, since = excluded.since,
    kept_back = excluded.kept_back, reason = excluded.reason, decided_by = excluded.decided_by,
    decided_at = excluded.decided_at, version = excluded.version
  where r.version = $9`;

export class SqlReviews extends Reviews {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async find(influencerId: string): Promise<Review | null> {
    const [review = null] = await this.db.rows<Review>(
      `select influencer_id as "influencerId", state, why, since, kept_back as "keptBack", reason,
         decided_by as "decidedBy", decided_at as "decidedAt", version
       from influencer_reviews where influencer_id = $1`,
      [influencerId],
    );
    return review;
  }

  save(review: Review, ...events: ReviewEvent[]): Promise<void> {
    const { influencerId, state, why, since, keptBack, reason, decidedBy, decidedAt, version } = review;
    return this.db.inTransaction(async () => {
      const met = await this.db.affected(save, [
        ...[influencerId, state, why, since, keptBack],
        ...[reason, decidedBy, decidedAt, version],
      ]);
      if (met === 0) throw reviewErrors.notWaiting();
      await this.outbox.append(events);
    });
  }
}

export class SqlReviewQueue extends ReviewQueue {
  constructor(private readonly db: Database) {
    super();
  }

  async counts(): Promise<Record<ReviewReason, number>> {
    const rows = await this.db.rows<{ why: ReviewReason; count: number }>(
      'select why, count(*)::int as count from open_reviews group by why',
    );
    const none = { new: 0, claimed: 0, flagged: 0, changed: 0 };
    return { ...none, ...Object.fromEntries(rows.map(({ why, count }) => [why, count])) };
  }

  waiting(why: ReviewReason | undefined, limit: number): Promise<Waiting[]> {
    return this.db.rows<Waiting>(
      `select influencer_id as "influencerId", why, since from open_reviews
       where $1::text is null or why = $1 order by since, influencer_id limit $2`,
      [why ?? null, limit],
    );
  }
}
