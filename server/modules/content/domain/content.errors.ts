import { DomainError } from '../../../shared/kernel/index.js';

/** The codes start with `collabs/`, as they did before content became its own module: clients match on them. */
export const contentErrors = {
  pieceNotFound: (id: string) =>
    new DomainError('not-found', 'collabs/deliverable-not-found', 'This piece doesn’t exist.', { id }),
  twinsNotFound: (id: string) =>
    new DomainError('not-found', 'collabs/twins-not-found', 'These two pieces aren’t listed as looking the same.', {
      id,
    }),
  rightsEnded: (title: string) =>
    new DomainError(
      'conflict',
      'collabs/rights-ended',
      `The rights to a piece of “${title}” have ended. Please leave it out, or ask to renew them.`,
    ),
};
