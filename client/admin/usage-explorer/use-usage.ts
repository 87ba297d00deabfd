import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { type ProblemError, call } from '../../api/client';
import type { components, paths } from '../../api/schema';
import { rowsOf } from '../../api/staff-list';
import type { ChartView } from '../../ui/report/ChartPanel';

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

/**
 * Brands' usage of their plans: one brand's, or those that pay, from this offset on; one row more than a page means
 * that there is another.
 */
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

/**
 * The URL with this choice, or without it. The list remembers it along with its filters, so it's there again when a
 * record is closed; no choice is a filter too.
 */
export function sayingInAddress(address: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(address);
  if (value === null) next.delete(name);
  else next.set(name, value);
  if (!next.has('filter')) next.set('filter', '{}');
  return next;
}

/** Whether a chart is shown as a table, from the URL parameter with this name. */
export function useViewInAddress(name: string): [view: ChartView, show: (view: ChartView) => void] {
  const [address, setAddress] = useSearchParams();
  const show = (view: ChartView) =>
    setAddress((before) => sayingInAddress(before, name, view === 'table' ? view : null), {
      replace: true,
      preventScrollReset: true,
    });
  return [address.get(name) === 'table' ? 'table' : 'chart', show];
}
