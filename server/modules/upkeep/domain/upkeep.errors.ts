import { DomainError } from '../../../shared/kernel/index.js';

export const upkeepErrors = {
  notStaff: () => new DomainError('forbidden', 'upkeep/not-staff', 'Only a super user can do this.'),
  nothingToRetry: () =>
    new DomainError(
      'conflict',
      'upkeep/nothing-to-retry',
      'This has since been done, or is being tried right now. Reload to see.',
    ),
};
