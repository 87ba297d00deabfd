import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ProblemError, call } from './client';
import type { components } from './schema';

export type ShownAd = components['schemas']['AdView'];
export type StaffAd = components['schemas']['StaffAdView'];

/** The ads of a feed with this filter: at most one per slot. Fetched once each time the feed is opened. */
export const useAds = ({ city, category }: Readonly<{ city: string; category: string }>) =>
  useQuery<components['schemas']['AdsView'], ProblemError>({
    queryKey: ['ads', { city, category }],
    queryFn: ({ signal }) => call('GET /api/v1/ads', { query: { city, category }, signal }),
    staleTime: 5 * 60_000,
    gcTime: 0,
    retry: false,
  });

/** Reports a view or click of this impression; failures are ignored. */
export function countAd({ id, view }: Pick<ShownAd, 'id' | 'view'>, what: 'seen' | 'clicked'): void {
  if (view) void call(`POST /api/v1/ads/{id}/${what}`, { path: { id }, body: { view } }).catch(() => undefined);
}

const key = 'ad-manager';

export type AdInput = components['schemas']['CreateAdInput'];
type AdsAsked = Readonly<{ q: string; state: string }>;

const adsShown = 100;

/** Ads for staff, latest to end first. */
export const useStaffAds = ({ q, state }: AdsAsked) =>
  useQuery<StaffAd[], ProblemError>({
    queryKey: [key, 'list', { q, state }],
    queryFn: ({ signal }) =>
      call('GET /api/v1/admin/ad-manager', {
        query: {
          filter: JSON.stringify({ ...(q && { q }), ...(state && { state }) }),
          sort: JSON.stringify(['endsAt', 'DESC']),
          range: JSON.stringify([0, adsShown - 1]),
        },
        signal,
      }),
    placeholderData: (before) => before,
  });

function useAdChange<Input>(change: (input: Input) => Promise<StaffAd>) {
  const queries = useQueryClient();
  return useMutation<StaffAd, ProblemError, Input>({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: [key] }),
  });
}

/** Creates an ad, or updates the one with this id. */
export const useSaveAd = (id: string | undefined) =>
  useAdChange((body: AdInput) =>
    id
      ? call('PUT /api/v1/admin/ad-manager/{id}', { path: { id }, body })
      : call('POST /api/v1/admin/ad-manager', { body }),
  );

export const usePauseAd = (id: string) =>
  useAdChange((paused: boolean) =>
    call(`POST /api/v1/admin/ad-manager/{id}/${paused ? 'pause' : 'resume'}`, { path: { id } }),
  );

export const useRemoveAd = (id: string) =>
  useAdChange(() => call('DELETE /api/v1/admin/ad-manager/{id}', { path: { id } }));
