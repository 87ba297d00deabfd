import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ProblemError, call } from './client';
import type { components } from './schema';
import { asThisProfile } from './acting-as';

type Schemas = components['schemas'];
export type BrandAnalytics = Schemas['BrandAnalyticsView'];
export type Figures = Schemas['FiguresView'];
export type InfluencerFigures = Schemas['InfluencerFiguresView'];
export type CollabFigures = Schemas['CollabFiguresView'];
export type WallPiece = Schemas['WallPieceView'];
export type PeriodCost = Schemas['PeriodCostView'];
export type ReportLink = Schemas['ReportLinkView'];
export type BrandResults = Schemas['BrandResultsView'];
export type CollabResults = Schemas['CollabResultsView'];
export type InfluencerResults = Schemas['InfluencerResultsView'];
export type LiveReport = Schemas['LiveReportView'];
export type ShareReport = Schemas['ShareReportInput'];

/** Days in London, inclusive. */
export type Days = Readonly<{ from: string; to: string }>;

const search = ({ from, to }: Days): string => new URLSearchParams({ from, to }).toString();

/** The download URL of a file for the period. */
export const exportAddress = (brandId: string, file: 'pieces.csv' | 'report.pdf', days: Days): string =>
  asThisProfile(`/api/v1/brands/${brandId}/analytics/${file}?${search(days)}`);

/** The results of a brand's Collabs in a period. The previous data stays while another period is loading. */
export const useBrandAnalytics = (brandId: string, days: Days) =>
  useQuery<BrandAnalytics, ProblemError>({
    queryKey: ['analytics', brandId, 'report', days],
    queryFn: ({ signal }) => call('GET /api/v1/brands/{id}/analytics', { path: { id: brandId }, query: days, signal }),
    placeholderData: (before) => before,
  });

/** The same by influencer; fetched only if `enabled`, because not every plan includes it. */
export const useInfluencerReport = (brandId: string, days: Days, { enabled }: { enabled: boolean }) =>
  useQuery<Schemas['InfluencerReportView'], ProblemError>({
    queryKey: ['analytics', brandId, 'influencers', days],
    queryFn: ({ signal }) =>
      call('GET /api/v1/brands/{id}/analytics/influencers', { path: { id: brandId }, query: days, signal }),
    placeholderData: (before) => before,
    enabled,
  });

/** The same by Collab. */
export const useCollabReport = (brandId: string, days: Days) =>
  useQuery<Schemas['CollabReportView'], ProblemError>({
    queryKey: ['analytics', brandId, 'collabs', days],
    queryFn: ({ signal }) =>
      call('GET /api/v1/brands/{id}/analytics/collabs', { path: { id: brandId }, query: days, signal }),
    placeholderData: (before) => before,
  });

/** What a brand's Collabs of a period brought. The previous data stays while another period is loading. */
export const useBrandResults = (brandId: string, days: Days) =>
  useQuery<Schemas['PeriodResultsView'], ProblemError>({
    queryKey: ['results', 'brand', brandId, days],
    queryFn: ({ signal }) =>
      call('GET /api/v1/brands/{id}/analytics/results', { path: { id: brandId }, query: days, signal }),
    placeholderData: (before) => before,
  });

const linksKey = (brandId: string) => ['analytics', brandId, 'links'] as const;

/** The reports that a brand shares. */
export const useReportLinks = (brandId: string) =>
  useQuery<Schemas['ReportLinkList'], ProblemError>({
    queryKey: linksKey(brandId),
    queryFn: ({ signal }) => call('GET /api/v1/brands/{id}/report-links', { path: { id: brandId }, signal }),
  });

/** Shares a report; the response has its URL, only once. */
export function useShareReport(brandId: string) {
  const queries = useQueryClient();
  return useMutation<Schemas['NewReportLinkView'], ProblemError, ShareReport>({
    mutationFn: (body) => call('POST /api/v1/brands/{id}/report-links', { path: { id: brandId }, body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: linksKey(brandId) }),
  });
}

/** Stops sharing a report. */
export function useRevokeReport(brandId: string) {
  const queries = useQueryClient();
  return useMutation<void, ProblemError, string>({
    mutationFn: (id) => call('DELETE /api/v1/report-links/{id}', { path: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: linksKey(brandId) }),
  });
}

/** A shared report, by the secret in its URL. */
export const useLiveReport = (token: string) =>
  useQuery<LiveReport, ProblemError>({
    queryKey: ['live-report', token],
    queryFn: ({ signal }) => call('GET /api/v1/reports/{token}', { path: { token }, signal }),
  });
