import { DomainError } from '../../../shared/kernel/index.js';

const why = 'Please say why, in 5 to 300 characters. Their people read it.';

export const reviewErrors = {
  notWaiting: () =>
    new DomainError('conflict', 'profiles/not-waiting', 'Somebody has decided this already. Please look again.'),
  notStaff: () => new DomainError('forbidden', 'profiles/not-staff', 'Only staff who may change things can do this.'),
  reasonNeeded: () => new DomainError('invalid', 'profiles/review-reason-needed', why, { errors: { reason: why } }),
};
