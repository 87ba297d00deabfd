import { ApiProperty, PickType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsString, Length, Max, Min } from 'class-validator';
import { type GiftBasis, largestValuePence } from '../../../../contract/rules/bill.js';
import { taxYearName } from '../../../../contract/rules/tax-year.js';
import { IfGiven, NumberOf } from '../../../../shared/http/field-rules.js';
import { Day, Whole } from '../../../../shared/http/view-fields.js';

const badYear = 'year must be the one in which the tax year begins, such as 2026.';

export class TaxYearQuery {
  /** The year in which the tax year begins; if omitted, the current tax year. */
  @IfGiven()
  @Type(() => Number)
  @IsInt({ message: badYear })
  @Min(2000, { message: badYear })
  @Max(2199, { message: badYear })
  @ApiProperty({ type: 'integer', minimum: 2000, maximum: 2199 })
  year?: number;
}

export class GiftLineView {
  id: string;
  collabId: string;
  title: string;
  brandName: string;
  /** A wrong value is reversed by a separate line; `corrected` has the right value. */
  kind: 'received' | 'reversed' | 'corrected';
  /** The retail value in pence; negative if it is reversed. */
  @Whole()
  pence: number;
  /** Whether the value is the offer’s, or was set by the bill or by staff. */
  basis: GiftBasis;
  /** The day, UK time. */
  @Day()
  receivedOn: string;
  @Day()
  recordedOn: string;
  /** The reason for the reversal, if one was given. */
  reason: string | null;
}

export class TaxYearView {
  @Whole()
  year: number;
  /** Such as `2026/27`. */
  name: string;
}

export const toTaxYear = (year: number): TaxYearView => ({ year, name: taxYearName(year) });

export class GiftStatementView {
  taxYear: TaxYearView;
  /** The first day of the tax year. */
  @Day()
  from: string;
  @Day()
  to: string;
  @Whole()
  totalPence: number;
  /** The value from which a person who trades must report to HMRC. */
  @Whole()
  markPence: number;
  lines: GiftLineView[];
  /** Every tax year you can request, the current one first. */
  years: TaxYearView[];
}

/** What the gift was really worth. */
export class CorrectGiftInput {
  /** Retail value in pence. */
  @IsInt({ message: 'Please enter the retail value.' })
  @Min(0, { message: 'The value can’t be negative.' })
  @Max(largestValuePence, { message: 'The value can be at most £100,000.' })
  pence: number;

  /** The reason; the influencer can read it. */
  @IsString()
  @Length(3, 500, { message: 'Please say why, in 3 to 500 characters.' })
  reason: string;
}

/** What a contested bill was. */
export class SettleBillInput extends PickType(CorrectGiftInput, ['reason']) {
  /** The whole bill in pence; the offer covers it up to its cap. */
  @NumberOf(0, largestValuePence, 'Please enter the bill in pounds, at most £100,000.')
  pence: number;
}

class CollabGiftLineView extends PickType(GiftLineView, ['id', 'kind', 'pence', 'basis', 'receivedOn', 'recordedOn']) {}

/** The gift of one Collab, as the ledger has it. */
export class CollabGiftView {
  /** The retail value that both sides agreed on. */
  @Whole()
  agreedPence: number;
  /** The value that counts now; `null` before the visit, and after one that was undone. */
  @Whole()
  pence: number | null;
  basis: GiftBasis | null;
  /** The UK tax year in which it counts. */
  taxYear: TaxYearView | null;
  /** In chronological order. */
  lines: CollabGiftLineView[];
}
