import { messages } from './constants.js';

/** The longest address that mail servers take. */
export const maxEmailLength = 254;

/** Text, @, text, dot, text. */
const simplePattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The pattern of HTML's email field, with a dot in the domain and a last part of letters (or its encoded form). */
const strictPattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/i;

/** Enough to sign in with. */
export const isSimpleEmail = (value: string): boolean => value.length <= maxEmailLength && simplePattern.test(value);

/** Enough to be stored and written to; its domain may be an international one, as people write it or in ASCII. */
export function isStrictEmail(value: string): boolean {
  const email = withAsciiDomain(value);
  return email.length <= maxEmailLength && strictPattern.test(email);
}

/** What the field shows for what was typed or pasted: no whitespace, lower case. */
export const shownEmail = (typed: string): string => typed.replace(/\s+/g, '').toLowerCase();

/** The one form in which an address is stored and looked for: as the field shows it, with its domain in ASCII. */
export const normaliseTypedEmail = (typed: string): string => withAsciiDomain(shownEmail(typed));

/** `jane@münchen.de` as mail servers know it: `jane@xn--mnchen-3ya.de` (RFC 5891). What is no domain stays. */
function withAsciiDomain(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  if (/^[\0-\x7f]*$/.test(domain) || !/^[\p{L}\p{M}\p{N}.。-]+$/u.test(domain)) return email;
  const address = `http://${domain}`;
  return URL.canParse(address) ? email.slice(0, at) + new URL(address).hostname : email;
}

/** The message under the field when it is left; null when there is nothing to say, as for an empty field. */
export function emailFaultOnBlur(value: string): string | null {
  const email = value.trim();
  return email === '' || isStrictEmail(email) ? null : messages.invalidEmailOnBlur;
}
