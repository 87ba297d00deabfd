import { type BriefRule, briefRules, judgeBrief } from './brief-rules.js';
import { type CaptionInput, contextOf, defaultFolds, type FoldLengths } from './caption-context.js';
import { type CaptionRule, captionRules } from './caption-rules.js';
import { withLabelFirst } from './correction.js';
import { type Finding, type Verdict, verdictOf } from './verdict.js';

type Rules = Readonly<{ caption?: readonly CaptionRule[]; brief?: readonly BriefRule[] }>;

/**
 * Checks a caption as it will be posted. Content that is delivered and not posted doesn't need the creator's label.
 * Wording required by the brief doesn't relieve the creator of their own duty, and only adds a note.
 */
export function judgeCaption(
  input: CaptionInput,
  folds: FoldLengths = defaultFolds,
  { caption: rules = captionRules, brief = briefRules }: Rules = {},
): Verdict {
  if (input.type === 'ugc') return verdictOf([]);
  const context = contextOf(input, folds);
  const broken = rules.flatMap((rule) => {
    const says = rule.finds(context);
    return says === null ? [] : [{ rule, says }];
  });
  const correction = broken.length > 0 ? withLabelFirst(input.caption) : null;
  const findings = broken.map(({ rule: { id, severity, source }, says }): Finding => ({
    rule: id,
    severity,
    source,
    says,
    correction,
  }));
  const asked = input.brief ? judgeBrief(input.brief, brief) : null;
  const worst = asked?.findings.find(({ severity }) => severity === 'fail');
  if (!worst) return verdictOf(findings);
  return verdictOf([
    ...findings,
    {
      rule: 'brief-against-law',
      severity: 'note',
      source: worst.source,
      says:
        worst.rule === 'brief-buys-reviews'
          ? 'The brief asks for a review in return for a gift. That part of the brief doesn’t count.'
          : 'The brief asks to hide that this is an ad. That part of the brief doesn’t count.',
      correction: null,
    },
  ]);
}
