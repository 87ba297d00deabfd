import { platformLabel as nameOf } from '../../lists/labels.js';
import type { CaptionContext } from './caption-context.js';
import { denials, ownMoney, weakening } from './claims.js';
import { fold } from './folded.js';
import { labelWord } from './phrases.js';
import { type Severity, type Source, sources } from './verdict.js';

/** One rule: returns its finding, for both the creator and the brand, or null. */
export type CaptionRule = Readonly<{
  id: string;
  severity: Severity;
  source: Source;
  finds: (context: CaptionContext) => string | null;
}>;

/** The finding for a caption without a clear label; null if it has one. */
function insteadOfLabel({ labels, disguised, platformLabel, folded: { text } }: CaptionContext) {
  if (labels.length > 0 || platformLabel) return null;
  if (disguised.length > 0) return 'label-disguised';
  if (gluedLabels.test(text)) return 'label-glued';
  if (foreignLabels.test(text)) return 'label-foreign';
  if (unclearWords.test(text)) return 'label-unclear';
  return labelWord.test(text) ? 'label-other-meaning' : 'label-missing';
}

/** The first label that readers see; the platform's own label is above every caption. */
const earliest = ({ labels, platformLabel }: CaptionContext) => (platformLabel ? undefined : labels[0]);

/** Three tags in a row are a run, in which nobody looks for a label. */
const tagRun = /#[\p{L}\p{N}_]+(?:(?:[^\S\n]*[,·|])?[^\S\n]*#[\p{L}\p{N}_]+){2,}/gu;

/** What is wrong with the label's position; null if it comes first, or there is none. */
function misplaced(context: CaptionContext) {
  const label = earliest(context);
  if (!label) return null;
  if (context.foldedOn(label).length > 0) return 'label-buried';
  if (label.first) return null;
  const runs = [...context.folded.text.matchAll(tagRun)];
  const isInRun = runs.some(({ 0: run, index }) => index <= label.start && label.end <= index + run.length);
  return isInRun ? 'label-among-tags' : 'label-not-first';
}

const says = (phrases: readonly RegExp[], { folded }: CaptionContext) =>
  phrases.some((phrase) => folded.text.search(phrase) >= 0);

const unlabelled = (
  id: NonNullable<ReturnType<typeof insteadOfLabel>>,
  source: Source,
  words: string,
): CaptionRule => ({
  id,
  severity: 'fail',
  source,
  finds: (context) => (insteadOfLabel(context) === id ? words : null),
});

/** The rules for captions, most severe first. */
export const captionRules: readonly CaptionRule[] = [
  {
    id: 'label-denied',
    severity: 'fail',
    source: sources.recognisable,
    finds: (context) =>
      says(denials, context) ? 'The caption says this isn’t an ad. A gifted visit or product makes it one.' : null,
  },
  {
    id: 'claims-own-money',
    severity: 'fail',
    source: sources.consumer,
    finds: (context) =>
      says(ownMoney, context) ? 'The caption says this was bought. A gift can’t be presented as a purchase.' : null,
  },
  unlabelled(
    'label-disguised',
    sources.upFront,
    'The label is written with look-alike or hidden characters, so screen readers and search miss it. Use plain letters.',
  ),
  unlabelled(
    'label-glued',
    sources.labels,
    'The label is part of a longer hashtag, where nobody reads it. Write “Ad” on its own.',
  ),
  unlabelled('label-foreign', sources.labels, 'The label isn’t in English. People in the UK look for “Ad”.'),
  unlabelled(
    'label-unclear',
    sources.labels,
    'Words like gifted, collab, sp, spon or thanks to don’t make it clear that this is an ad. Say “Ad”.',
  ),
  unlabelled(
    'label-other-meaning',
    sources.recognisable,
    '“Ad” means something else here, such as a year or part of a sentence. Begin with “Ad |”.',
  ),
  unlabelled('label-missing', sources.recognisable, 'Nothing says this is an ad. Begin with “Ad”.'),
  {
    id: 'label-buried',
    severity: 'fail',
    source: sources.upFront,
    finds: (context) => {
      if (misplaced(context) !== 'label-buried') return null;
      const platforms = new Intl.ListFormat('en-GB').format(context.foldedOn(earliest(context)!).map(nameOf));
      return `On ${platforms} people only see the label after pressing “more”. Put it first.`;
    },
  },
  {
    id: 'label-among-tags',
    severity: 'fail',
    source: sources.creators,
    finds: (context) =>
      misplaced(context) === 'label-among-tags' ? 'The label is hidden among other hashtags. Put it first.' : null,
  },
  {
    id: 'label-not-first',
    severity: 'fix',
    source: sources.upFront,
    finds: (context) =>
      misplaced(context) === 'label-not-first'
        ? 'People can see the label, but don’t read it first. Put it at the very beginning.'
        : null,
  },
  {
    id: 'label-weakened',
    severity: 'fix',
    source: sources.recognisable,
    finds: (context) => {
      const label = earliest(context);
      return label?.first && weakening.test(context.folded.text.slice(label.end))
        ? 'What follows the label makes it sound like a joke or a question. Leave the label on its own.'
        : null;
    },
  },
  {
    id: 'hidden-characters',
    severity: 'fix',
    source: sources.upFront,
    finds: ({ folded }) =>
      folded.hidden.length > 0
        ? 'The caption contains invisible characters, which can move or break up the label. Delete them.'
        : null,
  },
];

const before = '(?<![\\p{L}\\p{N}_])';
const ends = '(?![\\p{L}\\p{N}_])';
const anyOf = (words: readonly string[]) => words.join('|');

/** Euphemisms for a gift. None of them makes clear that a post is an ad. */
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
const unclearWords = new RegExp(
  `${before}(?:#?(?:${anyOf(vague)})|${anyOf(thanks).replaceAll(' ', '\\s+')})${ends}`,
  'u',
);

/** Labels in other languages, which British readers don't look for. */
const foreign = [
  'werbung', 'anzeige', 'publicité', 'publicidad', 'pubblicità', 'publicidade', 'annonce', 'anuncio', 'reklama', 'reklame', 'reklam', 'reclame',
  'advertentie', 'annonssamarbete', 'hysbyseb', 'fógra', 'реклама', 'διαφήμιση', 'إعلان', '広告', '广告', '廣告', '광고', 'विज्ञापन',
] as const; // prettier-ignore
const foreignLabels = new RegExp(`${before}#?(?:${anyOf(foreign.map((word) => fold(word).text))})${ends}`, 'u');

const label = '(?:ad|advert|advertisement)';
const company =
  '(?:gifted|gift|spon|sponsored|collab|partner|partnership|invite|invited|pr|press|paid|brand|london|food|foodie|restaurant|hotel|stay|dinner|post|feature)';

/** A label inside a longer tag, where nobody notices it: #adgifted, #ad_gifted, #sponad. */
const gluedLabels = new RegExp(
  `#(?:${label}(?:_\\w+|\\d\\w*|${company})|\\w*(?:_|gift(?:ed)?|spon|paid|pr|food|brand|ad)${label})${ends}`,
  'u',
);
