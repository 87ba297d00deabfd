import type { ReviewedCollab } from '../../server/modules/reviews/domain/review.js';
import { newId } from '../../server/shared/kernel/index.js';
import { brandId, influencerId, monday } from './collabs.js';

/** A Collab between the two, completed on Monday, as reviews see it. */
export const aReviewedCollab = (): ReviewedCollab => ({
  ...{ id: newId(), brandId, influencerId, completedAt: monday, noShowAnswer: null },
});
