import { fold, sentencesOf } from './folded.js';
import { labelsIn } from './phrases.js';
import { noReviews, requestsReview } from './review-requests.js';
import { type Finding, type Severity, type Source, sources, type Verdict, verdictOf } from './verdict.js';

/** Recommended content of every brief. */
export const briefReminder = 'Begin your caption with “Ad”: a gifted Collab is an ad.';

export type BriefRule = Readonly<{
  id: string;
  severity: Severity;
  source: Source;
  says: string;
  breaks: (sentence: string) => boolean;
}>;

const label =
  '#?(?:ad|ads|advert|adverts|advertisement|advertising|label|labels|disclosure|disclosures|disclaimer|gifted|sponsored|sponsorship|spon|paid|partnership|freebie|comped|complimentary|for free|were invited|was free|were gifted)(?![\\p{L}\\p{N}_])';
const refusal =
  "(?:don'?t|do not|never|avoid|no need to|must ?n[o']?t|should ?n[o']?t|shouldn'?t|cannot|can'?t|without|refrain from|rather not|no mention|not to|no)";
const harmless =
  /(?:don'?t|do not|never|without) (?:ever )?(?:forget|fail|omit|hide|hiding|bury|burying|remove|removing|leave (?:out|off)|skip|skipping|cover|covering|drop|delete|lose|conceal|disguise)|(?:don'?t|do not|never) (?:post|publish|share|upload)[^,;]*(?:without|unless|until|before)/u;
/** Asks to put the label where it can't be seen. */
const guards =
  /(?:don'?t|do not|never) (?:put|place|move|add|leave|set|write|use)[^.]*(?:at the (?:very )?(?:end|bottom)|last|comments?|below the fold|among|between|behind)/u;
const isHarmless = (sentence: string) => harmless.test(sentence) || guards.test(sentence);

const refuses = new RegExp(`(?<![\\p{L}])${refusal}(?![\\p{L}])[^,;]{0,60}?(?<![\\p{L}\\p{N}_])${label}`, 'u');
const removes = new RegExp(
  `(?<![\\p{L}])(?:leave (?:out|off)|omit|remove|skip|drop|hide|delete|lose|cover|disguise|take (?:off|out|down)|conceal)(?![\\p{L}])[^,;]{0,40}?(?<![\\p{L}\\p{N}_])${label}`,
  'u',
);
const secret =
  /(?:keep|make|let) (?:it|this|the post|your post|the content|things) (?:look(?:ing)?|feel(?:ing)?|seem|appear|sound)?\s?(?:like )?(?:organic|unsponsored|unpaid|a secret|secret|a genuine recommendation|a personal recommendation)|(?:followers|audience|people|nobody|no one)[^.]{0,30}(?:shouldn'?t|must ?n[o']t|need not|doesn'?t need to|don'?t need to|needn'?t|has to|needs to) (?:know|notice|find out|see that)|(?:don'?t|do not|never) (?:tell|let)[^.]{0,30}(?:know|anyone|anybody|followers|people|audience)/u;
const buried = new RegExp(
  `(?:put|place|add|use|leave|include|write|keep|hide|move|set|post)[^,;.]{0,30}?(?<![\\p{L}\\p{N}_])${label}[^.]{0,40}?(?:at the (?:very )?(?:end|bottom)|(?:as the )?last (?:hashtag|line|word|tag)|in (?:the |a )?(?:first )?comments?|below the fold|after the (?:caption|hashtags|text|break)|among|between the|in the middle of|in (?:small|tiny|white)|behind|after “?more)`,
  'u',
);
const weakWord =
  /(?:use|write|say|put|tag|label|mark|with|only|just)[^.;]{0,30}#?(?:gifted|collab|spon|sp|pr|invite|invited|ambassador|thanks to)(?![\p{L}\p{N}_])[^.;]{0,25}(?:instead of|rather than|not|in place of)[^.;]{0,12}#?(?:ad|advert|advertisement)(?![\p{L}\p{N}_])|instead of #?ad(?![\p{L}\p{N}_])/u;
