import { formatPence } from '../../../contract/rules/money.js';
import { DomainError } from '../../../shared/kernel/index.js';

export const recordsErrors = {
  notFound: (id: string) =>
    new DomainError('not-found', 'records/not-found', 'This profile doesn’t exist, or you can’t see its record.', {
      id,
    }),
  collabNotFound: (id: string) =>
    new DomainError('not-found', 'records/collab-not-found', 'This Collab doesn’t exist.', { id }),
  sameValue: (pence: number) =>
    new DomainError('conflict', 'records/same-value', `The gift’s value is already ${formatPence(pence)}.`, { pence }),
};
