import { ApiProperty } from '@nestjs/swagger';
import { Day, Id, Whole } from '../../../../shared/http/view-fields.js';
import type { BrandResults, CollabRow, InfluencerRow, Together } from '../../domain/brand-results.js';
import {
  type FigureReader,
  GuestFigureView,
  LiftView,
  ResultsView,
  toFigureView,
  toLiftView,
  toResultsView,
} from './outcomes.dto.js';

export class CollabTitleView {
  @Id()
  id: string;
  /** The title of the offer. */
  title: string;
}

export class ResultingCreatorView {
  @Id()
  id: string;
  name: string;
  handle: string;
}

export class CollabResultsView extends ResultsView {
  collab: CollabTitleView;
  influencer: ResultingCreatorView;
  /** The first day of the estimate: of the first post; `null` until then. */
  @Day()
  liftFrom: string | null;
}

/** Collabs together. Estimates aren't added up, since they can be about the same days. */
export class SummedResultsView {
  @Whole()
  collabs: number;
  redeemed: GuestFigureView;
  named: GuestFigureView;
  @Whole()
  clicked: number;
  /** The value of what the creators were given, in pence; `null` in a report shared without costs. */
  @ApiProperty({ type: 'integer', nullable: true })
  givenPence: number | null;
}

/** Whether a figure rests on enough to be compared with other influencers'. */
export class ComparableView {
  redeemed: boolean;
  named: boolean;
  lift: boolean;
}

export class InfluencerResultsView extends SummedResultsView {
  influencer: ResultingCreatorView;
  /** From Collabs about different days; `too-little` with fewer than two. */
  lift: LiftView;
  isComparable: ComparableView;
}

export class BrandResultsView {
  total: SummedResultsView;
  /** The latest first; at most 200. */
  collabs: CollabResultsView[];
  /** `null` if the brand’s plan has no reports by influencer. */
  influencers: InfluencerResultsView[] | null;
}

/** What the reader of a brand's report sees. */
type ReportReader = Readonly<{ seesMoney: boolean; seesInfluencers: boolean }>;

export function toBrandResultsView(
  { total, collabs, influencers }: BrandResults,
  { seesMoney, seesInfluencers }: ReportReader,
): BrandResultsView {
  const reader = { seesMoney, seesLift: true };
  return {
    total: toSummedView(total, reader),
    collabs: collabs.map((row) => toCollabView(row, reader)),
    influencers: seesInfluencers ? influencers.map((row) => toInfluencerView(row, reader)) : null,
  };
}

const toSummedView = ({ collabs, redeemed, named, clicked, givenPence }: Together, reader: FigureReader) => ({
  ...{ collabs, redeemed: toFigureView(redeemed, reader), named: toFigureView(named, reader), clicked },
  givenPence: reader.seesMoney ? givenPence : null,
});

const toCollabView = ({ collab, influencer, liftFrom, results }: CollabRow, reader: FigureReader) => ({
  ...{ collab, influencer, liftFrom },
  ...toResultsView(results, reader),
});

const toInfluencerView = ({ influencer, lift, isComparable, ...sums }: InfluencerRow, reader: FigureReader) => ({
  ...toSummedView(sums, reader),
  ...{ influencer, lift: toLiftView(lift, reader), isComparable },
});
