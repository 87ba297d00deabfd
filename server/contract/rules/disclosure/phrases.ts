import type { Folded } from './folded.js';

/** A label in a text; positions refer to the folded text. */
export type Label = Readonly<{
  start: number;
  end: number;
  hashtag: boolean;
  /** Written in plain letters with nothing hidden between them. */
  plain: boolean;
  /** Nothing visible precedes it. */
  first: boolean;
}>;

/** The word of a label, in any sense; “advertising” something is a verb. */
export const labelWord =
  /(?:#(?:ad|advert(?:isement(?:feature)?|ising)?)|(?<![\p{L}\p{N}_])(?:ad|advert(?:isement)?|advertising(?![^\S\n]+[\p{L}\p{N}])))(?![\p{L}\p{N}_])/u;
const everyWord = new RegExp(labelWord, 'gu');

/**
 * A word's context decides its meaning. A text starts and ends with a line break, and this many characters of context
 * are checked.
 */
type Near = Readonly<{ before?: RegExp; after?: RegExp }>;
const near = 80;

/** Words that follow it in other senses: Latin phrases, the industry, names. */
export const otherPhrase =
  /(?:[^\S\n]+|-)(?:hoc|libs?|libbed|libitum|infinitum|nauseam|astra|hominem|absurdum|interim|valorem|breaks?|blockers?|free|agency|agencies|man|men|execs?|executives?|campaigns|spend|budgets?|revenue|industry|worthy|gefrin|van|de|der|den)(?![\p{L}\p{N}_])/u;

/** Tags and words with other meanings. */
const neverLabels: readonly Near[] = [
  { before: /[\p{L}\p{N}]\.[\p{L}\p{N}]\S*$/u }, // ember.example/ad
  { after: /^[.'][\p{L}\p{N}]/u }, // ad.example, AD's
  { after: /^-(?!(?:ish|gift|gifted|pr|invite|invited|paid|press|collab|partner|hosted)(?!\p{L}))[\p{L}\p{N}]/u }, // ad-ready, not ad-gifted
];
const otherWords: readonly Near[] = [
  { before: /@$/u },
  { before: /[\p{L}\p{N}][.'-]$/u }, // ember.ad, pre-ad
  { after: new RegExp(`^${otherPhrase.source}`, 'u') },
  { after: /^[^\S\n]*(?:[/&]|or|and)[^\S\n]*bce?(?!\p{L})/u }, // AD/BC
  {
    after: /^[^\S\n]+(?:c(?:a|irca)?\.?[^\S\n]*)?\d{2,4}(?![\p{L}\p{N}%]|[.,:/]\d|-\p{L}|[^\S\n]+\p{L}{3,}s(?!\p{L}))/u,
  }, // AD 79, but not Ad 10 things
  { before: /(?:\d|centur(?:y|ies))[^\S\n]+$/u }, // 43 AD
];

/** Where a word is separate from the caption's sentences, so that it reads as a label. */
const apart: readonly Near[] = [
  { before: /\n[^\p{L}\p{N}\n@#]*$/u }, // on its own line, or first in it
  { before: /(?:[^\p{L}\p{N}\s_#@,'"“”&+-]|\s-)[^\S\n]*$/u }, // after a dash, a bracket, a full stop, an emoji
  {
    before:
      /(?:[^\p{L}\p{N}\s'-]|\n)\s*(?:this(?: post| reel| video| story| stream)? is|it's) an? (?:paid |gifted )?$/u,
  },
  { before: /(?<![\p{L}\p{N}_])(?:gifted|paid|sponsored|pr|press|invited?|hosted)[^\S\n]+$/u },
  { before: /(?:,|[#@][\p{L}\p{N}_.]+)[^\S\n]+$/u, after: /^[^\S\n]*(?:[^\p{L}\p{N}\s'-]|\n)/u }, // after a name, with nothing more of the sentence
];

/** Nothing readable, or only the beginning of "this is an ad". */
const opening = /^[^\p{L}\p{N}@#]*(?:(?:this(?: post| reel| video| story| stream)? is|it's) an? |paid )?/u;

const isIn = (text: string, { start, end }: Label, places: readonly Near[]): boolean => {
  const left = start < near ? `\n${text.slice(0, start)}` : text.slice(start - near, start);
  const right = `${text.slice(end, end + near)}\n`;
  return places.some(({ before, after }) => (before?.test(left) ?? true) && (after?.test(right) ?? true));
};

/** Every position where a text says "ad" and means an ad, in reading order. */
export function labelsIn({ text, altered, parted }: Folded): Label[] {
  const opened = opening.exec(text)![0].length;
  const found = [...text.matchAll(everyWord)].map(({ 0: all, index: start }): Label => {
    const hashtag = all.startsWith('#');
    const [letters, end] = [hashtag ? start + 1 : start, start + all.length];
    const plain = !altered.slice(letters, end).some(Boolean) && !parted.slice(letters + 1, end).some(Boolean);
    return { start, end, hashtag, plain, first: start === opened };
  });
  return found.filter((label) => !isIn(text, label, label.hashtag ? neverLabels : [...neverLabels, ...otherWords]));
}

/** A caption's labels: tags, and words separate from its sentences. */
export const captionLabels = (folded: Folded): Label[] =>
  labelsIn(folded).filter((label) => label.hashtag || label.first || isIn(folded.text, label, apart));
