import { isSimpleEmail, isStrictEmail, normaliseTypedEmail } from '../../../contract/rules/email.js';
import { identityErrors } from './identity.errors.js';

/** The address as we keep it, enough to sign in with. @throws identity/invalid-email */
export function emailToSignInWith(typed: string): string {
  const email = normaliseTypedEmail(typed);
  if (!isSimpleEmail(email)) throw identityErrors.invalidEmail();
  return email;
}

/** The address as we keep it, enough to be stored and written to. @throws identity/invalid-email */
export function emailToKeep(typed: string): string {
  const email = normaliseTypedEmail(typed);
  if (!isStrictEmail(email)) throw identityErrors.invalidEmail();
  return email;
}
