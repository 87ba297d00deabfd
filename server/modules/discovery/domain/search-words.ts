import { literally } from '../../../shared/kernel/index.js';

const marks = /[\u0300-\u036f]/g;
/** Scripts that put no spaces between words: each sign is a word of its own. */
const signs = /([\u3040-\u30ff\u3400-\u9fff])/g;
const wordsAtMost = 8;

/**
 * The words of a search box, folded as the stored text is: without case and accents, each Han or kana sign between spaces.
 * What has no letter and no digit is left out.
 */
export const searchWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(marks, '')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, wordsAtMost)
    .map((word) => word.replace(signs, ' $1 '));

const shortAtMost = 2;

/** What keyboards put for an apostrophe: a straight one, or on phones a curled one. Names are stored as they were typed. */
const apostrophes = ["'", '’', '‘'] as const;
const apostrophe = new RegExp(`[${apostrophes.join('')}]`, 'g');

/** A word in every way in which a stored text may spell it. */
export const spellingsOf = (word: string): readonly string[] =>
  word.search(apostrophe) < 0 ? [word] : apostrophes.map((mark) => word.replace(apostrophe, mark));

/** What the text must contain for a spelling: anywhere, but at the beginning of a word where the word is very short. */
export const likePattern = (word: string): string => {
  return [...word].length <= shortAtMost ? `% ${literally(word)}%` : `%${literally(word)}%`;
};

/** Tells whether a stored text, which is folded and begins with a space, is found by a word: what `likePattern` says, said in memory. */
export function holderOf(word: string): (text: string) => boolean {
  const sought = spellingsOf(word).map((spelling) => ([...word].length <= shortAtMost ? ` ${spelling}` : spelling));
  return (text) => sought.some((spelling) => text.includes(spelling));
}

/** Words long enough to tell what a slip of the finger meant. */
export const guessable = (words: readonly string[]): string[] => words.filter((word) => [...word].length > 3);
