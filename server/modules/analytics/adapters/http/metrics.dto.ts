import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, IsString, IsUUID, Length, Max, Min, ValidateNested } from 'class-validator';
import { bases, type Basis, largestMetric, type ReadingSource } from '../../../../contract/metrics.js';
import { IfAny, IfGiven, IsMoment } from '../../../../shared/http/field-rules.js';
import { Moment } from '../../../../shared/http/view-fields.js';
import type { Numbers } from '../../domain/reading.js';
import { Type } from 'class-transformer';
import { Column, TableFileInput, TableReportView, Where } from '../../../../shared/tables/table-import.dto.js';
import type { MetricsMapping } from '../../domain/import/mapping.js';

export const basisIds = bases.map(({ id }) => id);

/** Left out or null is not told. */
const Metric =
  (label: string): PropertyDecorator =>
  (target, property) => {
    const told = { message: `${label} must be a whole number.` };
    IfAny()(target, property);
    IsInt(told)(target, property);
    Min(0, told)(target, property);
    Max(largestMetric, { message: `${label} can be at most ten thousand million.` })(target, property);
    ApiProperty({ type: 'integer', nullable: true, required: false, minimum: 0, maximum: largestMetric })(
      target,
      property,
    );
  };

class NumbersInput {
  /** The number of accounts that saw the post. */
  @Metric('Reach')
  reach?: number | null;
  @Metric('Views')
  views?: number | null;
  @Metric('Likes')
  likes?: number | null;
  @Metric('Comments')
  comments?: number | null;
  @Metric('Shares')
  shares?: number | null;
  @Metric('Saves')
  saves?: number | null;
}

export class EnterMetricsInput extends NumbersInput {
  /** When the figures were read; defaults to now. */
  @IfGiven()
  @IsMoment({ message: 'takenAt must be a moment such as 2027-03-04T19:30:00Z.' })
  takenAt?: string;

  /** A screenshot you have uploaded that shows the figures. */
  @IsUUID(undefined, { message: 'Please upload a screenshot of the numbers.' })
  screenshotId: string;
}

export class CorrectMetricsInput extends NumbersInput {
  @IsIn(basisIds, { message: `basis must be one of ${basisIds.join(', ')}.` })
  basis: Basis;

  /** The reason; both sides can read it. */
  @IsString({ message: 'Please give a reason.' })
  @Length(1, 500, { message: 'Please say why (up to 500 characters).' })
  reason: string;
}

const Count = () => ApiProperty({ type: 'integer', nullable: true });

export class NumbersView implements Numbers {
  @Count()
  reach: number | null;
  @Count()
  views: number | null;
  @Count()
  likes: number | null;
  @Count()
  comments: number | null;
  @Count()
  shares: number | null;
  @Count()
  saves: number | null;
}

/** One look at what a post had reached. */
export class ReadingView {
  id: string;
  @Moment()
  takenAt: string;
  /** How the figures were obtained. */
  basis: Basis;
  /** Who reported them. */
  source: ReadingSource;
  numbers: NumbersView;
  /** The picture that shows the figures; visible to the influencer and staff. */
  screenshotId: string | null;
  /** Why staff corrected it; `null` if it corrects nothing. */
  reason: string | null;
  /** Whether another reading has replaced it. */
  corrected: boolean;
  @Moment()
  enteredAt: string;
}

export class ReadingList {
  /** Newest first. */
  items: ReadingView[];
}

/** Each field's column, counted from 0. Null uses none; a field left out is found by the columns' names. */
export class MetricsColumnsInput {
  /** The addresses of the posts. */
  @Column()
  post?: number | null;
  /** When the figures were read; defaults to now. */
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

export class ImportMetricsInput extends TableFileInput {
  @IsOptional()
  @ValidateNested()
  @Type(() => MetricsColumnsInput)
  columns?: MetricsColumnsInput;

  /** How the figures were obtained. */
  @IsIn(basisIds, { message: `basis must be one of ${basisIds.join(', ')}.` })
  basis: Basis;
}

export class MetricsColumnsView implements MetricsMapping {
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

export class MetricsImportView extends TableReportView {
  /** The column used for each field. */
  columns: MetricsColumnsView;
}
