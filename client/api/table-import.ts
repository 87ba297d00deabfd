import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ProblemError, call } from './client';
import type { components } from './schema';

type Schemas = components['schemas'];
export type InfluencerImport = Schemas['InfluencerImportView'];
export type ImportInfluencers = Schemas['ImportInfluencersInput'];
export type BrandImport = Schemas['BrandImportView'];
export type ImportBrands = Schemas['ImportBrandsInput'];
export type MetricsImport = Schemas['MetricsImportView'];

/** Where each thing lies; only categories may lie in several. */
export type TableColumns = Readonly<Record<string, number | null | readonly number[]>>;

/** What the import of any table answers. */
export type TableReport = Readonly<{
  headers: readonly string[];
  sample: readonly (readonly string[])[];
  columns: TableColumns;
  /** What has to be said before anything can be imported. */
  missing?: string | null;
  rows: number;
  rejectsCsv: string | null;
}>;

/** What can be said of a table beside where its columns lie. */
export type TableChoice = 'platform' | 'basis';
export type ImportTable = Readonly<{ text: string; dryRun: boolean; task?: string; columns?: TableColumns }> &
  Readonly<Partial<Record<TableChoice, string>>>;

/** Looks at a table, or takes it in; whatever lists these records then asks again. */
export function useImportTable<Report extends TableReport>(resource: string) {
  const queries = useQueryClient();
  return useMutation<Report, ProblemError, ImportTable>({
    mutationFn: (body) => call(`/api/v1/admin/${resource}/import`, { body }),
    onSuccess: (_, { dryRun }) => (dryRun ? undefined : queries.invalidateQueries({ queryKey: [resource] })),
  });
}
