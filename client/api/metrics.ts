import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ProblemError, call } from './client';
import type { components } from './schema';

type Schemas = components['schemas'];
export type Reading = Schemas['ReadingView'];
export type WatchedPost = Schemas['WatchedPostView'];
export type EnterMetrics = Schemas['EnterMetricsInput'];
export type CorrectMetrics = Schemas['CorrectMetricsInput'];

const keyOf = (pieceId: string) => ['metrics', pieceId] as const;

/** A published piece's results, newest first. */
export const useReadings = (pieceId: string) =>
  useQuery<Schemas['ReadingList'], ProblemError>({
    queryKey: keyOf(pieceId),
    queryFn: ({ signal }) => call('GET /api/v1/deliverables/{id}/metrics', { path: { id: pieceId }, signal }),
  });

/** How a Collab's published posts are. */
export const useWatchedPosts = (collabId: string) =>
  useQuery<Schemas['WatchedPostList'], ProblemError>({
    queryKey: ['watched-posts', collabId],
    queryFn: ({ signal }) => call('GET /api/v1/collabs/{id}/watched-posts', { path: { id: collabId }, signal }),
  });

/** The influencer enters their post's numbers. */
export function useEnterMetrics(pieceId: string) {
  const queries = useQueryClient();
  return useMutation<Reading, ProblemError, EnterMetrics>({
    mutationFn: (body) => call('POST /api/v1/deliverables/{id}/metrics', { path: { id: pieceId }, body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(pieceId) }),
  });
}

/** Staff correct what was entered. */
export function useCorrectMetrics(pieceId: string, readingId: string) {
  const queries = useQueryClient();
  return useMutation<Reading, ProblemError, CorrectMetrics>({
    mutationFn: (body) => call('POST /api/v1/admin/piece-readings/{id}/correction', { path: { id: readingId }, body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(pieceId) }),
  });
}
