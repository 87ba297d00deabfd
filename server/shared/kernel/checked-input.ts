import { isSimpleEmail, isStrictEmail, normaliseTypedEmail } from '../../contract/rules/email.js';
import { DomainError } from './domain-error.js';
import { type ListedOption, optionOf } from '../../contract/lists/index.js';

/** The address as we keep it, enough to sign in with. @throws identity/invalid-email */
export function emailToSignInWith(typed: string): string {
  const email = normaliseTypedEmail(typed);
  if (!isSimpleEmail(email)) throw invalidEmail();
  return email;
}

/** The address as we keep it, enough to be stored and written to. @throws identity/invalid-email */
export function emailToKeep(typed: string): string {
  const email = normaliseTypedEmail(typed);
  if (!isStrictEmail(email)) throw invalidEmail();
  return email;
}

const invalidEmail = () =>
  new DomainError('invalid', 'identity/invalid-email', 'This email address is not valid.', {
    errors: { email: 'Please enter a valid email address.' },
  });

type Chosen = string | readonly string[] | null;

/**
 * What staff have withdrawn from a list is not chosen again; where it stood before, it may stay.
 * @param field whose fault it is, as the input names it
 * @throws request/invalid
 */
export function checkOffered(
  field: string,
  list: readonly ListedOption[],
  chosen: Chosen = [],
  before: Chosen = [],
): void {
  const anew = [chosen].flat().filter((id) => ![before].flat().includes(id));
  const gone = anew.map((id) => optionOf(list, id)).find((option) => option?.withdrawn);
  if (!gone) return;
  const says = `${gone.label} is no longer in the list. Please choose another.`;
  throw new DomainError('invalid', 'request/invalid', 'Please correct the marked fields.', {
    errors: { [field]: says },
  });
}

/** NUL, and half of a character that takes two: PostgreSQL stores neither. */
const unstorable = /[\0\p{Cs}]/gu;

export const isStorable = (text: string): boolean => text.search(unstorable) < 0;

/** What remains of it with a sign in place of each character that can't be stored. */
export const storable = (text: string): string => text.replace(unstorable, '\ufffd');
