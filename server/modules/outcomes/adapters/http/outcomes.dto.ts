import { ApiProperty } from '@nestjs/swagger';
import { IsString, IsUUID, Length } from 'class-validator';
import { largestValuePence } from '../../../../contract/rules/bill.js';
import { IfAny, IfGiven, IsMoment, NumberOf, Trimmed } from '../../../../shared/http/field-rules.js';
import { Id, Moment, OneOf, Whole } from '../../../../shared/http/view-fields.js';
import type { GuestSum, Results, Worth } from '../../domain/figures.js';
import {
  countSources,
  type CountSource,
  coversAtMost,
  externalIdLength,
  type GuestKind,
  guestKinds,
  type GuestParty,
} from '../../domain/guests.js';
import type { Lift } from '../../domain/lift.js';
import type { RecentCreator } from '../../ports/neighbours.js';

export const longestUrl = 2_000;

export class CollabLinkView {
  /** The address that the creator shares; the same as in the QR code. */
  url: string;
  /** What guests say at the door or till. */
  word: string;
  /** Where the link leads; `null` for the brand's usual address. */
  targetUrl: string | null;
}

export class LeadCollabLinkInput {
  /** An https address; `null` for the brand's usual address. */
  @IfAny()
  @Trimmed()
  @IsString()
  @Length(1, longestUrl, { message: 'Please enter a full address, beginning with https://.' })
  @ApiProperty({ type: String, nullable: true, maxLength: longestUrl })
  targetUrl: string | null;
}

/** Guests who came together. */
export class SaidGuestsInput {
  /** One of your venues; defaults to the offer's. */
  @IfGiven()
  @IsUUID(undefined, { message: 'Please choose one of your venues.' })
  venueId?: string;

  /** When they came; defaults to now. */
  @IfGiven()
  @IsMoment({ message: 'Please enter a time such as 2027-03-04T19:30:00Z.' })
  at?: string;

  @NumberOf(1, coversAtMost, `Please enter a number from 1 to ${coversAtMost}.`)
  covers: number;

  /** What they spent together, in pence. */
  @IfGiven()
  @NumberOf(0, largestValuePence, 'Please enter the amount in whole pence, at most £100,000.')
  spendPence?: number;

  /** Your own id for them; the same one is never counted twice. */
  @IfGiven()
  @IsString()
  @Length(1, externalIdLength)
  externalId?: string;
}

export class NameGuestsInput extends SaidGuestsInput {
  /** The Collab whose creator they named. */
  @IsUUID(undefined, { message: 'Please choose a creator.' })
  collabId: string;
}

export class RedeemInput extends SaidGuestsInput {
  /** The creator's word, the code in their link, or the whole link. */
  @Trimmed()
  @IsString()
  @Length(1, longestUrl, { message: 'Please enter the word that they said.' })
  said: string;
}

export class CountedView {
  /** `null` if they had been counted already, under the same external id. */
  @ApiProperty({ format: 'uuid', nullable: true, type: String })
  id: string | null;
  /** `false` if they had already been counted. */
  isNew: boolean;
}

export class GuestPartyView {
  @Id()
  id: string;
  @OneOf(guestKinds)
  kind: GuestKind;
  @Id()
  collabId: string;
  venueId: string | null;
  @Moment()
  at: string;
  @Whole()
  covers: number;
  @ApiProperty({ type: 'integer', nullable: true })
  spendPence: number | null;
  @OneOf(countSources)
  source: CountSource;
}

export const toPartyView = ({
  externalId: _,
  brandId: __,
  influencerId: ___,
  at,
  ...party
}: GuestParty): GuestPartyView => ({
  ...party,
  at: at.toISOString(),
});

export class RecentCreatorView {
  @Id()
  collabId: string;
  name: string;
  handle: string;
  avatarPath: string | null;
  @Moment()
  visitAt: string;
}

export const toCreatorView = ({ visitAt, ...creator }: RecentCreator): RecentCreatorView => ({
  ...creator,
  visitAt: visitAt.toISOString(),
});

export class WhoSentYouView {
  /** Creators who visited in the last 60 days, the latest first. */
  creators: RecentCreatorView[];
  /** The guests that were counted last. */
  latest: GuestPartyView[];
}

export class PutCoversInput {
  @NumberOf(0, 20_000, 'Please enter a number from 0 to 20000.')
  covers: number;
}

export class PutCoversView {
  /** `false` if this was already known. */
  changed: boolean;
}

/** Guests of one kind, added up. */
export class GuestFigureView implements GuestSum, Worth {
  @Whole()
  parties: number;
  @Whole()
  covers: number;
  /** What is known of their spending, in pence; `null` if nothing is, or for the creator. */
  @ApiProperty({ type: 'integer', nullable: true })
  spendPence: number | null;
  /** The covers whose spending is known. */
  @Whole()
  coversWithSpend: number;
  /** What the creator was given, divided by covers; `null` without covers, or for the creator. */
  @ApiProperty({ type: 'integer', nullable: true })
  costPerGuestPence: number | null;
  /** Margin for each pound given; `null` if the spending or your margin isn't known, or for the creator. */
  marginPerPound: number | null;
}

/** Guests in two weeks beyond what was usual: an estimate. */
export class LiftView {
  /** `cannot-tell` if the interval holds zero, `too-little` if too few days are known. */
  @OneOf(['estimated', 'cannot-tell', 'too-little'] satisfies Lift['status'][])
  status: Lift['status'];
  /** `null` with too little. */
  guests: number | null;
  /** Both ends of the interval that has the truth in it 95 times in 100; `null` with too little. */
  low: number | null;
  high: number | null;
  /** How many of the 14 days are known. */
  @ApiProperty({ type: 'integer', nullable: true })
  days: number | null;
  /** Whether your other venues were taken into account. */
  isControlled: boolean | null;
  @ApiProperty({ type: 'integer', nullable: true })
  costPerGuestPence: number | null;
}

/** What a Collab brought: four figures that count the same guests in different ways, never to be added up. */
export class ResultsView {
  /** Measured: with the creator's word or code. */
  redeemed: GuestFigureView;
  /** Counted by staff: guests who said who had sent them. */
  named: GuestFigureView;
  /** Measured: people who followed the link. */
  @Whole()
  clicked: number;
  /** `null` for the creator. */
  @ApiProperty({ type: LiftView, nullable: true })
  lift: LiftView | null;
  /** The value of what the creator was given, in pence; `null` for the creator. */
  @ApiProperty({ type: 'integer', nullable: true })
  givenPence: number | null;
}

/** What someone who reads results sees of them. */
export type FigureReader = Readonly<{ seesMoney: boolean; seesLift: boolean }>;

const noMoney = { spendPence: null, coversWithSpend: 0, costPerGuestPence: null, marginPerPound: null };

export const toFigureView = (figure: GuestFigureView, { seesMoney }: FigureReader): GuestFigureView =>
  seesMoney ? figure : { ...figure, ...noMoney };

const unknown = { guests: null, low: null, high: null, days: null, isControlled: null };

export const toLiftView = (lift: Results['lift'], { seesMoney }: FigureReader): LiftView => ({
  ...{ ...unknown, ...lift },
  costPerGuestPence: seesMoney ? lift.costPerGuestPence : null,
});

export const toResultsView = (
  { redeemed, named, clicked, lift, givenPence }: Results,
  reader: FigureReader,
): ResultsView => ({
  ...{ redeemed: toFigureView(redeemed, reader), named: toFigureView(named, reader), clicked },
  lift: reader.seesLift ? toLiftView(lift, reader) : null,
  givenPence: reader.seesMoney ? givenPence : null,
});
