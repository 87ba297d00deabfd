import { isStrictEmail, normaliseTypedEmail } from '../../../contract/rules/email.js';
import { onboardingErrors } from './onboarding.errors.js';

/** The address as we keep it: lower case, without white space. @throws onboarding/invalid-email */
export function emailToWriteTo(typed: string): string {
  const email = normaliseTypedEmail(typed);
  if (!isStrictEmail(email)) throw onboardingErrors.invalidEmail();
  return email;
}
