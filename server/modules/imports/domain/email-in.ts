import { isStrictEmail, normaliseTypedEmail } from '../../../contract/rules/email.js';

/** The first address in a cell, in any common notation; null if there is none. */
export const emailIn = (text: string | null): string | null =>
  (text ?? '')
    .split(/[\s,;|<>()]+|\bmailto:/i)
    .map(normaliseTypedEmail)
    .find(isStrictEmail) ?? null;
