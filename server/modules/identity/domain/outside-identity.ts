import { emailToKeep } from '../../../shared/kernel/index.js';
import { identityErrors } from './identity.errors.js';

/** A person as an outside provider knows them: who the provider is, and its own name for them, which never changes. */
export type OutsideSubject = Readonly<{ issuer: string; subject: string }>;

/** What a provider says of the person who has just signed in there. */
export type OutsideIdentity = OutsideSubject &
  Readonly<{
    email: string | null;
    /** The provider has seen that mail to this address reaches them. */
    emailVerified: boolean;
  }>;

/** The address that the provider vouches for, as we keep it. @throws identity/email-not-verified */
export function vouchedEmail({ email, emailVerified }: OutsideIdentity): string {
  if (!email || !emailVerified) throw identityErrors.emailNotVerified();
  return emailToKeep(email);
}

/**
 * With one account at the provider, you can't add a second: it would be someone else with the same address. @throws
 * identity/other-subject
 */
export function checkSameSubject(known: OutsideSubject | null, { subject }: OutsideSubject): void {
  if (known && known.subject !== subject) throw identityErrors.otherSubject();
}
