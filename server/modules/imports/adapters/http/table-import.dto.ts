import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsUUID } from 'class-validator';
import { IfGiven } from '../../../../shared/http/field-rules.js';
import { TableReportView } from '../../../../shared/table-import.dto.js';

/** A table that staff import, whatever it is of. */
export abstract class ImportTableInput {
  abstract text: string;

  /** Looks and tells, and stores nothing. */
  @IsBoolean()
  dryRun: boolean;

  /** A name for this call, under which the live stream tells how far it is. */
  @IfGiven()
  @IsUUID()
  task?: string;
}

export class SkippedRowsView {
  reason: string;
  /** How many rows. */
  count: number;
  /** The first 100 of them, as a spreadsheet numbers them. */
  @ApiProperty({ type: 'array', items: { type: 'integer' } })
  rows: number[];
}

export class TableImportView extends TableReportView {
  rows: number;
  /** What is new; in a dry run, what would be. */
  created: number;
  updated: number;
  /** Why rows came to nothing, those that are harmless among them. */
  skipped: SkippedRowsView[];
  /** How many rows somebody should look at. */
  rejected: number;
}
