import { isSimpleEmail, normaliseTypedEmail } from './email.js';

const wordsAtMost = 8;

/** A profile's own page on one of the platforms, whatever was added to it. */
const profileAddress = /^(?:https?:\/\/)?(?:www\.|m\.)?(?:instagram|tiktok|youtube)\.com\/@?([^/?#@]+)\/?(?:[?#].*)?$/i;

/** What is kept of what was typed: the handle of a profile's address, and an email address as it is stored. */
const kept = (word: string): string => {
  const [, handle] = profileAddress.exec(word) ?? [];
  if (handle) return `@${handle}`;
  return isSimpleEmail(word) ? normaliseTypedEmail(word) : word;
};

/**
 * The words of a search box, each of which has to be found; what has no letter and no digit is left out. The database folds them
 * as it folds what it searches: accents, case and apostrophes don’t count.
 */
export const searchWords = (text: string): string[] =>
  text
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, wordsAtMost)
    .map(kept);
