import { isSimpleEmail, isStrictEmail, normaliseTypedEmail } from '../../contract/rules/email.js';
import { DomainError } from './domain-error.js';
import { type ListedOption, optionOf } from '../../contract/lists/index.js';

/** The normalised address, with the checks for signing in. @throws identity/invalid-email */
export function emailToSignInWith(typed: string): string {
  const email = normaliseTypedEmail(typed);
  if (!isSimpleEmail(email)) throw invalidEmail();
  return email;
}

/** The normalised address, with the checks for storing it and sending email to it. @throws identity/invalid-email */
export function emailToKeep(typed: string): string {
  const email = normaliseTypedEmail(typed);
  if (!isStrictEmail(email)) throw invalidEmail();
  return email;
}

const invalidEmail = () =>
  new DomainError('invalid', 'identity/invalid-email', 'This email address isn’t valid.', {
    errors: { email: 'Please enter a valid email address.' },
  });

type Chosen = string | readonly string[] | null;

/**
 * Values that staff have withdrawn from a list can't be chosen again; existing choices may stay.
 * @param field the input's field, for the error
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

/** NUL and lone surrogates: PostgreSQL can't store either. */
const unstorable = /[\0\p{Cs}]/gu;

export const isStorable = (text: string): boolean => text.search(unstorable) < 0;

/** The text with each character that can't be stored replaced. */
export const storable = (text: string): string => text.replace(unstorable, '\ufffd');
