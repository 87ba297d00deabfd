import { type FoldLengths, judgeCaption, type Verdict } from '../../../contract/rules/disclosure/index.js';
import type { Terms } from '../../../contract/terms.js';
import type { Deliverable } from './deliverable.js';

/** What the disclosure rules say of a draft. Nobody knows yet where it will be posted, so it must be clear wherever it can be. */
export const judgeDraftCaption = (
  { caption, type }: Pick<Deliverable, 'caption' | 'type'>,
  { brief }: Pick<Terms, 'brief'>,
  folds?: FoldLengths,
): Verdict => judgeCaption({ caption, type, platform: null, brief }, folds);

/** Whether a draft's caption says clearly that it is an ad; no draft is approved unanswered without that. */
export const saysItIsAnAd = (...draft: Parameters<typeof judgeDraftCaption>): boolean =>
  judgeDraftCaption(...draft).result !== 'fail';
