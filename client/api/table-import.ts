import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ProblemError } from './client';
import type { components } from './schema';

type Schemas = components['schemas'];
export type InfluencerImport = Schemas['InfluencerImportView'];
export type ImportInfluencers = Schemas['ImportInfluencersInput'];
export type BrandImport = Schemas['BrandImportView'];
export type ImportBrands = Schemas['ImportBrandsInput'];
export type MetricsImport = Schemas['MetricsImportView'];
export type ImportMetrics = Schemas['ImportMetricsInput'];

/** The column for each field; only categories can have several. */
export type TableColumns = Readonly<Record<string, number | null | readonly number[]>>;

/** Options of a table in addition to its columns. */
export type TableChoice = 'platform' | 'basis' | 'engagement' | 'asOf' | 'encoding' | 'venueId';

/** The response of any table import. */
export type TableReport = Readonly<
  Omit<MetricsImport, 'columns'> & {
    columns: TableColumns;
    /** What the user must choose before anything can be imported. */
    missing?: string | null;
  }
>;

/** The user's choices about a table. */
export type SaidOfTable = Readonly<{ columns?: TableColumns }> & Readonly<Partial<Record<TableChoice, string>>>;
/** A file in Base64 with its name, and the user's choices. */
export type TableFile = Readonly<{ file: string; name: string }>;
export type ImportTable = TableFile & SaidOfTable & Readonly<{ dryRun: boolean; task?: string }>;

/** The request of any table import. */
export type TableInput = Readonly<{ file?: string; dryRun: boolean }>;

/** Previews or imports a table; afterwards the lists of these records are refetched. */
export function useImportTable<Input extends TableInput, Report extends TableReport>({
  resource,
  send,
}: Readonly<{ resource: string; send: (input: Input) => Promise<Report> }>) {
  const queries = useQueryClient();
  return useMutation<Report, ProblemError, ImportTable>({
    mutationFn: (table) => send(table as unknown as Input), // the columns have the names of the kind's own fields
    onSuccess: (_, { dryRun }) => (dryRun ? undefined : queries.invalidateQueries({ queryKey: [resource] })),
  });
}
