import { fold } from './folded.js';

const before = '(?<![\\p{L}\\p{N}_])';
const ends = '(?![\\p{L}\\p{N}_])';
const anyOf = (words: readonly string[]) => words.join('|');

/** Words that a gift hides behind. None of them says plainly that a post is an ad. */
const vague = [
  'gifts?', 'gifting', 'gifted\\w*', 'pr\\s?gift', 'freebie', 'comped', 'complimentary', 'hosted', 'invited?', 'invitation', '(?<=#)(?:af|client)',
  'collab\\w*', 'sp', 'spon', 'sponsor', 'sponsored\\w*', 'sponsorship', 'paid', 'paid\\s?partnership', 'promo', 'promoted', 'promotion', 'advertorial',
  'partners?', 'partnered', '(?:brand\\s?)?partner(?:ship)?', '(?:brand\\s?)?ambassador', 'brand\\s?rep', 'iworkwith\\w*', 'aff', 'affiliate', 'afflink',
  'press', 'press\\s?(?:trip|dinner|event|stay)', 'pr', 'pr(?:trip|stay|haul|dinner|event|product)', 'media\\s?invite',
] as const; // prettier-ignore
const thanks = [
  'thanks? (?:so much |again )?(?:you )?(?:to|(?=@))', 'thank you(?: so much)?', 'in association with', 'in partnership with', 'team(?:ed|ing) up with',
  'working with', 'supported by', 'funded by', 'brought to you by', 'possible by', 'courtesy of', 'on the house', 'guests? of', 'treated (?:us|me)',
] as const; // prettier-ignore
export const unclearWords = new RegExp(
  `${before}(?:#?(?:${anyOf(vague)})|${anyOf(thanks).replaceAll(' ', '\\s+')})${ends}`,
  'u',
);

/** Labels in other languages, which readers here do not look for. */
const foreign = [
  'werbung', 'anzeige', 'publicité', 'publicidad', 'pubblicità', 'publicidade', 'annonce', 'anuncio', 'reklama', 'reklame', 'reklam', 'reclame',
  'advertentie', 'annonssamarbete', 'hysbyseb', 'fógra', 'реклама', 'διαφήμιση', 'إعلان', '広告', '广告', '廣告', '광고', 'विज्ञापन',
] as const; // prettier-ignore
export const foreignLabels = new RegExp(`${before}#?(?:${anyOf(foreign.map((word) => fold(word).text))})${ends}`, 'u');

const label = '(?:ad|advert|advertisement)';
const company =
  '(?:gifted|gift|spon|sponsored|collab|partner|partnership|invite|invited|pr|press|paid|brand|london|food|foodie|restaurant|hotel|stay|dinner|post|feature)';

/** A label inside of a longer tag, where nobody reads it: #adgifted, #ad_gifted, #sponad. */
export const gluedLabels = new RegExp(
  `#(?:${label}(?:_\\w+|\\d\\w*|${company})|\\w*(?:_|gift(?:ed)?|spon|paid|pr|food|brand|ad)${label})${ends}`,
  'u',
);
