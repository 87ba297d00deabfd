import { DomainError } from '../../../shared/kernel/index.js';

export const partnerErrors = {
  notStaff: () => new DomainError('forbidden', 'partners/not-staff', 'Your staff role doesn’t allow this.'),
  wrongEndpoint: (errors: Readonly<Record<string, string>>) =>
    new DomainError('invalid', 'partners/wrong-endpoint', Object.values(errors)[0]!, { errors }),
  privateAddress: () =>
    partnerErrors.wrongEndpoint({
      url: 'This address isn’t on the public internet, so we can’t reach it. Please enter a public one.',
    }),
  tooManyEndpoints: (atMost: number) =>
    new DomainError(
      'conflict',
      'partners/too-many-endpoints',
      `An account can have up to ${atMost} webhooks. Please remove one that you no longer use.`,
    ),
  noSuchEndpoint: () => new DomainError('not-found', 'partners/no-such-endpoint', 'This webhook doesn’t exist.'),
  noSuchDelivery: () => new DomainError('not-found', 'partners/no-such-delivery', 'This delivery doesn’t exist.'),
  endpointOff: () =>
    new DomainError('conflict', 'partners/endpoint-off', 'This webhook is switched off. Please switch it on first.'),
};
