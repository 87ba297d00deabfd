import { messages } from './constants.js';

/** The longest address that mail servers take. */
export const maxEmailLength = 254;

/** Text, @, text, dot, text. */
const simplePattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The pattern of HTML's e-mail field, with a dot in the domain and a last part of letters (or its encoded form). */
const strictPattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/i;

/** Enough to sign in with. */
export const isSimpleEmail = (value: string): boolean => value.length <= maxEmailLength && simplePattern.test(value);

/** Enough to be stored and written to. */
export const isStrictEmail = (value: string): boolean => value.length <= maxEmailLength && strictPattern.test(value);

/** What the field shows for what was typed or pasted: no whitespace, lower case. */
export const normaliseTypedEmail = (typed: string): string => typed.replace(/\s+/g, '').toLowerCase();

/** The message under the field when it is left; null when there is nothing to say, as for an empty field. */
export function emailFaultOnBlur(value: string): string | null {
  const email = value.trim();
  return email === '' || isStrictEmail(email) ? null : messages.invalidEmailOnBlur;
}
