import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { taxYearName } from '../../../../contract/rules/tax-year.js';
import { IfGiven } from '../../../../shared/http/if-given.js';

const badYear = 'year must be the one in which the tax year begins, such as 2026.';

export class TaxYearQuery {
  /** The year in which the tax year begins; without it, the present one. */
  @IfGiven()
  @Type(() => Number)
  @IsInt({ message: badYear })
  @Min(2000, { message: badYear })
  @Max(2199, { message: badYear })
  @ApiProperty({ type: 'integer', required: false, minimum: 2000, maximum: 2199 })
  year?: number;
}

export class GiftLineView {
  id: string;
  collabId: string;
  title: string;
  brandName: string;
  /** What turned out wrong is taken back by a line of its own; `corrected` says what it was really worth. */
  @ApiProperty({ enum: ['received', 'reversed', 'corrected'] })
  kind: 'received' | 'reversed' | 'corrected';
  /** Retail value; negative where it is taken back. */
  @ApiProperty({ type: 'integer' })
  pence: number;
  /** A day of London’s calendar. */
  @ApiProperty({ format: 'date' })
  receivedOn: string;
  @ApiProperty({ format: 'date' })
  recordedOn: string;
  /** Why staff took it back. */
  @ApiProperty({ type: String, nullable: true })
  reason: string | null;
}

export class TaxYearView {
  @ApiProperty({ type: 'integer' })
  year: number;
  /** `2026/27`. */
  name: string;
}

export const toTaxYear = (year: number): TaxYearView => ({ year, name: taxYearName(year) });

export class GiftStatementView {
  @ApiProperty({ type: TaxYearView })
  taxYear: TaxYearView;
  /** Its first and its last day. */
  @ApiProperty({ format: 'date' })
  from: string;
  @ApiProperty({ format: 'date' })
  to: string;
  @ApiProperty({ type: 'integer' })
  totalPence: number;
  /** The value from which somebody who trades has to tell HMRC. */
  @ApiProperty({ type: 'integer' })
  markPence: number;
  @ApiProperty({ type: [GiftLineView] })
  lines: GiftLineView[];
  /** Every tax year that can be asked for, the present one first. */
  @ApiProperty({ type: [TaxYearView] })
  years: TaxYearView[];
}
