import { DomainError } from '../../../shared/kernel/index.js';

export const notificationErrors = {
  badQuietHours: () =>
    new DomainError('invalid', 'notifications/bad-quiet-hours', 'Please correct the marked fields.', {
      errors: { quiet: 'Please give a start and an end that differ, such as 22:00 and 07:30.' },
    }),
  badUnsubscribeLink: () =>
    new DomainError(
      'not-found',
      'notifications/bad-unsubscribe-link',
      'This link is not complete. Please copy the whole address from the mail.',
    ),
  noSuchTemplate: (id: string) =>
    new DomainError('not-found', 'notifications/no-such-template', 'There is no such mail.', { id }),
  pushOff: () => new DomainError('unavailable', 'notifications/push-off', 'This site doesn’t notify devices.'),
  badSubscription: () =>
    new DomainError(
      'invalid',
      'notifications/bad-subscription',
      'Nothing can be sent to this browser. Please try another.',
    ),
  noSuchDevice: () => new DomainError('not-found', 'notifications/no-such-device', 'This device has been removed.'),
  bounceRefused: () =>
    new DomainError('invalid', 'notifications/bounce-refused', 'This report does not carry our secret.'),
};
