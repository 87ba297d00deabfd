/** Names of a column's content, as used by people and programs. */
export type HeaderWords = Readonly<{
  /** Whole headers, in any language. */
  says: ReadonlySet<string>;
  /** Words that suffice within a longer header. */
  contains: readonly string[];
}>;

/** A header in normal form: lower case, no accents, single spaces, no footnotes. */
export const headerKey = (header: string): string =>
  header
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/\[[^\]]*\]/g, ' ')
    .replace(/[ıßł]/g, (letter) => ({ ı: 'i', ß: 'ss', ł: 'l' })[letter]!)
    .replace(/['’]/g, ' ')
    .replace(/[^\p{L}\p{N}%@#]+/gu, ' ')
    .replace(/\btik tok/g, 'tiktok')
    .replace(/\byou tube/g, 'youtube')
    .trim();

/** Words for `says` and `contains`, one per line or separated by commas. */
export const headerWords = (says: string, contains = ''): HeaderWords => ({
  says: new Set(listed(says)),
  contains: listed(contains),
});

const listed = (words: string): string[] =>
  words
    .split(/[,\n]/)
    .map(headerKey)
    .filter((word) => word !== '');

/** Words without meaning for the match: whose it is, and that it is counted. */
const besides = new Set(
  'the of a an de du des d la le les el los l der die das da do di count counts number numbers num nb nr no total # instagram insta ig tiktok tt youtube yt influencer influencers creator creators value values'.split(' '),
); // prettier-ignore

const withoutBesides = (key: string): string =>
  key
    .split(' ')
    .filter((word) => !besides.has(word) && !/^\d+$/.test(word))
    .join(' ');

const hasWord = (key: string, word: string): boolean =>
  /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/.test(word) ? key.includes(word) : ` ${key} `.includes(` ${word} `);

/** How well a header matches: 1 is exactly its word, 0.95 ignoring filler words, 0.6 contains it, 0 no match. */
export function headerSpeaks(key: string, { says, contains }: HeaderWords): number {
  if (key === '') return 0;
  if (says.has(key)) return 1;
  if (says.has(withoutBesides(key))) return 0.95;
  return contains.some((word) => hasWord(key, word)) ? 0.6 : 0;
}
