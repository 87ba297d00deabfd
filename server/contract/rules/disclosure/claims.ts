import { otherPhrase } from './phrases.js';

const before = '(?<![\\p{L}\\p{N}_])';
const ends = '(?![\\p{L}\\p{N}_])';
const clauseEnds = `(?=\\s*(?:$|[^\\p{L}\\p{N}\\s-])|\\n)`;
const ad = '(?:ad|ads|advert|adverts|advertisement|advertising|spon|spons|sponsored|sponsorship|promo)';

/** However wide the gaps between the words are. */
const phrase = (...parts: readonly string[]) => new RegExp(parts.join('').replaceAll(' ', '\\s+'), 'gu');

const negation = "(?:not|isn'?t|wasn'?t|aren'?t|ain'?t|never|non)";
const adverb = '(?:actually|really|technically|even|in any way|exactly|like|definitely)';

/** Denials of being an ad. Whole phrases, so that they can be removed. */
export const denials: readonly RegExp[] = [
  phrase(
    `${before}(?:(?:this|it|that|the post)(?:'s| is)? )?${negation}[\\s-]+(?:${adverb} )?(?:(?:an?|any|some) )?(?:(?:paid|secret|hidden) )?(?:#?${ad}|#gifted)${ends}`,
    `(?!${otherPhrase.source})`,
  ),
  phrase(`${before}(?:no|zero)[\\s-]+#?${ad}${ends}(?:${clauseEnds}|(?= (?:here|just|only|but|i|we|promise)${ends}))`),
  phrase(`#(?:this|it|its)?(?:is)?(?:not|no|never|non|un|isnt)_?an?_?(?:${ad}|paid)${ends}`),
  phrase(`#(?:not|no|never|non|un|isnt)_?(?:${ad}|paid|affiliated)${ends}`),
  phrase(`${before}(?:#?unsponsored|#?adfree|ad[\\s-]free post)${ends}`),
  phrase(`${before}(?:i )?wish (?:this|it|that) (?:was|were) (?:an? )?#?${ad}${ends}`),
  phrase(`${before}#?(?:ad|advert|advertisement)[\\s,.(…–—-]+(?:not really|just kidding|only joking)${clauseEnds}`),
  phrase(`[🚫❌⛔]\\s*#?${ad}${ends}`),
  phrase(
    `${before}(?:not|never|wasn'?t|isn'?t|weren'?t) (?:being |been )?paid (?:for|to) (?:this|say this|post this|say it|post)${ends}`,
  ),
  phrase(
    `${before}(?:nobody|no[\\s-]?one) (?:paid|asked) (?:me|us) (?:to (?:say|post|write) (?:this|it)|for this)${ends}`,
  ),
  phrase(`${before}(?:not|no) (?:affiliated|affiliation) with${ends}`),
];

const thing =
  '(?:(?:this|it|that|everything|all of it|the (?:meal|bill|dinner|stay|lot)|my (?:meal|dinner|own way)|our (?:meal|dinner)) )?';
/** A hypothetical statement says nothing about what happened. */
const unlessWould = "(?<!(?:would|'d|will|'ll)(?!\\p{L})[^.!?\\n]{0,90})";

/** Claims to have been a customer. */
export const ownMoney: readonly RegExp[] = [
  phrase(
    `${before}(?:(?:i|we|all) )?(?:(?:paid|pay|paying) (?:for )?${thing}(?:myself|ourselves)|paid (?:for )?${thing}(?:in full|full price))${ends}${unlessWould}`,
  ),
  phrase(`${before}(?:with|out of|from|on) (?:my|our) own (?:money|pocket|pockets|wallet|dime)${ends}${unlessWould}`),
  phrase(`${before}bought (?:this|it|everything) (?:myself|ourselves)${ends}`),
  phrase(`${before}(?:(?:not|wasn'?t|weren'?t|never|isn'?t) #?(?:gifted|comped)|#(?:not|un)gifted)${ends}`),
  phrase(`#?(?:boughtwithmyownmoney|selfpaid|selffunded|paidbyme|paidformyself)${ends}`),
];

/** What makes the label before it sound like a joke or a question. */
export const weakening =
  /^(?:\?|-?ish(?!\p{L})|\s+(?:ish|lol|jk|haha|kinda|kind of|sort of|i guess|apparently|allegedly|maybe)(?![\p{L}\p{N}_]))/u;
