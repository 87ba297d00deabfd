import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ProblemError, call } from './client';
import type { components } from './schema';

export type ShownAd = components['schemas']['AdView'];
export type StaffAd = components['schemas']['StaffAdView'];

/** The ads of a feed that is narrowed to this: one a slot at most. Asked once for each time that the feed is opened. */
export const useAds = ({ city, category }: Readonly<{ city: string; category: string }>) =>
  useQuery<{ items: ShownAd[] }, ProblemError>({
    queryKey: ['ads', { city, category }],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ ...(city && { city }), ...(category && { category }) });
      return call(`/api/v1/ads?${query.toString()}`, { signal });
    },
    staleTime: 5 * 60_000,
    gcTime: 0,
    retry: false,
  });

/** Tells that this showing was seen or followed; a failure disturbs nobody. */
export function countAd({ id, view }: Pick<ShownAd, 'id' | 'view'>, what: 'seen' | 'clicked'): void {
  if (view) void call(`/api/v1/ads/${id}/${what}`, { body: { view } }).catch(() => undefined);
}

const root = '/api/v1/admin/ad-manager';
const key = 'ad-manager';

export type AdInput = components['schemas']['CreateAdInput'];
export type AdsAsked = Readonly<{ q: string; state: string }>;

const json = (value: unknown): string => encodeURIComponent(JSON.stringify(value));
const adsShown = 100;

/** Ads for staff, those that end last first. */
export const useStaffAds = ({ q, state }: AdsAsked) =>
  useQuery<StaffAd[], ProblemError>({
    queryKey: [key, 'list', { q, state }],
    queryFn: ({ signal }) =>
      call(
        `${root}?filter=${json({ ...(q && { q }), ...(state && { state }) })}&sort=${json(['endsAt', 'DESC'])}&range=${json([0, adsShown - 1])}`,
        { signal },
      ),
    placeholderData: (before) => before,
  });

function useAdChange<Input>(change: (input: Input) => Promise<StaffAd>) {
  const queries = useQueryClient();
  return useMutation<StaffAd, ProblemError, Input>({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: [key] }),
  });
}

/** Places an ad, or changes the one with this id. */
export const useSaveAd = (id: string | undefined) =>
  useAdChange((body: AdInput) => call<StaffAd>(id ? `${root}/${id}` : root, { method: id ? 'PUT' : 'POST', body }));

export const usePauseAd = (id: string) =>
  useAdChange((paused: boolean) => call<StaffAd>(`${root}/${id}/${paused ? 'pause' : 'resume'}`, { method: 'POST' }));

export const useRemoveAd = (id: string) => useAdChange(() => call<StaffAd>(`${root}/${id}`, { method: 'DELETE' }));
