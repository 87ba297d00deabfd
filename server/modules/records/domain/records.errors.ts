import { formatPence } from '../../../contract/rules/money.js';
import { DomainError } from '../../../shared/kernel/index.js';

export const recordsErrors = {
  notFound: (id: string) =>
    new DomainError('not-found', 'records/not-found', 'There is no such profile, or its record is not for you.', {
      id,
    }),
  collabNotFound: (id: string) =>
    new DomainError('not-found', 'records/collab-not-found', 'There is no such Collab.', { id }),
  sameValue: (pence: number) =>
    new DomainError('conflict', 'records/same-value', `The gift’s value is ${formatPence(pence)} already.`, { pence }),
};
