import { DomainError } from '../../../shared/kernel/index.js';

const nothing = 'There is no profile of this handle to claim. Somebody may look after it already.';

export const claimErrors = {
  nothingToClaim: () =>
    new DomainError('conflict', 'profiles/nothing-to-claim', nothing, { errors: { handle: nothing } }),
  notFound: (id: string) =>
    new DomainError('not-found', 'profiles/claim-not-found', 'This claim does not exist.', { id }),
  over: () => new DomainError('conflict', 'profiles/claim-over', 'This claim has been decided or withdrawn already.'),
  notStaff: () => new DomainError('forbidden', 'profiles/not-staff', 'Only staff who may change things can do this.'),
  tooMany: () =>
    new DomainError(
      'conflict',
      'profiles/too-many-claims',
      'You have claimed other profiles that nobody has decided on yet. Please withdraw one of them first.',
    ),
};
