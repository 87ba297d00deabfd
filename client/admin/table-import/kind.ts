import type { TableChoice, TableInput, TableReport } from '../../api/table-import';

/** What a column may hold. */
export type Field = Readonly<{
  id: string;
  label: string;
  /** What is said where nothing can be imported without it. */
  needed?: string;
  /** What it means that no column holds it. */
  none?: string;
}>;

/** Something that holds for the whole table. */
export type Choice = Readonly<{
  id: TableChoice;
  label: string;
  options: readonly Readonly<{ id: string; label: string; meaning?: string }>[];
  /** What is chosen first; nothing where the file may say it. */
  first?: string;
  /** What is said where it has to be chosen. */
  needed?: string;
}>;

/** What became of the rows, or would: a sentence, and what was left out, line by line. */
export type Outcome = Readonly<{ sentence: string; leftOut: readonly string[] }>;

/** What makes the import of one kind of table differ from that of another. */
export type ImportKind<Input extends TableInput, Report extends TableReport> = Readonly<{
  resource: 'brand-manager' | 'influencer-manager' | 'piece-readings';
  send: (input: Input) => Promise<Report>;
  title: string;
  lead: string;
  choice?: Choice;
  fields: readonly Field[];
  /** What may lie in several columns. */
  several?: Field;
  /** Whether the live stream tells how far it is. */
  tellsProgress: boolean;
  /** How many rows bring something. */
  changesIn(report: Report): number;
  outcomeOf(report: Report, done: boolean): Outcome;
  /** Where what was made is to be seen. */
  list?: Readonly<{ to: string; label: string }>;
}>;
