import { IsUUID } from 'class-validator';
import { IfGiven } from '../../../../shared/http/field-rules.js';
import { Whole } from '../../../../shared/http/view-fields.js';
import type { Match } from '../../domain/match.js';
import { InfluencerCardView, InfluencerPageQuery } from './influencer-browser.dto.js';

/** Whom a match is for. */
export class MatchForQuery {
  /** One of the brand's offers; without it the brand itself. */
  @IfGiven()
  @IsUUID(undefined, { message: 'Please choose one of your offers.' })
  offer?: string;
}

export class MatchesQuery extends InfluencerPageQuery {
  /** One of the brand's offers; without it the brand itself. */
  @IfGiven()
  @IsUUID(undefined, { message: 'Please choose one of your offers.' })
  offer?: string;
}

export class MatchedInfluencerView extends InfluencerCardView {
  /** How well they suit, in points. Missing where only their words come close. */
  @Whole()
  score?: number;
}

export class MatchedPage {
  items: MatchedInfluencerView[];
  /** The score that nobody can exceed. */
  @Whole()
  of?: number;
  /** Give this as `after` for the next page; null when this was the last. */
  next: string | null;
  /** Nobody has these very words: these are the 50 at most whose words come closest, and they have no score. */
  close: boolean;
}

/** Something that is wanted. */
export class WishView {
  /** A list of the browser, such as `cuisines`. */
  list: string;
  /** Any of these. */
  options: string[];
  @Whole()
  points: number;
}

export class MatchReasonView {
  kind: 'wish' | 'words';
  /** A list of the browser, such as `cuisines`; missing for words. */
  list?: string;
  /** The options that meet it; missing for words. */
  options?: string[];
  /** The words of the bio that speak for them. */
  because?: string;
  @Whole()
  points: number;
}

export class MatchView {
  @Whole()
  score: number;
  /** The score that nobody can exceed. */
  @Whole()
  of: number;
  /** They add up to the score. */
  reasons: MatchReasonView[];
  /** What is wanted and not met: with any of its options the score would be higher by its points. */
  missing: WishView[];
}

export const toMatchView = ({ reasons, missing, ...match }: Match): MatchView => ({
  ...match,
  reasons: reasons.map((reason) => (reason.kind === 'wish' ? { ...reason, options: [...reason.options] } : reason)),
  missing: missing.map((wish) => ({ ...wish, options: [...wish.options] })),
});
