import { textLimits } from '../../../contract/rules/text-limits.js';
import {
  type Actor,
  DomainError,
  mayAsStaff,
  noSuchMember,
  notYourProfile,
  type StaffOperation,
} from '../../../shared/kernel/index.js';

export const identityErrors = {
  wrongPassword: () => new DomainError('unauthenticated', 'identity/wrong-password', 'This password isn’t right.'),
  userNotFound: () =>
    new DomainError('unauthenticated', 'identity/user-not-found', 'There’s no account with this email address.'),
  userDisabled: () =>
    new DomainError(
      'unauthenticated',
      'identity/user-disabled',
      'This account has been disabled. Please contact support.',
    ),
  /** Doesn't reveal which accounts exist: for AUTH_ERROR_MODE=generic. */
  signInFailed: () => new DomainError('unauthenticated', 'identity/sign-in-failed', 'Sign-in didn’t work.'),
  tooManyRequests: () =>
    new DomainError('too-many', 'identity/too-many-requests', 'Too many attempts. Please try again in 15 minutes.'),
  tooManyRequestsToday: () =>
    new DomainError(
      'too-many',
      'identity/too-many-requests',
      'There have been too many wrong passwords from your network today. Please sign in with an email link.',
    ),
  badNewPassword: (why: string) =>
    new DomainError('invalid', 'identity/bad-new-password', why, { errors: { password: why } }),
  proofNeeded: () =>
    new DomainError('forbidden', 'identity/reauthentication-needed', 'Please confirm that it’s you, then try again.'),
  wrongCurrentPassword: () =>
    new DomainError('invalid', 'identity/wrong-current-password', 'Your current password isn’t right.', {
      errors: { currentPassword: 'This isn’t your current password.' },
    }),
  noSuchSession: () =>
    new DomainError('not-found', 'identity/no-such-session', 'This session doesn’t exist or has already ended.'),
  /** One error for wrong, used, withdrawn and expired links. */
  linkNotValid: () =>
    new DomainError(
      'unauthenticated',
      'identity/link-not-valid',
      'This link no longer works. Please ask for a new one.',
    ),
  noProvider: () =>
    new DomainError('not-found', 'identity/no-provider', 'You can’t sign in with another provider here.'),
  providerAway: () =>
    new DomainError(
      'unavailable',
      'identity/provider-away',
      'We can’t reach the provider right now. Please sign in with an email link or a password.',
    ),
  /** The person cancelled at the provider. */
  signInCancelled: () =>
    new DomainError('unauthenticated', 'identity/sign-in-cancelled', 'The sign-in was cancelled at the provider.'),
  /** One error for anything missing from a provider's statement; the log has the details. */
  notVouched: () =>
    new DomainError('unauthenticated', 'identity/not-vouched', 'Sign-in didn’t work. Please try again.'),
  emailNotVerified: () =>
    new DomainError(
      'unauthenticated',
      'identity/email-not-verified',
      'The provider hasn’t verified your email address. Please verify it there, or sign in with an email link.',
    ),
  otherSubject: () =>
    new DomainError(
      'unauthenticated',
      'identity/other-subject',
      'This email address already signs in with another account at the provider. Please use that one, or an email link.',
    ),
  /** The session ended while it was being used. */
  notSignedIn: () => new DomainError('unauthenticated', 'identity/not-signed-in', 'Please sign in first.'),
  notYourProfile,
  noSuchUser: (id: string) => new DomainError('not-found', 'identity/no-such-user', 'This user doesn’t exist.', { id }),
  emailTaken: () =>
    new DomainError('conflict', 'identity/email-taken', 'There’s already a user with this email address.', {
      errors: { email: 'There’s already a user with this email address.' },
    }),
  stale: (id: string) =>
    new DomainError('conflict', 'identity/stale', 'Someone else has just changed this user. Reload, then try again.', {
      id,
    }),
  mayOnlyLook: () =>
    new DomainError(
      'forbidden',
      'identity/read-only',
      'Your staff account can view everything but not change anything.',
    ),
  superUserNeeded: () => new DomainError('forbidden', 'identity/super-user-needed', 'Only a super user can do this.'),
  notYourself: () =>
    new DomainError(
      'conflict',
      'identity/not-yourself',
      'You can’t do this to your own account. Please ask a colleague.',
    ),
  wrongCode: () =>
    new DomainError('invalid', 'identity/wrong-code', 'This code isn’t right, or has already been used.', {
      errors: { code: 'This code isn’t right, or has already been used.' },
    }),
  wrongProofPassword: () =>
    new DomainError('invalid', 'identity/wrong-current-password', 'This password isn’t right.', {
      errors: { password: 'This password isn’t right.' },
    }),
  nothingToConfirm: () =>
    new DomainError(
      'conflict',
      'identity/nothing-to-confirm',
      'There’s no authenticator app to confirm. Please start again.',
    ),
  /** One error for wrong, used, late, foreign and copied passkeys. */
  passkeyNotValid: () =>
    new DomainError(
      'unauthenticated',
      'identity/passkey-not-valid',
      'This passkey didn’t work. Please try again, or use another way.',
    ),
  noSuchPasskey: () =>
    new DomainError('not-found', 'identity/no-such-passkey', 'This passkey has already been removed.'),
  tooManyPasskeys: (limit: number) =>
    new DomainError(
      'conflict',
      'identity/too-many-passkeys',
      `You can have up to ${limit} passkeys. Please remove one first.`,
      { limit },
    ),
  sameEmail: () =>
    new DomainError('invalid', 'identity/same-email', 'You already use this email address.', {
      errors: { email: 'You already use this email address.' },
    }),
  staffActAsThemselves: () =>
    new DomainError('conflict', 'identity/staff-act-as-themselves', 'Staff can only act as themselves.'),
  secondFactorCompulsory: () =>
    new DomainError('conflict', 'identity/second-factor-compulsory', 'Staff need an authenticator app here.'),
  accessDisabled: () =>
    new DomainError(
      'conflict',
      'identity/access-disabled',
      'This person’s account is disabled. Please enable it first.',
    ),
  nameNeeded: () =>
    new DomainError('invalid', 'identity/name-needed', textLimits.personName.says, {
      errors: { name: textLimits.personName.says },
    }),
  staffCannotJoin: () =>
    new DomainError(
      'conflict',
      'identity/staff-cannot-join',
      'Staff can’t be members of a brand or profile. Please use another email address.',
    ),
  noSuchMember,
};

/** @throws identity/read-only, identity/super-user-needed */
export function checkMayAsStaff(actor: Actor, operation: StaffOperation): void {
  if (mayAsStaff(actor, operation)) return;
  throw actor.staffRole === 'operations' ? identityErrors.superUserNeeded() : identityErrors.mayOnlyLook();
}
