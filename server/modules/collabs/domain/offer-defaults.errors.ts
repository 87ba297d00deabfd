import { DomainError } from '../../../shared/kernel/index.js';

export const offerDefaultsErrors = {
  stale: () =>
    new DomainError(
      'conflict',
      'collabs/offer-defaults-stale',
      'Someone else has just changed what your offers begin with. Please look again.',
    ),
  changedMeanwhile: () =>
    new DomainError(
      'outdated',
      'collabs/offer-defaults-changed-meanwhile',
      'Someone else has changed these defaults since you opened them. Look at how they are now, then make your change again.',
    ),
};
