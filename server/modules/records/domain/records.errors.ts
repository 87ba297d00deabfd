import { DomainError } from '../../../shared/kernel/index.js';

export const recordsErrors = {
  notFound: (id: string) =>
    new DomainError('not-found', 'records/not-found', 'There is no such profile, or its record is not for you.', {
      id,
    }),
};
