import type { DeliverableType } from '../../lists/collab.js';
import type { Platform } from '../../lists/social.js';
import { type Folded, fold } from './folded.js';
import { defaultFolds, type FoldLengths } from './folds.js';
import { type Label, labelsIn } from './labels.js';

/** What is to be posted, and where. */
export type CaptionInput = Readonly<{
  caption: string;
  platform: Platform;
  type: DeliverableType;
  /** The creator attests that the platform's own label for ads is switched on. */
  platformLabel?: boolean;
  /** The brief that was agreed. */
  brief?: string;
}>;

/** A caption, read once for all rules. */
export type CaptionContext = CaptionInput &
  Readonly<{
    folded: Folded;
    /** Clear labels in plain letters, and those in letters that only look so. */
    labels: readonly Label[];
    disguised: readonly Label[];
    isPastFold: (label: Label) => boolean;
  }>;

export function contextOf(input: CaptionInput, folds: FoldLengths = defaultFolds): CaptionContext {
  const folded = fold(input.caption);
  const all = labelsIn(folded);
  const { characters, lines } = folds[input.platform];
  return {
    ...input,
    folded,
    labels: all.filter(({ plain }) => plain),
    disguised: all.filter(({ plain }) => !plain),
    isPastFold: ({ start, end }) =>
      folded.seenBefore[end - 1]! >= characters || folded.text.slice(0, start).split('\n').length > lines,
  };
}
