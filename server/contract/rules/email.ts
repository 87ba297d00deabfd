import { messages } from './constants.js';

/** The longest address that mail servers accept. */
export const maxEmailLength = 254;

/** Text, @, text, dot, text. */
const simplePattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The pattern of HTML's email field, with a dot in the domain and a top-level domain of letters (or punycode). */
const strictPattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/i;

/** Enough to sign in with. */
export const isSimpleEmail = (value: string): boolean => value.length <= maxEmailLength && simplePattern.test(value);

/** Enough to be stored and sent email; its domain may be internationalised, in Unicode or in ASCII. */
export function isStrictEmail(value: string): boolean {
  const email = withAsciiDomain(value);
  return email.length <= maxEmailLength && strictPattern.test(email);
}

/** The field's value for typed or pasted text: no whitespace, lower case. */
export const shownEmail = (typed: string): string => typed.replace(/\s+/g, '').toLowerCase();

/** An address in normal form, for storage and lookup: as the field shows it, with its domain in ASCII. */
export const normaliseTypedEmail = (typed: string): string => withAsciiDomain(shownEmail(typed));

/** `jane@münchen.de` as mail servers know it: `jane@xn--mnchen-3ya.de` (RFC 5891). An invalid domain isn't changed. */
function withAsciiDomain(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  if (/^[\0-\x7f]*$/.test(domain) || !/^[\p{L}\p{M}\p{N}.。-]+$/u.test(domain)) return email;
  const address = `http://${domain}`;
  return URL.canParse(address) ? email.slice(0, at) + new URL(address).hostname : email;
}

/** The message under the field on blur; null if there is none, as for an empty field. */
export function emailFaultOnBlur(value: string): string | null {
  const email = value.trim();
  return email === '' || isStrictEmail(email) ? null : messages.invalidEmailOnBlur;
}
