import type { Folded } from './folded.js';

/** A label in a caption; positions are those of the folded text. */
export type Label = Readonly<{
  start: number;
  end: number;
  hashtag: boolean;
  /** Written in plain letters with nothing hidden between them. */
  plain: boolean;
  /** Nothing that is read stands before it. */
  first: boolean;
}>;

const words = 'ad|advert|advertisement|advertising';

/** Phrases that begin with the word and mean something else. */
const otherPhrases =
  /^[\s-]+(hoc|lib|libs|libitum|infinitum|nauseam|astra|break|breaks|blocker|blockers|free|agency|agencies|man|men|exec|execs)(?![\p{L}\p{N}_])/u;

const label = new RegExp(`(?<![\\p{L}\\p{N}_@])(#?)(${words})(?![\\p{L}\\p{N}_])`, 'gu');
const opening = /^[^\p{L}\p{N}@#]*(this (post |reel |video |story |stream )?is an? )?$/u;

/** Every clear label of a text, in the order in which they are read. */
export function labelsIn({ text, altered, parted }: Folded): Label[] {
  return [...text.matchAll(label)].flatMap((match): Label[] => {
    const [all, hash, word] = match as unknown as [string, string, string];
    const [start, end] = [match.index, match.index + all.length];
    const [before, after] = [text.slice(0, start), text.slice(end)];
    if (/[\p{L}\p{N}][./'-]$/u.test(before) || /^[.'-](?!ish(?!\p{L}))[\p{L}\p{N}]/u.test(after)) return [];
    if (!hash && otherPhrases.test(after)) return [];
    if (!hash && word === 'advertising' && /^\s+[\p{L}\p{N}]/u.test(after)) return [];
    const letters = start + hash.length;
    const plain = !altered.slice(letters, end).some(Boolean) && !parted.slice(letters + 1, end).some(Boolean);
    return [{ start, end, hashtag: hash !== '', plain, first: opening.test(before) }];
  });
}

/** Words that a gift hides behind. None of them says plainly that a post is an ad. */
export const unclearWords =
  /(?<![\p{L}\p{N}_])(#?(gift|gifts|gifted|gifting|pr ?gift|collab|collabs|collaboration|sp|spon|sponsor|sponsored|sponsorship|ambassador|brand ?ambassador|partner|partners|partnership|paid ?partnership|affiliate|aff|promo|promotion|comped|complimentary|press ?trip|press|pr|invite|invited|hosted)|thanks? (so much )?(to|@|you to|you @)|thank you( so much)?( to)?|in association with|supported by|funded by|brought to you by|on the house|guests? of|treated (us|me))(?![\p{L}\p{N}_])/u;

/** Labels in other languages, which readers here do not know. */
export const foreignLabels =
  /(?<![\p{L}\p{N}_])#?(werbung|anzeige|publicite|publicidad|pubblicita|publicidade|annonce|anuncio|reklama|reklame|reklam|reclame|advertentie|annonssamarbete)(?![\p{L}\p{N}_])/u;

/** A label inside of a longer tag: #adlondon, #ad_gifted, #sponad. */
export const gluedLabels =
  /#(ad_\w+|ad\d\w*|ad(gifted|gift|spon|sponsored|collab|partner|invite|pr|brand|london|food|foodie|restaurant|hotel|stay|dinner|post)|\w+_ad|\w*gifte?d?ad|sponad|paidad|prad|foodad|adad)(?![\p{L}\p{N}_])/u;

/** However wide the gaps between the words are. */
const spaced = (...patterns: readonly RegExp[]) =>
  patterns.map(({ source, flags }) => new RegExp(source.replaceAll(' ', '\\s+'), flags));

const nothing = "(?:not|isn'?t|wasn'?t|aren'?t|ain'?t|never|no|non|zero)";

/** It says that it is none. Whole phrases, so that they can be taken out. */
export const denials: readonly RegExp[] = spaced(
  new RegExp(
    `(?<![\\p{L}\\p{N}_])(?:(?:this|it|that|the post)(?:'s| is)?\\s+)?${nothing}[\\s-]+(?:(?:actually|really|technically|even|in any way|exactly|like)\\s+)?(?:(?:an?|any|some)\\s+)?(?:(?:paid|secret|hidden)\\s+)?#?(?:ad|ads|advert|adverts|advertisement|advertising|spon|spons|sponsored|sponsorship|promo|#gifted)(?![\\p{L}\\p{N}_])`,
    'gu',
  ),
  /#(?:not|no|never|non|un|isnt)_?(?:an|a)?_?(?:ad|ads|advert|advertisement|spon|sponsored|paid)(?![\p{L}\p{N}_])/gu,
  /(?<![\p{L}\p{N}_])(?:#?unsponsored|#?adfree|ad[\s-]free post)(?![\p{L}\p{N}_])/gu,
  /(?<![\p{L}\p{N}_])(?:not|never|wasn'?t|isn'?t|weren'?t) (?:being |been )?paid (?:for|to) (?:this|say this|post this|say it|post)(?![\p{L}\p{N}_])/gu,
  /(?<![\p{L}\p{N}_])nobody (?:paid|asked) me to (?:say|post|write) (?:this|it)(?![\p{L}\p{N}_])/gu,
);

/** It says that they came as a customer. */
export const ownMoney: readonly RegExp[] = spaced(
  /(?<![\p{L}\p{N}_])(?:(?:i|we|all) )?(?:paid|pay|paying) (?:for )?(?:(?:this|it|that|everything|all of it|the (?:meal|bill|dinner|stay|lot)|my (?:meal|dinner|own way)|our (?:meal|dinner)) )?(?:myself|ourselves|in full|full price)(?![\p{L}\p{N}_])/gu,
  /(?<![\p{L}\p{N}_])(?:with|out of|from) (?:my|our) own (?:money|pocket|pockets|wallet)(?![\p{L}\p{N}_])/gu,
  /(?<![\p{L}\p{N}_])(?:(?:not|wasn'?t|never|isn'?t) #?(?:gifted|comped)|#(?:not|un)gifted|#?boughtwithmyownmoney|#?selfpaid|#paidbyme)(?![\p{L}\p{N}_])/gu,
);
