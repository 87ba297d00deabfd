import { useQuery } from '@tanstack/react-query';
import { type ProblemError, call } from './client';
import type { components, paths } from './schema';
import { rowsOf } from './staff-list';

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

export const plansAPage = 25;

/** What brands have used of their plans: of one, or of those that pay, from so many on; one more than a page says that there is another. */
export const usePlanUsage = (brandId: string | undefined, first: number) =>
  useQuery<PlanUsage[], ProblemError>({
    queryKey: ['plan-usage', brandId ?? null, first],
    queryFn: ({ signal }) =>
      call('GET /api/v1/admin/plan-usage', {
        query: brandId ? rowsOf(1, { id: [brandId] }) : rowsOf(plansAPage + 1, {}, first),
        signal,
      }),
    placeholderData: (before) => before,
  });
