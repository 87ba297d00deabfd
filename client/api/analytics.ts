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
export type LiveReport = Schemas['LiveReportView'];
export type ShareReport = Schemas['ShareReportInput'];

/** Days of London's calendar, both included. */
export type Days = Readonly<{ from: string; to: string }>;

const search = ({ from, to }: Days): string => new URLSearchParams({ from, to }).toString();

/** Where a file of the period is downloaded. */
export const exportAddress = (brandId: string, file: 'pieces.csv' | 'report.pdf', days: Days): string =>
  asThisProfile(`/api/v1/brands/${brandId}/analytics/${file}?${search(days)}`);

/** What a brand's Collabs have brought in a period. What stood there before stays while another period is asked for. */
export const useBrandAnalytics = (brandId: string, days: Days) =>
  useQuery<BrandAnalytics, ProblemError>({
    queryKey: ['analytics', brandId, 'report', days],
    queryFn: ({ signal }) => call('GET /api/v1/brands/{id}/analytics', { path: { id: brandId }, query: days, signal }),
    placeholderData: (before) => before,
  });

/** The same by influencer; asked only where `enabled`, because not every plan has it. */
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

const linksKey = (brandId: string) => ['analytics', brandId, 'links'] as const;

/** The reports that a brand shares. */
export const useReportLinks = (brandId: string) =>
  useQuery<Schemas['ReportLinkList'], ProblemError>({
    queryKey: linksKey(brandId),
    queryFn: ({ signal }) => call('GET /api/v1/brands/{id}/report-links', { path: { id: brandId }, signal }),
  });

/** Shares a report; the answer has its address, this once. */
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

/** A report that someone has shared, by the secret of its address. */
export const useLiveReport = (token: string) =>
  useQuery<LiveReport, ProblemError>({
    queryKey: ['live-report', token],
    queryFn: ({ signal }) => call('GET /api/v1/reports/{token}', { path: { token }, signal }),
  });
