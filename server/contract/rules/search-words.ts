import { isSimpleEmail, normaliseTypedEmail } from './email.js';
import { readAddress } from './platform-address/read-address.js';

const wordsAtMost = 8;

/** The address of a media kit of ours, whatever was added to it. */
const mediaKit = /^(?:https?:\/\/)?[\w.-]+(?::\d+)?\/i\/([^/?#]+)\/?(?:[?#].*)?$/i;

/** What is kept of what was typed: the handle that an address leads to, and an email address as it is stored. */
function kept(word: string): string {
  const address = readAddress(word);
  const account = address && 'account' in address ? address.account : mediaKit.exec(word)?.[1];
  if (account) return `@${account}`;
  return isSimpleEmail(word) ? normaliseTypedEmail(word) : word;
}

/**
 * The words in a search box, all of which have to match; those without a letter or digit are left out. The database folds them as
 * it folds the text it searches: accents, case and apostrophes don’t count.
 */
export const searchWords = (text: string): string[] =>
  text
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, wordsAtMost)
    .map(kept);
