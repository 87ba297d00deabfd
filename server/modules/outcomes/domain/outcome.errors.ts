import { DomainError } from '../../../shared/kernel/index.js';

/** Everything that can be wrong with the results of Collabs. */
export const outcomeErrors = {
  linkNotFound: () => new DomainError('not-found', 'outcomes/link-not-found', 'This link no longer works.'),
  notAgreed: () =>
    new DomainError('conflict', 'outcomes/not-agreed', 'A Collab gets its link and its word once it’s agreed.'),
  wrongTarget: (why: string) =>
    new DomainError('invalid', 'outcomes/wrong-target', 'The link can’t lead to this address.', {
      errors: { targetUrl: why },
    }),
  saidUnknown: (said: string) =>
    new DomainError('not-found', 'outcomes/said-unknown', `None of your creators has the word or code “${said}”.`, {
      word: said,
    }),
  wrongGuests: (errors: Readonly<Record<string, string>>) =>
    new DomainError('invalid', 'outcomes/wrong-guests', 'Please check the details of the guests.', { errors }),
  guestsNotFound: () =>
    new DomainError('not-found', 'outcomes/guests-not-found', 'These guests have been removed, or aren’t yours.'),
  wrongDay: (errors: Readonly<Record<string, string>>) =>
    new DomainError('invalid', 'outcomes/wrong-day', 'Please check the covers of this day.', { errors }),
  unreadableTable: (why: string) => new DomainError('invalid', 'outcomes/unreadable-table', why),
  hookNotFound: () => new DomainError('not-found', 'outcomes/hook-not-found', 'This booking address no longer works.'),
  badSignature: () =>
    new DomainError(
      'unauthenticated',
      'outcomes/bad-signature',
      'The signature doesn’t match the message, or is more than five minutes old.',
    ),
  busy: () => new DomainError('conflict', 'outcomes/busy', 'Someone else has just changed this. Please try again.'),
};
