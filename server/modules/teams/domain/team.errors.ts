import { DomainError, noSuchMember } from '../../../shared/kernel/index.js';

export const teamErrors = {
  /** `seats` of the plan, `taken` by members and open invitations. */
  noFreeSeat: (seats: number, taken: number) =>
    new DomainError(
      'forbidden',
      'identity/no-free-seat',
      'All seats on this account are taken. Remove a member or an invitation to free one, or choose a larger plan.',
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
      'This account has sent a lot of invitations today. Please send more tomorrow.',
    ),
  sentJustNow: () =>
    new DomainError(
      'too-many',
      'identity/sent-just-now',
      'This invitation was sent a moment ago. Please wait a minute before you send it again.',
    ),
  noSuchInvitation: () =>
    new DomainError('not-found', 'identity/no-such-invitation', 'This invitation no longer exists.'),
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
      'An account is never without an owner. Please make another member the owner first.',
    ),
};
