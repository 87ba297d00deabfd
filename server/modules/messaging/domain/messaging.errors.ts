import { DomainError } from '../../../shared/kernel/index.js';

export const messagingErrors = {
  notFound: (id: string) =>
    new DomainError('not-found', 'messaging/not-found', 'This conversation does not exist.', { id }),
  badText: (maxLength: number) =>
    new DomainError('invalid', 'messaging/bad-text', 'Please correct the marked fields.', {
      errors: { text: `A message has from 1 to ${maxLength} characters.` },
    }),
};
