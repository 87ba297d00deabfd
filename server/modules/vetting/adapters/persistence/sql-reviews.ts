import type { Database } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import type { Review, ReviewEvent } from '../../domain/review.js';
import { vettingErrors } from '../../domain/vetting.errors.js';
import { Reviews } from '../../ports/repositories.js';

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
      if (met === 0) throw vettingErrors.notWaiting();
      await this.outbox.append(events);
    });
  }
}
