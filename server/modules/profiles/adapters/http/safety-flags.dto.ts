import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString, Length } from 'class-validator';
import { idsOf, safetyCategories, type SafetyCategory } from '../../../../contract/lists/index.js';
import { Trimmed } from '../../../../shared/http/field-rules.js';

export class SetFlagInput {
  @ApiProperty({ enum: idsOf(safetyCategories) })
  @IsIn(idsOf(safetyCategories), { message: 'Please choose what it is about.' })
  category: SafetyCategory;

  /** What was seen, and where; for staff alone. */
  @Trimmed()
  @IsString()
  @Length(5, 500, { message: 'Please say what was seen and where, in 5 to 500 characters.' })
  note: string;
}

export class SafetyFlagView {
  id: string;
  @ApiProperty({ enum: idsOf(safetyCategories) })
  category: SafetyCategory;
  note: string;
  /** Who of the staff. */
  setBy: string;
  @ApiProperty({ format: 'date-time' })
  setAt: Date;
  /** Who of the staff; null while it stands. */
  @ApiProperty({ type: String, nullable: true })
  liftedBy: string | null;
  /** Null while it stands. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  liftedAt: Date | null;
}
