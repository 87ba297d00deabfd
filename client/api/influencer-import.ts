import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ProblemError, call } from './client';
import type { components } from './schema';

type Schemas = components['schemas'];
export type InfluencerImport = Schemas['InfluencerImportView'];
export type InfluencerColumns = Schemas['InfluencerColumnsView'];
export type ImportInfluencers = Schemas['ImportInfluencersInput'];

/** Looks at a table of influencers, or takes it in; whatever lists influencers then asks again. */
export function useImportInfluencers() {
  const queries = useQueryClient();
  return useMutation<InfluencerImport, ProblemError, ImportInfluencers>({
    mutationFn: (body) => call('/api/v1/admin/influencer-manager/import', { body }),
    onSuccess: (_, { dryRun }) =>
      dryRun ? undefined : queries.invalidateQueries({ queryKey: ['influencer-manager'] }),
  });
}
