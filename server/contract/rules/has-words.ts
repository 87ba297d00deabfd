/** Letters that aren't another letter with a mark. */
const plain: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/** A text without case, accents and apostrophes: for what is searched in memory, as `folded` is in SQL. */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[øłđðþßæœı]/g, (letter) => plain[letter]!);

/** Whether a text contains every word that was typed, in any order. */
export function hasWords(text: string, typed: string): boolean {
  const letters = plainLetters(text);
  return plainLetters(typed)
    .split(/\s+/)
    .every((word) => letters.includes(word));
}
