import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsOptional, IsString, Length, Max, Min } from 'class-validator';

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

type TextRules = Readonly<{
  /** How much of it is taken. */ atMost?: string;
  /** What to do with a larger one. */ orElse?: string;
}>;

/** A CSV file as text. */
export const TableText =
  ({ atMost = '', orElse = '' }: TextRules = {}): PropertyDecorator =>
  (target, property) => {
    IsString()(target, property);
    Length(1, longestText, { message: `Please choose a file with at most 200,000 characters${orElse}.` })(target, property);
    const description = `A CSV file as text, divided by commas, semicolons, tabs or bars${atMost && `; ${atMost}`}.`;
    ApiProperty({ type: String, minLength: 1, maxLength: longestText, description })(target, property);
  }; // prettier-ignore

/** What the import of any table answers. */
export class TableReportView {
  /** The names of the columns; numbers where the file has none. */
  headers: string[];
  /** Some rows below them, as they came. */
  @ApiProperty({ type: 'array', items: { type: 'array', items: { type: 'string' } } })
  sample: string[][];
  /** The rows that cannot be taken as a CSV file, as they came, each with the reason; null where there are none. */
  rejectsCsv: string | null;
}

const sampled = 5;

/** What somebody who looks at a table sees of it: a name for each column, and some rows as they came. */
export function tableHead(headers: readonly string[], below: readonly (readonly string[])[]): { headers: string[]; sample: string[][] } {
  const width = Math.max(headers.length, ...below.map((row) => row.length));
  return {
    headers: Array.from({ length: width }, (_, column) => headers[column]?.trim() || `Column ${column + 1}`),
    sample: below.slice(0, sampled).map((row) => [...row]),
  };
} // prettier-ignore
