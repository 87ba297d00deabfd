import { DomainError } from '../../../shared/kernel/index.js';

export const billingErrors = {
  stale: (brandId: string) =>
    new DomainError(
      'conflict',
      'billing/stale',
      'Someone else has just changed this subscription. Please look again.',
      { brandId },
    ),
  badSignature: () =>
    new DomainError('invalid', 'billing/bad-signature', 'This message does not carry the card provider’s signature.'),
  providerAway: () =>
    new DomainError('unavailable', 'billing/provider-away', 'The card provider cannot be reached at the moment.'),
};
