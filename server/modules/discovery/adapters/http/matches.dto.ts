import { IsUUID } from 'class-validator';
import { IfGiven } from '../../../../shared/http/field-rules.js';
import { Whole } from '../../../../shared/http/view-fields.js';
import type { Match } from '../../domain/match.js';
import { InfluencerCardView, InfluencerPageQuery } from './influencer-browser.dto.js';

/** Whom a match is for. */
export class MatchForQuery {
  /** One of the brand's offers; if omitted, the brand itself. */
  @IfGiven()
  @IsUUID(undefined, { message: 'Please choose one of your offers.' })
  offer?: string;
}

export class MatchesQuery extends InfluencerPageQuery {
  /** One of the brand's offers; if omitted, the brand itself. */
  @IfGiven()
  @IsUUID(undefined, { message: 'Please choose one of your offers.' })
  offer?: string;
}

export class MatchedInfluencerView extends InfluencerCardView {
  /** How well they suit, in points. Missing if only similar words match. */
  @Whole()
  score?: number;
}

export class MatchedPage {
  items: MatchedInfluencerView[];
  /** The highest possible score. */
  @Whole()
  of?: number;
  /** Send it as `after` for the next page; `null` on the last page. */
  next: string | null;
  /**
   * Whether there is no exact match for the words: the items are then the closest matches, at most 50, without a score.
   */
  close: boolean;
}

/** Something that is wanted. */
export class WishView {
  /** A list of the influencer browser, such as `cuisines`. */
  list: string;
  /** Any of these options. */
  options: string[];
  @Whole()
  points: number;
}

export class MatchReasonView {
  kind: 'wish' | 'words';
  /** A list of the influencer browser, such as `cuisines`; missing for words. */
  list?: string;
  /** The options that match; missing for words. */
  options?: string[];
  /** The matching words in the bio. */
  because?: string;
  @Whole()
  points: number;
}

export class MatchView {
  @Whole()
  score: number;
  /** The highest possible score. */
  @Whole()
  of: number;
  /** The reasons, whose points add up to the score. */
  reasons: MatchReasonView[];
  /** The wishes not met: any option of one would raise the score by its points. */
  missing: WishView[];
}

export const toMatchView = ({ reasons, missing, ...match }: Match): MatchView => ({
  ...match,
  reasons: reasons.map((reason) => (reason.kind === 'wish' ? { ...reason, options: [...reason.options] } : reason)),
  missing: missing.map((wish) => ({ ...wish, options: [...wish.options] })),
});
