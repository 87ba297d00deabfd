import { DomainError } from '../../../shared/kernel/index.js';

/** The codes start with `collabs/`, as they did before reviews became their own module: clients match on them. */
export const reviewErrors = {
  notFound: (id: string) =>
    new DomainError('not-found', 'collabs/review-not-found', 'This review doesn’t exist.', { id }),
  closed: () =>
    new DomainError(
      'conflict',
      'collabs/review-closed',
      'Reviews can be given for 14 days after a Collab is completed.',
    ),
  given: () => new DomainError('conflict', 'collabs/review-given', 'You have already reviewed this Collab.'),
  appealClosed: () =>
    new DomainError('conflict', 'collabs/appeal-closed', 'There’s already been an appeal against this review.'),
};
