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

/** Something that holds for the whole table; a day where it has no options. */
export type Choice = Readonly<{
  id: TableChoice;
  label: string;
  options?: readonly Readonly<{ id: string; label: string; meaning?: string }>[];
  /** What is chosen first; nothing where the file may say it. */
  first?: string;
  /** What is said where it has to be chosen. */
  needed?: string;
  /** Whether the table has anything to choose; else there always is. */
  isAsked?: (report: TableReport | undefined) => boolean;
}>;

/** What makes the import of one kind of table differ from that of another. */
export type ImportKind<Input extends TableInput, Report extends TableReport> = Readonly<{
  resource: 'brand-manager' | 'influencer-manager' | 'piece-readings';
  send: (input: Input) => Promise<Report>;
  title: string;
  lead: string;
  choices: readonly Choice[];
  fields: readonly Field[];
  /** Fields that can fill several columns. */
  several?: Field;
  /** Whether the live stream tells how far it is. */
  tellsProgress: boolean;
  /** What is made of the rows, or would be, as a sentence. */
  madeInWords(report: TableReport, done: boolean): string;
  /** Where what was made is to be seen. */
  list?: Readonly<{ to: string; label: string }>;
}>;
