import { isSimpleEmail, normaliseTypedEmail } from './email.js';
import { readAddress } from './platform-address/read-address.js';

const wordsAtMost = 8;

/** A URL of one of our media kits, with anything appended. */
const mediaKit = /^(?:https?:\/\/)?[\w.-]+(?::\d+)?\/i\/([^/?#]+)\/?(?:[?#].*)?$/i;

/** The search value of typed text: the handle in a URL, and an email address in normal form. */
function kept(word: string): string {
  const address = readAddress(word);
  const account = address && 'account' in address ? address.account : mediaKit.exec(word)?.[1];
  if (account) return `@${account}`;
  return isSimpleEmail(word) ? normaliseTypedEmail(word) : word;
}

/**
 * The words in a search box, all of which have to match; those without a letter or digit are left out. The database
 * folds them like the text it searches: accents, case and apostrophes are ignored.
 */
export const searchWords = (text: string): string[] =>
  text
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, wordsAtMost)
    .map(kept);
