import { type InfiniteData, queryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { DeliverableType } from '../../server/contract/lists/collab';
import { type ProblemError, call } from './client';
import type { components } from './schema';
import { asThisProfile } from './acting-as';

export type ContentPiece = components['schemas']['ContentPieceView'];
type ContentPage = components['schemas']['ContentPage'];
export type StorageUsage = components['schemas']['StorageUsageView'];

export const rightsStates = [
  { id: 'running', label: 'Rights running' },
  { id: 'ended', label: 'Rights ended' },
] as const;

/** Empty filters don't apply. */
export type ContentFilter = Readonly<{
  type: DeliverableType | '';
  rights: (typeof rightsStates)[number]['id'] | '';
  text: string;
}>;

const pageSize = 24;

/** The brand's approved pieces, latest approved first, page by page. */
export function useContent(filter: ContentFilter) {
  return useInfiniteQuery<ContentPage, ProblemError, InfiniteData<ContentPage>, readonly unknown[], string | null>({
    queryKey: ['collabs', 'content', filter],
    initialPageParam: null,
    queryFn: ({ pageParam: after, signal }) =>
      call('GET /api/v1/content', { query: { limit: pageSize, ...filter, after }, signal }),
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
  });
}

/** The maximum number of pieces in one download; the server rejects more. */
export const downloadAtMost = 50;

/** The download URL of these pieces as one ZIP. */
export const archiveAddress = (ids: readonly string[]): string =>
  asThisProfile(`/api/v1/content/archive?pieces=${ids.join(',')}`);

/** How much of your storage is in use. */
export const storageQuery = (uid: string) =>
  queryOptions<StorageUsage, ProblemError>({
    queryKey: ['collabs', 'storage', uid],
    queryFn: ({ signal }) => call('GET /api/v1/media/usage', { signal }),
  });
