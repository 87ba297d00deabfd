import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  IsBase64,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Length,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { idsOf } from '../../contract/lists/index.js';
import { type TableEncoding, tableEncodings } from '../../contract/rules/tables/encodings.js';
import { IfGiven } from '../http/field-rules.js';

export const mostColumns = 200;

/** A field's column, from 0. */
export const Column =
  (): PropertyDecorator =>
  (target, property) => {
    IsOptional()(target, property);
    IsInt({ message: 'A column is a whole number, counted from 0.' })(target, property);
    Min(0)(target, property);
    Max(mostColumns)(target, property);
    ApiProperty({ type: 'integer', nullable: true, required: false, minimum: 0, maximum: mostColumns })(target, property);
  }; // prettier-ignore

/** The same in a response. */
export const Where = () => ApiProperty({ type: 'integer', nullable: true });

/** 2 MB, some 20,000 rows. */
const mostBytes = 2 * 1_024 * 1_024;
const mostBase64 = Math.ceil(mostBytes / 3) * 4;
const tooLarge = { message: 'Please choose a file of at most 2 MB.' };
/** The maximum request body with a file. */
const mostBody = 4 * 1_024 * 1_024;

/** A file in Base64. */
export const TableBytes = (): PropertyDecorator =>
  applyDecorators(
    IfGiven(),
    IsBase64(),
    MaxLength(mostBase64, tooLarge),
    ApiPropertyOptional({ type: String, format: 'byte', maxLength: mostBase64 }),
  );

/** An uploaded table: a file, or CSV as text. */
export abstract class TableFileInput {
  /** A CSV or JSON table as text; otherwise use `file`. */
  @ValidateIf(({ file, text }: TableFileInput) => file === undefined || text !== undefined)
  @IsString()
  @Length(1, mostBytes, tooLarge)
  @ApiPropertyOptional({ type: String, minLength: 1, maxLength: mostBytes })
  text?: string;

  /** The unchanged file, in Base64: .csv, .tsv, .xlsx, .json, or a .zip with one CSV file; at most 2 MB. */
  @TableBytes()
  file?: string;

  /** The file's name; it can contain the platform and the date of the figures. */
  @IfGiven()
  @IsString()
  @Length(1, 255)
  name?: string;

  /** The file's encoding, if it can't be detected. */
  @IfGiven()
  @IsIn(idsOf(tableEncodings), { message: 'Please choose one of these encodings.' })
  @ApiPropertyOptional({ enum: idsOf(tableEncodings) })
  encoding?: TableEncoding;

  /** Reports what the import would do, and stores nothing. */
  @IsBoolean()
  dryRun: boolean;
}

/** A route that accepts a file within its body. */
export const TakesTable = () => RouteConfig({ bodyLimit: mostBody });

/** Why some rows came to nothing. */
export class SkippedRowsView {
  reason: string;
  /** The number of rows. */
  count: number;
  /** The first 100 row numbers, as a spreadsheet numbers them. */
  @ApiProperty({ type: 'array', items: { type: 'integer' } })
  rows: number[];
}

/** What the import of any table answers. Each row is created, updated, unchanged or rejected. */
export class TableReportView {
  /** The names of the columns; numbers if the file has none. */
  headers: string[];
  /** Some rows below the headers, as they were sent. */
  @ApiProperty({ type: 'array', items: { type: 'array', items: { type: 'string' } } })
  sample: string[][];
  /** How the file was read; `null` if its type leaves no choice. */
  @ApiProperty({ enum: idsOf(tableEncodings), nullable: true })
  encoding: TableEncoding | null;
  /** `false` if another encoding is possible. */
  isEncodingSure: boolean;
  /** How the table was understood, in sentences: the number format and the date of the figures. */
  notices: string[];
  /** The number of rows read. */
  rows: number;
  /** The number of new records; in a dry run, of those it would create. */
  created: number;
  updated: number;
  /** The number of rows that need no change. */
  unchanged: number;
  /** The number of rows that need attention. */
  rejected: number;
  /** Why rows were left unchanged. */
  @ApiProperty({ type: [SkippedRowsView] })
  unchangedFor: SkippedRowsView[];
  /** Why rows were rejected. */
  @ApiProperty({ type: [SkippedRowsView] })
  rejectedFor: SkippedRowsView[];
  /** The rejected rows as a CSV file, as they were sent, each with the reason; `null` if there are none. */
  rejectsCsv: string | null;
}

const sampled = 5;

/** A preview of a table: a name for each column, and some rows unchanged. */
export function tableHead(headers: readonly string[], below: readonly (readonly string[])[]): { headers: string[]; sample: string[][] } {
  const width = Math.max(headers.length, ...below.map((row) => row.length));
  return {
    headers: Array.from({ length: width }, (_, column) => headers[column]?.trim() || `Column ${column + 1}`),
    sample: below.slice(0, sampled).map((row) => [...row]),
  };
} // prettier-ignore
