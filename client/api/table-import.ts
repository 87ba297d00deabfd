import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ProblemError, call } from './client';
import type { components } from './schema';

type Schemas = components['schemas'];
export type InfluencerImport = Schemas['InfluencerImportView'];
export type ImportInfluencers = Schemas['ImportInfluencersInput'];
export type BrandImport = Schemas['BrandImportView'];
export type ImportBrands = Schemas['ImportBrandsInput'];

/** Where each thing lies; only categories may lie in several. */
export type TableColumns = Readonly<Record<string, number | null | readonly number[]>>;

/** What the import of any table answers; influencers have a platform besides. */
export type TableImportReport = Omit<BrandImport, 'columns' | 'missing'> &
  Readonly<{ columns: TableColumns; missing: string | null }>;
export type ImportTable = Omit<ImportInfluencers, 'columns'> & Readonly<{ columns?: TableColumns }>;

/** Looks at a table, or takes it in; whatever lists these records then asks again. */
export function useImportTable(resource: 'brand-manager' | 'influencer-manager') {
  const queries = useQueryClient();
  return useMutation<TableImportReport, ProblemError, ImportTable>({
    mutationFn: (body) => call(`/api/v1/admin/${resource}/import`, { body }),
    onSuccess: (_, { dryRun }) => (dryRun ? undefined : queries.invalidateQueries({ queryKey: [resource] })),
  });
}
