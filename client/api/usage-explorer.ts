import { useQuery } from '@tanstack/react-query';
import { type ProblemError, call } from './client';
import type { components, paths } from './schema';

type Schemas = components['schemas'];
export type UsageSummary = Schemas['UsageSummaryView'];
export type PlanUsage = Schemas['PlanUsageView'];

type SummaryFilter = NonNullable<paths['/api/v1/admin/usage-summary']['get']['parameters']['query']>;

/** The usage explorer's figures. */
export const useUsageSummary = (filter: SummaryFilter) =>
  useQuery<UsageSummary, ProblemError>({
    queryKey: ['usage-summary', filter],
    queryFn: ({ signal }) => call('GET /api/v1/admin/usage-summary', { query: filter, signal }),
    placeholderData: (before) => before,
  });

/** What brands have used of their plans; of one, or page by page of those that pay: `after` is the `next` of the page before. */
export const usePlanUsage = (brandId: string | undefined, after: string | undefined) =>
  useQuery<Schemas['PlanUsageList'], ProblemError>({
    queryKey: ['plan-usage', brandId ?? null, after ?? null],
    queryFn: ({ signal }) => call('GET /api/v1/admin/plan-usage', { query: brandId ? { brandId } : { after }, signal }),
    placeholderData: (before) => before,
  });
