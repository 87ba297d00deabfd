import { DomainError } from '../../../shared/kernel/index.js';

export const safetyErrors = {
  notFound: () => new DomainError('not-found', 'profiles/flag-not-found', 'This safety flag does not stand any more.'),
  alreadyFlagged: () =>
    new DomainError('conflict', 'profiles/already-flagged', 'This influencer has this safety flag already.'),
};
