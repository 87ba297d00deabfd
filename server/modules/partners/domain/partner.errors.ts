import { DomainError } from '../../../shared/kernel/index.js';

export const partnerErrors = {
  notStaff: () => new DomainError('forbidden', 'partners/not-staff', 'Your role among the staff does not allow this.'),
  wrongEndpoint: (errors: Readonly<Record<string, string>>) =>
    new DomainError('invalid', 'partners/wrong-endpoint', Object.values(errors)[0]!, { errors }),
  privateAddress: () =>
    partnerErrors.wrongEndpoint({
      url: 'This address isn’t on the public internet, so we can’t reach it. Please give a public one.',
    }),
  tooManyEndpoints: (atMost: number) =>
    new DomainError(
      'conflict',
      'partners/too-many-endpoints',
      `An account has ${atMost} webhooks at most. Please remove one that is not used any more.`,
    ),
  noSuchEndpoint: () => new DomainError('not-found', 'partners/no-such-endpoint', 'There is no such webhook.'),
  noSuchDelivery: () => new DomainError('not-found', 'partners/no-such-delivery', 'There is no such delivery.'),
  endpointOff: () =>
    new DomainError('conflict', 'partners/endpoint-off', 'This webhook is switched off. Please switch it on first.'),
};
