import { DomainError } from '../../../shared/kernel/index.js';

const nothing = 'There is no profile of this handle to claim. Someone else may already manage this profile.';
const why = 'Please say why, in 5 to 300 characters. Their people read it.';

export const vettingErrors = {
  nothingToClaim: () =>
    new DomainError('conflict', 'profiles/nothing-to-claim', nothing, { errors: { handle: nothing } }),
  claimNotFound: (id: string) =>
    new DomainError('not-found', 'profiles/claim-not-found', 'This claim does not exist.', { id }),
  claimOver: () =>
    new DomainError('conflict', 'profiles/claim-over', 'This claim has been decided or withdrawn already.'),
  tooManyClaims: () =>
    new DomainError(
      'conflict',
      'profiles/too-many-claims',
      'You have claimed other profiles that nobody has decided on yet. Please withdraw one of them first.',
    ),
  notWaiting: () =>
    new DomainError('conflict', 'profiles/not-waiting', 'This has already been decided. Please reload the page.'),
  reasonNeeded: () => new DomainError('invalid', 'profiles/review-reason-needed', why, { errors: { reason: why } }),
  notStaff: () => new DomainError('forbidden', 'profiles/not-staff', 'Only staff who may change things can do this.'),
};
