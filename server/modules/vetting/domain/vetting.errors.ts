import { DomainError } from '../../../shared/kernel/index.js';

const nothing = 'There’s no profile with this handle to claim. Someone else may already manage it.';
const why = 'Please say why, in 5 to 300 characters. The profile’s team will read it.';

export const vettingErrors = {
  nothingToClaim: () =>
    new DomainError('conflict', 'profiles/nothing-to-claim', nothing, { errors: { handle: nothing } }),
  claimNotFound: (id: string) =>
    new DomainError('not-found', 'profiles/claim-not-found', 'This claim doesn’t exist.', { id }),
  claimOver: () =>
    new DomainError('conflict', 'profiles/claim-over', 'This claim has already been decided or withdrawn.'),
  tooManyClaims: () =>
    new DomainError(
      'conflict',
      'profiles/too-many-claims',
      'You have other claims waiting for a decision. Please withdraw one of them first.',
    ),
  notWaiting: () =>
    new DomainError('conflict', 'profiles/not-waiting', 'This has already been decided. Please reload the page.'),
  reasonNeeded: () => new DomainError('invalid', 'profiles/review-reason-needed', why, { errors: { reason: why } }),
  notStaff: () => new DomainError('forbidden', 'profiles/not-staff', 'Your staff role doesn’t allow this.'),
};
