import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsInt, IsOptional, IsString, IsUUID, Length, Max, Min } from 'class-validator';
import { IfGiven } from '../../../../shared/http/if-given.js';

const longestText = 200_000;
export const mostColumns = 200;

/** In which column, counted from 0, something lies. */
export const Column =
  (): PropertyDecorator =>
  (target, property) => {
    IsOptional()(target, property);
    IsInt({ message: 'A column is a whole number, counted from 0.' })(target, property);
    Min(0)(target, property);
    Max(mostColumns)(target, property);
    ApiProperty({ type: 'integer', nullable: true, required: false, minimum: 0, maximum: mostColumns })(target, property);
  }; // prettier-ignore

/** The same in an answer. */
export const Where = () => ApiProperty({ type: 'integer', nullable: true });

/** A CSV file as text. @param orElse what to do with a larger one */
export const TableText =
  (orElse = ''): PropertyDecorator =>
  (target, property) => {
    IsString()(target, property);
    Length(1, longestText, { message: `Please choose a file with at most 200,000 characters${orElse}.` })(target, property);
    const description = 'A CSV file as text, divided by commas, semicolons, tabs or bars.';
    ApiProperty({ type: String, minLength: 1, maxLength: longestText, description })(target, property);
  }; // prettier-ignore

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

export class TableImportView {
  /** The names of the columns; numbers where the file has none. */
  headers: string[];
  /** Some rows below them, as they came. */
  @ApiProperty({ type: 'array', items: { type: 'array', items: { type: 'string' } } })
  sample: string[][];
  rows: number;
  /** What is new; in a dry run, what would be. */
  created: number;
  updated: number;
  /** Why rows came to nothing, those that are harmless among them. */
  skipped: SkippedRowsView[];
  /** How many rows somebody should look at. */
  rejected: number;
  /** Those as a CSV file, as they came, each with the reason; null where there are none. */
  @ApiProperty({ type: String, nullable: true })
  rejectsCsv: string | null;
}