const customer =
  /pretend|(?:as if|as though|like) you(?:'d| had| have|'ve)? (?:just )?(?:paid|pay|bought|booked|found|discovered|stumbled|walked in|were a (?:normal|regular|real|paying))|say (?:that )?you paid|act like (?:a )?(?:normal|regular|paying)|pose as|your own money/u;
const praise =
  /(?:only|must|always|has to|have to|needs to)[^.]{0,30}(?:positive|nice|glowing|good things|flattering)|(?:nothing|don'?t (?:say|mention|post|write) anything|do not (?:say|mention|post|write) anything|no) (?:negative|bad|critical)/u;

/** Forbidden requests, checked sentence by sentence. */
export const briefRules: readonly BriefRule[] = [
  {
    id: 'brief-buries-label',
    severity: 'fail',
    source: sources.upFront,
    says: 'The brief puts the label where it is not seen first.',
    breaks: (sentence) =>
      buried.test(sentence) &&
      !/(?:don'?t|do not|never) (?:put|place|add|use|leave|write|hide|move|bury|set)/u.test(sentence),
  },
  {
    id: 'brief-weak-label',
    severity: 'fail',
    source: sources.labels,
    says: 'The brief asks for a word that doesn’t say clearly that this is an ad.',
    breaks: (sentence) =>
      weakWord.test(sentence) &&
      !/(?:not|never|don'?t use|instead of|rather than) #?(?:gifted|collab|spon|sp|pr|invite)/u.test(sentence),
  },
  {
    id: 'brief-false-customer',
    severity: 'fail',
    source: sources.consumer,
    says: 'The brief asks the creator to look like a paying customer.',
    breaks: (sentence) =>
      customer.test(sentence) && !/(?:don'?t|do not|never) (?:pretend|say|act|pose)/u.test(sentence),
  },
  {
    id: 'brief-hides-ad',
    severity: 'fail',
    source: sources.brands,
    says: 'The brief asks to hide that this is an ad.',
    breaks: (sentence) =>
      !isHarmless(sentence) &&
      !weakWord.test(sentence) &&
      (refuses.test(sentence) || removes.test(sentence) || secret.test(sentence)),
  },
  {
    id: 'brief-buys-reviews',
    severity: 'fail',
    source: sources.reviews,
    says: noReviews,
    breaks: requestsReview,
  },
  {
    id: 'brief-only-praise',
    severity: 'fix',
    source: sources.reviews,
    says: 'The brief asks for praise only. Let creators say what they think.',
    breaks: (sentence) => praise.test(sentence) && !requestsReview(sentence),
  },
];

const withReminder = (brief: string): string => {
  const kept = brief.trim();
  return labelsIn(fold(kept)).length > 0 ? kept : kept ? `${kept}\n${briefReminder}` : briefReminder;
};

/** Checks a brief before its offer goes live. Every finding's correction fixes the whole brief. */
export function judgeBrief(brief: string, rules: readonly BriefRule[] = briefRules): Verdict {
  const sentences = sentencesOf(brief);
  const broken = sentences.filter(({ text }) => rules.some((rule) => rule.breaks(text)));
  const correction = withReminder(
    broken
      .reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), brief)
      .replace(/[ \t]{2,}/gu, ' '),
  );
  const findings = rules
    .filter((rule) => sentences.some(({ text }) => rule.breaks(text)))
    .map(({ id, severity, source, says }): Finding => ({ rule: id, severity, source, says, correction }));
  const mentions = labelsIn(fold(brief)).length > 0;
  if (mentions || findings.some(({ severity }) => severity === 'fail')) return verdictOf(findings);
  return verdictOf([
    ...findings,
    {
      rule: 'brief-silent',
      severity: 'fix',
      source: sources.brands,
      says: 'The brief doesn’t remind the creator to label the post.',
      correction,
    },
  ]);
}
