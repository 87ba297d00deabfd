import type { Verdict } from '../../../contract/rules/disclosure/index.js';
import { DomainError } from '../../../shared/kernel/index.js';
import type { RuleResult } from './golden-rules.js';

const invalid = (code: string, field: string, says: string, details: object = {}) =>
  new DomainError('invalid', code, says, { errors: { [field]: says }, ...details });

/** What can be wrong with a piece and its proof. */
export const pieceErrors = {
  labelNeeded: ({ findings }: Verdict) => {
    const [first] = findings.filter(({ severity }) => severity === 'fail');
    return invalid('collabs/label-needed', 'caption', first?.says ?? 'Please begin with “Ad”.', {
      findings,
    });
  },
  goldenRuleMissed: (results: readonly RuleResult[]) => {
    const says = results
      .filter(({ result }) => result === 'missed')
      .map((each) => each.says)
      .join(' ');
    return invalid('collabs/golden-rule-missed', 'mediaId', says, { results });
  },
  waiverIncomplete: () => invalid('collabs/waiver-incomplete', 'reason', 'Please say which rule you waive, and why.'),
  badPin: () =>
    invalid(
      'collabs/bad-pin',
      'pins',
      'A comment points to no place in this piece, or says nothing. Please look again.',
    ),
  rightsEnded: (title: string) =>
    new DomainError(
      'conflict',
      'collabs/rights-ended',
      `The rights to a piece of “${title}” have ended. Please leave it out, or ask to renew them.`,
    ),
  renewalNotOpen: () =>
    new DomainError('conflict', 'collabs/renewal-not-open', 'The rights to this piece cannot be renewed as it stands.'),
};
