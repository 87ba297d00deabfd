import { DomainError } from '../../../shared/kernel/index.js';

export const notificationErrors = {
  badQuietHours: () =>
    new DomainError('invalid', 'notifications/bad-quiet-hours', 'Please correct the marked fields.', {
      errors: { quiet: 'Please enter a start and an end that differ, such as 22:00 and 07:30.' },
    }),
  badUnsubscribeLink: () =>
    new DomainError(
      'not-found',
      'notifications/bad-unsubscribe-link',
      'This link isn’t complete. Please copy the whole address from the email.',
    ),
  noSuchTemplate: (id: string) =>
    new DomainError('not-found', 'notifications/no-such-template', 'There’s no such email.', { id }),
  pushOff: () => new DomainError('unavailable', 'notifications/push-off', 'This site doesn’t notify devices.'),
  badSubscription: () =>
    new DomainError(
      'invalid',
      'notifications/bad-subscription',
      'This browser can’t get notifications. Please try another.',
    ),
  noSuchDevice: () => new DomainError('not-found', 'notifications/no-such-device', 'This device has been removed.'),
  bounceRefused: () =>
    new DomainError('invalid', 'notifications/bounce-refused', 'This report doesn’t have our secret.'),
};
