import { IsString, Length } from 'class-validator';
import { type DividedBill, largestValuePence } from '../../../../contract/rules/bill.js';
import { IfGiven, NumberOf, TextOf, Trimmed } from '../../../../shared/http/field-rules.js';
import { Moment, Whole } from '../../../../shared/http/view-fields.js';
import { answerBillBy, billOf, billStatusOf } from '../../domain/bill.js';
import type { Bill, Collab } from '../../domain/collab.js';

const says = 'Please enter the bill in pounds, at most £100,000.';

export class TypeBillInput {
  /** The total of the bill, in pence. */
  @NumberOf(1, largestValuePence, says)
  pence: number;

  /** Required from staff; both sides can read it. */
  @IfGiven()
  @IsString()
  @Length(0, 1_000, { message: 'The reason can have at most 1,000 characters.' })
  reason?: string;
}

export class ConfirmBillInput {
  /** The bill that the person saw, in pence; refused if it has changed. */
  @NumberOf(1, largestValuePence, says)
  pence: number;
}

export class ContestBillInput {
  /** What is wrong with the bill; the brand and staff can read it. */
  @Trimmed()
  @TextOf(1, 1_000, 'Please say what is wrong, in 1 to 1,000 characters.')
  words: string;

  /** The total of the bill, in pence, as far as they know. */
  @IfGiven()
  @NumberOf(0, largestValuePence, says)
  pence?: number;
}

/** How a bill is divided between the offer and the guest. */
export class DividedBillView implements DividedBill {
  /** The total of the bill. */
  @Whole()
  pence: number;
  @Whole()
  coveredPence: number;
  /** The amount beyond the cap. */
  @Whole()
  guestPaysPence: number;
}

export class BillView extends DividedBillView {
  @Moment()
  typedAt: string;
  typedBy: Bill['typedBy'];
  /** Without an answer by then, the bill is confirmed. */
  @Moment()
  answerBy: string;
  status: Bill['status'];
  /** The influencer’s objection. */
  answer: string | null;
  /** The total of the bill according to the influencer. */
  @Whole()
  claimedPence: number | null;
  /** The reason for the decision by staff. */
  decision: string | null;
  /** The total that staff found; `coveredPence` and `guestPaysPence` then follow from it. */
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
