import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type ProblemError, call } from '../../api/client';
import type { OfferCard, OfferPage } from '../../api/offers';

/** The server's maximum page size. */
const pageSize = 100;

const everyOne = ({ pages }: { pages: OfferPage[] }): OfferCard[] => pages.flatMap(({ items }) => items);

type OwnOffers = Readonly<{ offers: readonly OfferCard[]; isComplete: boolean; error: ProblemError | null }>;

/** All offers of the user's brand, in any state: fetches all pages. */
export function useOwnOffers(): OwnOffers {
  const { data, error, isSuccess, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['offers', 'list', 'own'],
    initialPageParam: '',
    queryFn: ({ pageParam: after, signal }) =>
      call('GET /api/v1/offers', { query: { limit: pageSize, after }, signal }),
    getNextPageParam: ({ next }) => next,
    select: everyOne,
  });
  const isNextDue = isSuccess && hasNextPage && !isFetching;
  useEffect(() => {
    if (isNextDue) void fetchNextPage();
  }, [isNextDue, fetchNextPage]);
  return { offers: data ?? [], isComplete: data !== undefined && !hasNextPage, error: error as ProblemError | null };
}
