import { Type } from 'class-transformer';
import { IsIn, IsOptional, ValidateNested } from 'class-validator';
import type { Basis } from '../../../../contract/metrics.js';
import { Column, TableFileInput, TableReportView, Where } from '../../../../shared/tables/table-import.dto.js';
import type { MetricsMapping } from '../../domain/import/mapping.js';
import { basisIds } from './metrics.dto.js';

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
