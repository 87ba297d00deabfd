import { emailToKeep } from '../../../shared/kernel/index.js';
import { identityErrors } from './identity.errors.js';

/** A person as an outside provider knows them: the provider, and its own identifier for them, which never changes. */
export type OutsideSubject = Readonly<{ issuer: string; subject: string }>;

/** What a provider says about the person who has just signed in there. */
export type OutsideIdentity = OutsideSubject &
  Readonly<{
    email: string | null;
    /** The provider has verified that the person receives mail at this address. */
    emailVerified: boolean;
  }>;

/** The address verified by the provider, in our normal form. @throws identity/email-not-verified */
export function vouchedEmail({ email, emailVerified }: OutsideIdentity): string {
  if (!email || !emailVerified) throw identityErrors.emailNotVerified();
  return emailToKeep(email);
}

/**
 * If you have one account at the provider, you can't add a second: it would be someone else with the same address.
 * @throws identity/other-subject
 */
export function checkSameSubject(known: OutsideSubject | null, { subject }: OutsideSubject): void {
  if (known && known.subject !== subject) throw identityErrors.otherSubject();
}
