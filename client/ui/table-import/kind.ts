import { tableEncodings } from '../../../server/contract/rules/tables/encodings';
import type { TableChoice, TableInput, TableReport } from '../../api/table-import';

/** The possible contents of a column. */
export type Field = Readonly<{
  id: string;
  label: string;
  /** The message if it is required and missing. */
  needed?: string;
  /** What it means if no column has it. */
  none?: string;
}>;

/** An option for the whole table; a date if it has no choices. */
export type Choice = Readonly<{
  id: TableChoice;
  label: string;
  options?: readonly Readonly<{ id: string; label: string; meaning?: string }>[];
  /** The initial choice; empty if it can be detected. */
  first?: string;
  /** The message if it must be chosen. */
  needed?: string;
  /** Whether another file needs another choice. */
  ofFile?: true;
  /** Whether the table needs this choice; by default it always does. */
  isAsked?: (report: TableReport | undefined) => boolean;
}>;

/** The differences between the imports of each kind of table. */
export type ImportKind<Input extends TableInput, Report extends TableReport> = Readonly<{
  resource: 'brand-manager' | 'influencer-manager' | 'piece-readings' | 'results';
  send: (input: Input) => Promise<Report>;
  choices: readonly Choice[];
  fields: readonly Field[];
  /** Fields that can fill several columns. */
  several?: Field;
  /** Whether the live stream reports progress. */
  tellsProgress: boolean;
  /** The result, or that of a dry run, as a sentence. */
  madeInWords(report: TableReport, done: boolean): string;
  /** Where to see the imported records. */
  list?: Readonly<{ to: string; label: string }>;
}>;

/** Asked if a file's encoding is ambiguous: letters with accents show which one is right. */
export const encodingChoice: Choice = {
  id: 'encoding',
  label: 'Encoding',
  ofFile: true,
  options: tableEncodings,
  isAsked: (report) => report?.isEncodingSure === false,
};
