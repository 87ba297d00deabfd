import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, Length, Max, Min, ValidateNested } from 'class-validator';
import type { Basis } from '../../../../contract/metrics.js';
import { basisIds } from './metrics.dto.js';

const longestText = 200_000;
const mostColumns = 200;

const Column =
  (): PropertyDecorator =>
  (target, property) => {
    IsOptional()(target, property);
    IsInt({ message: 'A column is a whole number, counted from 0.' })(target, property);
    Min(0)(target, property);
    Max(mostColumns)(target, property);
    ApiProperty({ type: 'integer', nullable: true, required: false, minimum: 0, maximum: mostColumns })(target, property);
  }; // prettier-ignore

/** In which column, counted from 0, each lies. Null takes none; what is left out is found by the names of the columns. */
export class MetricsColumnsInput {
  /** The addresses of the posts. */
  @Column()
  post?: number | null;
  /** When the numbers stood so; without it, now. */
  @Column()
  takenAt?: number | null;
  @Column()
  reach?: number | null;
  @Column()
  views?: number | null;
  @Column()
  likes?: number | null;
  @Column()
  comments?: number | null;
  @Column()
  shares?: number | null;
  @Column()
  saves?: number | null;
}

export class ImportMetricsInput {
  /** A CSV file as text, divided by commas, semicolons, tabs or bars; 2,000 rows at most. */
  @IsString()
  @Length(1, longestText, { message: 'Please choose a file with at most 200,000 characters.' })
  text: string;

  @IsOptional()
  @ValidateNested()
  @Type(() => MetricsColumnsInput)
  columns?: MetricsColumnsInput;

  /** Where the numbers come from. */
  @IsIn(basisIds, { message: `basis must be one of ${basisIds.join(', ')}.` })
  @ApiProperty({ enum: basisIds })
  basis: Basis;

  /** Looks and tells, and stores nothing. */
  @IsBoolean()
  dryRun: boolean;
}

const Where = () => ApiProperty({ type: 'integer', nullable: true });

export class MetricsColumnsView {
  @Where()
  post: number | null;
  @Where()
  takenAt: number | null;
  @Where()
  reach: number | null;
  @Where()
  views: number | null;
  @Where()
  likes: number | null;
  @Where()
  comments: number | null;
  @Where()
  shares: number | null;
  @Where()
  saves: number | null;
}

export class MetricsRejectView {
  /** As a spreadsheet numbers it. */
  row: number;
  reason: string;
}

export class MetricsImportView {
  /** The names of the columns; numbers where the file has none. */
  headers: string[];
  /** Some rows below them, as they came. */
  @ApiProperty({ type: 'array', items: { type: 'array', items: { type: 'string' } } })
  sample: string[][];
  /** Which column was taken for what. */
  columns: MetricsColumnsView;
  /** Rows that are not empty. */
  rows: number;
  /** Those that were stored; in a dry run, that would be. */
  imported: number;
  /** Those that say what is known. */
  unchanged: number;
  rejected: number;
  /** The first 100 of those that were not taken. */
  rejects: MetricsRejectView[];
  /** All of them as a CSV file, as they came, each with the reason; null where there are none. */
  @ApiProperty({ type: String, nullable: true })
  rejectsCsv: string | null;
}
