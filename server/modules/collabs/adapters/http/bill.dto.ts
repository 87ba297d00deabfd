import { IsString, Length } from 'class-validator';
import { type DividedBill, largestValuePence } from '../../../../contract/rules/bill.js';
import { IfGiven, NumberOf, TextOf, Trimmed } from '../../../../shared/http/field-rules.js';
import { Moment, Whole } from '../../../../shared/http/view-fields.js';
import { answerBillBy, billOf, billStatusOf } from '../../domain/bill.js';
import type { Bill, Collab } from '../../domain/collab.js';

const says = 'Please give the bill in pounds, at most £100,000.';

export class TypeBillInput {
  /** What the whole bill came to, in pence. */
  @NumberOf(1, largestValuePence, says)
  pence: number;

  /** Staff always say why; both sides read it. */
  @IfGiven()
  @IsString()
  @Length(0, 1_000, { message: 'The reason can have at most 1,000 characters.' })
  reason?: string;
}

export class ConfirmBillInput {
  /** The bill that the person was shown, in pence; refused where it has become another. */
  @NumberOf(1, largestValuePence, says)
  pence: number;
}

export class ContestBillInput {
  /** What is wrong with it; the brand and staff read it. */
  @Trimmed()
  @TextOf(1, 1_000, 'Please say what is wrong, in 1 to 1,000 characters.')
  words: string;

  /** What the bill was, in pence, as far as they know. */
  @IfGiven()
  @NumberOf(0, largestValuePence, says)
  pence?: number;
}

/** How a bill is divided between the offer and the guest. */
export class DividedBillView implements DividedBill {
  /** What the whole bill came to. */
  @Whole()
  pence: number;
  @Whole()
  coveredPence: number;
  /** What is beyond the cap. */
  @Whole()
  guestPaysPence: number;
}

export class BillView extends DividedBillView {
  @Moment()
  typedAt: string;
  typedBy: Bill['typedBy'];
  /** Who says nothing by then has confirmed it. */
  @Moment()
  answerBy: string;
  status: Bill['status'];
  /** The influencer’s words against it. */
  answer: string | null;
  /** What they say that the bill was. */
  @Whole()
  claimedPence: number | null;
  /** Why staff decided so. */
  decision: string | null;
  /** What staff found the bill to be; `coveredPence` and `guestPaysPence` are of this then. */
  @Whole()
  agreedPence: number | null;
}

/** What leaves of a bill. */
export function toBillView(collab: Collab, now: Date): BillView | null {
  const { bill } = collab;
  if (!bill) return null;
  const { coveredPence, guestPaysPence } = billOf(collab)!;
  return {
    pence: bill.pence,
    coveredPence,
    guestPaysPence,
    typedAt: bill.typedAt,
    typedBy: bill.typedBy,
    answerBy: answerBillBy(bill).toISOString(),
    status: billStatusOf(bill, now),
    answer: bill.answer,
    claimedPence: bill.claimedPence,
    decision: bill.decision,
    agreedPence: bill.agreedPence,
  };
}
