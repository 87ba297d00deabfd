import { isStrictEmail, normaliseTypedEmail } from '../../../contract/rules/email.js';

/** The first address in a cell, as people and programs write them there; null for none. */
export const emailIn = (text: string | null): string | null =>
  (text ?? '')
    .split(/[\s,;|<>()]+|\bmailto:/i)
    .map(normaliseTypedEmail)
    .find(isStrictEmail) ?? null;
