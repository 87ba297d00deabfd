import { DomainError, noSuchMember } from '../../../shared/kernel/index.js';

export const teamErrors = {
  /** `seats` of the plan, `taken` by members and open invitations. */
  noFreeSeat: (seats: number, taken: number) =>
    new DomainError(
      'forbidden',
      'identity/no-free-seat',
      'All seats on this account are taken. Upgrade for more, or remove a member or an invitation.',
      { seats, taken },
    ),
  alreadyMember: () =>
    new DomainError('conflict', 'identity/already-member', 'This person is already a member.', {
      errors: { email: 'This person is already a member.' },
    }),
  invitedTooOften: () =>
    new DomainError(
      'too-many',
      'identity/invited-too-often',
      'This account has sent a lot of invitations today. Please continue tomorrow.',
    ),
  sentJustNow: () =>
    new DomainError(
      'too-many',
      'identity/sent-just-now',
      'This invitation was sent a moment ago. Please wait a minute before you send it again.',
    ),
  noSuchInvitation: () =>
    new DomainError('not-found', 'identity/no-such-invitation', 'This invitation is no longer open.'),
  invitationNotValid: () =>
    new DomainError(
      'unauthenticated',
      'identity/invitation-not-valid',
      'This invitation no longer works. Please ask the person who invited you for a new one.',
    ),
  noSuchMember,
  ownerNeeded: () =>
    new DomainError(
      'conflict',
      'identity/owner-needed',
      'An account needs an owner. Please make someone else the owner first.',
    ),
};
