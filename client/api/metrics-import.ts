import { useMutation } from '@tanstack/react-query';
import { type ProblemError, call } from './client';
import type { components } from './schema';

type Schemas = components['schemas'];
export type MetricsImport = Schemas['MetricsImportView'];
export type MetricsColumns = Schemas['MetricsColumnsView'];
export type ImportMetrics = Schemas['ImportMetricsInput'];

/** Looks at a table of numbers of posts, or takes it in. */
export const useImportMetrics = () =>
  useMutation<MetricsImport, ProblemError, ImportMetrics>({
    mutationFn: (body) => call('/api/v1/admin/piece-readings/import', { body }),
  });
