import { DomainError } from '../../../shared/kernel/index.js';

export const identityErrors = {
  wrongPassword: () => new DomainError('unauthenticated', 'identity/wrong-password', 'This password is not correct.'),
  userNotFound: () =>
    new DomainError('unauthenticated', 'identity/user-not-found', 'There is no account with this e-mail address.'),
  userDisabled: () =>
    new DomainError(
      'unauthenticated',
      'identity/user-disabled',
      'This account has been disabled. Please contact support.',
    ),
  /** Says nothing about which accounts exist: for AUTH_ERROR_MODE=generic. */
  signInFailed: () => new DomainError('unauthenticated', 'identity/sign-in-failed', 'This sign-in did not succeed.'),
  tooManyRequests: () =>
    new DomainError('too-many', 'identity/too-many-requests', 'Too many attempts. Please try again in 15 minutes.'),
  invalidEmail: () =>
    new DomainError('invalid', 'identity/invalid-email', 'This e-mail address is not valid.', {
      errors: { email: 'Please enter a valid email address.' },
    }),
  badNewPassword: (why: string) =>
    new DomainError('invalid', 'identity/bad-new-password', why, { errors: { password: why } }),
  wrongCurrentPassword: () =>
    new DomainError('invalid', 'identity/wrong-current-password', 'Your current password is not correct.', {
      errors: { currentPassword: 'This is not your current password.' },
    }),
  noSuchSession: () =>
    new DomainError('not-found', 'identity/no-such-session', 'This session does not exist or has ended already.'),
  /** One answer for wrong, used, withdrawn and expired links. */
  linkNotValid: () =>
    new DomainError(
      'unauthenticated',
      'identity/link-not-valid',
      'This link does not work any more. Please ask for a new one.',
    ),
  /** The session ended while it was being used. */
  notSignedIn: () => new DomainError('unauthenticated', 'identity/not-signed-in', 'Please sign in first.'),
  notYourProfile: () => new DomainError('not-found', 'identity/not-your-profile', 'This profile does not exist.'),
  noSuchUser: (id: string) =>
    new DomainError('not-found', 'identity/no-such-user', 'This user does not exist.', { id }),
  emailTaken: () =>
    new DomainError('conflict', 'identity/email-taken', 'There is already a user with this e-mail address.', {
      errors: { email: 'There is already a user with this e-mail address.' },
    }),
  stale: (id: string) =>
    new DomainError('conflict', 'identity/stale', 'Someone else has just changed this user. Please look again.', {
      id,
    }),
  mayOnlyLook: () =>
    new DomainError('forbidden', 'identity/read-only', 'Your staff account may look, but not change anything.'),
  notYourself: () => new DomainError('conflict', 'identity/not-yourself', 'You cannot disable your own account.'),
};
