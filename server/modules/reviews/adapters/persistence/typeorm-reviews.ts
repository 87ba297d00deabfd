import { EntitySchema } from 'typeorm';
import { type Database, orConflict } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import type { Review, ReviewEvent } from '../../domain/review.js';
import { reviewErrors } from '../../domain/review.errors.js';
import { Reviews } from '../../ports/reviews.js';

export class TypeOrmReviews extends Reviews {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  ofCollab(collabId: string): Promise<Review[]> {
    return this.db.manager.find(ReviewSchema, { where: { collabId }, order: { createdAt: 'ASC' } });
  }

  async get(id: string): Promise<Review> {
    const review = await this.db.manager.findOneBy(ReviewSchema, { id });
    if (!review) throw reviewErrors.notFound(id);
    return review;
  }

  save(review: Review, event: ReviewEvent): Promise<Review> {
    const { id, version } = review;
    const next = { ...review, version: version + 1 };
    const written = this.db.inTransaction(async () => {
      if (version === 0) await this.db.manager.insert(ReviewSchema, next);
      else {
        const { affected } = await this.db.manager.update(ReviewSchema, { id, version }, next);
        if (affected === 0) throw reviewErrors.appealClosed();
      }
      await this.outbox.append([event]);
    });
    return orConflict(
      written.then(() => next),
      () => reviewErrors.given(),
      'reviews_one_a_side',
    );
  }
}

export const ReviewSchema = new EntitySchema<Review>({
  name: 'Review',
  tableName: 'reviews',
  columns: {
    id: { type: 'uuid', primary: true },
    collabId: { type: 'uuid', name: 'collab_id' },
    bySide: { type: 'text', name: 'by_side' },
    aboutUid: { type: 'uuid', name: 'about_uid' },
    opinion: { type: 'smallint' },
    words: { type: 'text' },
    writtenBy: { type: 'uuid', name: 'written_by' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    appeal: { type: 'text', nullable: true },
    appealedAt: { type: 'timestamptz', name: 'appealed_at', nullable: true },
    decision: { type: 'text', nullable: true },
    decisionNote: { type: 'text', name: 'decision_note', nullable: true },
    decidedBy: { type: 'uuid', name: 'decided_by', nullable: true },
    decidedAt: { type: 'timestamptz', name: 'decided_at', nullable: true },
    version: { type: 'int' },
  },
});
