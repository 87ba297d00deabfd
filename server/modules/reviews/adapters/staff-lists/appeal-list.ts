import { defineStaffList } from '../../../../shared/staff-list/index.js';
import { reviewErrors } from '../../domain/review.errors.js';
import type { Review } from '../../domain/review.js';
import { AppealedReviewView } from '../http/reviews.dto.js';
import { ReviewSchema } from '../persistence/typeorm-reviews.js';

export const appealList = defineStaffList<AppealedReviewView, Review>({
  resource: 'review-appeals',
  row: AppealedReviewView,
  names: { one: 'ReviewAppeal', many: 'ReviewAppeals' },
  titles: { one: 'an appealed review', many: 'appealed reviews' },
  about: 'Sorted by `waiting`, open appeals come first, oldest first; then decided ones, newest decision first.',
  from: '(select * from reviews where appealed_at is not null) r',
  schema: ReviewSchema,
  without: ['aboutUid', 'writtenBy', 'decidedBy', 'version'],
  fields: {
    id: { sort: true, filter: 'r.id = any(?::uuid[])' },
    collabId: { filter: true },
    bySide: { filter: true },
    createdAt: { sort: true },
    appealedAt: { sort: true },
    decision: { filter: true },
    decidedAt: { sort: true, nullsLast: true },
  },
  sorts: {
    waiting: {
      ASC: 'r.decided_at is not null, case when r.decided_at is null then r.appealed_at end, r.decided_at desc, r.id desc',
      DESC: 'r.decided_at is null, case when r.decided_at is null then r.appealed_at end desc, r.decided_at, r.id',
    },
  },
  filters: { waiting: '(r.decided_at is null) = ?::boolean' },
  defaultSort: ['waiting', 'ASC'],
  notFound: reviewErrors.notFound,
});
