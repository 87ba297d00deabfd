/** Letters that don't decompose into a base letter and a mark. */
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

/** Ignores case, accents and apostrophes: the in-memory equivalent of SQL's `folded`. */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[øłđðþßæœı]/g, (letter) => plain[letter]!);

/** Whether a text contains every typed word, in any order. */
export function hasWords(text: string, typed: string): boolean {
  const letters = plainLetters(text);
  return plainLetters(typed)
    .split(/\s+/)
    .every((word) => letters.includes(word));
}
