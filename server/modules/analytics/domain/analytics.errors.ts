import { DomainError } from '../../../shared/kernel/index.js';

export const analyticsErrors = {
  tooLarge: (field: string) =>
    new DomainError('invalid', 'analytics/too-large', 'Please correct the marked fields.', {
      errors: { [field]: `${field} can have at most 16 kB.` },
    }),
  badText: (field: string) =>
    new DomainError('invalid', 'analytics/bad-text', 'Please correct the marked fields.', {
      errors: { [field]: `${field} holds characters that cannot be stored.` },
    }),
  notFound: (id: string) => new DomainError('not-found', 'analytics/not-found', 'This event does not exist.', { id }),
};
