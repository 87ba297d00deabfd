import { DomainError, noSuchMember } from '../../../shared/kernel/index.js';

export const teamErrors = {
  /** `seats` of the plan, `taken` by members and open invitations. */
  noFreeSeat: (seats: number, taken: number) =>
    new DomainError(
      'forbidden',
      'identity/no-free-seat',
      'Every seat of this account is taken. A larger plan has more; removing a member or an invitation frees one.',
      { seats, taken },
    ),
  alreadyMember: () =>
    new DomainError('conflict', 'identity/already-member', 'This person is a member already.', {
      errors: { email: 'This person is a member already.' },
    }),
  invitedTooOften: () =>
    new DomainError(
      'too-many',
      'identity/invited-too-often',
      'Many invitations have been sent from this account today. Please go on tomorrow.',
    ),
  sentJustNow: () =>
    new DomainError(
      'too-many',
      'identity/sent-just-now',
      'This invitation has been sent a moment ago. Please wait a minute before you send it again.',
    ),
  noSuchInvitation: () =>
    new DomainError('not-found', 'identity/no-such-invitation', 'There is no such open invitation.'),
  invitationNotValid: () =>
    new DomainError(
      'unauthenticated',
      'identity/invitation-not-valid',
      'This invitation does not work any more. Please ask the person who invited you for a new one.',
    ),
  noSuchMember,
  ownerNeeded: () =>
    new DomainError(
      'conflict',
      'identity/owner-needed',
      'An account is never without an owner. Please hand it over to another member first.',
    ),
};
