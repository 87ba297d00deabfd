import { ApiProperty, PickType } from '@nestjs/swagger';
import { IsInt, IsString, Length, Max, Min } from 'class-validator';
import { GiftLineView, TaxYearView } from './gifts.dto.js';

/** What the gift was really worth. */
export class CorrectGiftInput {
  /** Retail value in pence. */
  @IsInt({ message: 'Please give the retail value.' })
  @Min(0, { message: 'The value cannot be negative.' })
  @Max(10_000_000, { message: 'The value can be at most £100,000.' })
  pence: number;

  /** Why; the influencer reads it. */
  @IsString()
  @Length(3, 500, { message: 'Please say why, in 3 to 500 characters.' })
  reason: string;
}

class CollabGiftLineView extends PickType(GiftLineView, ['id', 'kind', 'pence', 'receivedOn', 'recordedOn']) {}

/** The gift of one Collab, as the ledger has it. */
export class CollabGiftView {
  /** Retail value, as both sides agreed on it. */
  @ApiProperty({ type: 'integer' })
  agreedPence: number;
  /** What counts now; null before the visit, and after one that was undone. */
  @ApiProperty({ type: 'integer', nullable: true })
  pence: number | null;
  /** The UK tax year in which it counts. */
  @ApiProperty({ type: TaxYearView, nullable: true })
  taxYear: TaxYearView | null;
  /** In the order of what happened. */
  @ApiProperty({ type: [CollabGiftLineView] })
  lines: CollabGiftLineView[];
}
