import { useQuery } from '@tanstack/react-query';
import { type ProblemError, call } from './client';
import type { components } from './schema';

type Schemas = components['schemas'];
export type UsageSummary = Schemas['UsageSummaryView'];
export type PlanUsage = Schemas['PlanUsageView'];

/** Empty ones are left out. */
const search = (values: Readonly<Record<string, string | undefined>>): string =>
  new URLSearchParams(Object.entries(values).filter((pair): pair is [string, string] => Boolean(pair[1]))).toString();

/** The usage explorer's figures; `filter` has from, to, profileUid, profileType and title. */
export const useUsageSummary = (filter: Readonly<Record<string, string | undefined>>) =>
  useQuery<UsageSummary, ProblemError>({
    queryKey: ['usage-summary', filter],
    queryFn: ({ signal }) => call(`/api/v1/admin/usage-summary?${search(filter)}`, { signal }),
    placeholderData: (before) => before,
  });

/** What brands have used of their plans; of one, or page by page of those that pay: `after` is the `next` of the page before. */
export const usePlanUsage = (brandId: string | undefined, after: string | undefined) =>
  useQuery<Schemas['PlanUsageList'], ProblemError>({
    queryKey: ['plan-usage', brandId ?? null, after ?? null],
    queryFn: ({ signal }) => call(`/api/v1/admin/plan-usage?${search(brandId ? { brandId } : { after })}`, { signal }),
    placeholderData: (before) => before,
  });
