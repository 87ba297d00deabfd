import { DomainError } from '../../../shared/kernel/index.js';

/** The codes start with `collabs/`, as they did before content became its own module: clients match on them. */
export const contentErrors = {
  pieceNotFound: (id: string) =>
    new DomainError('not-found', 'collabs/deliverable-not-found', 'This piece doesn’t exist.', { id }),
  twinsNotFound: (id: string) =>
    new DomainError('not-found', 'collabs/twins-not-found', 'These two pieces aren’t listed as looking the same.', {
      id,
    }),
  twinSettled: () =>
    new DomainError(
      'conflict',
      'collabs/twins-settled',
      'A colleague has dealt with this. Reload the list to see how.',
    ),
  noteNeeded: () => new DomainError('invalid', 'collabs/note-needed', 'Please say what you found.'),
  notStaff: () => new DomainError('forbidden', 'collabs/not-staff', 'Your role can’t decide this.'),
  rightsEnded: (title: string) =>
    new DomainError(
      'conflict',
      'collabs/rights-ended',
      `The rights to a piece of “${title}” have ended. Please leave it out, or ask to renew them.`,
    ),
};
