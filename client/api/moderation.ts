import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ProblemError, call } from './client';
import type { components } from './schema';
import { rowsOf } from './staff-list';

export type Report = components['schemas']['StaffReportView'];
export type ReportedConversation = components['schemas']['ReportedConversationView'];
export type Decision = NonNullable<Report['decision']>;
export type MailTemplate = components['schemas']['MailTemplateView'];
export type MailPreview = components['schemas']['MailPreviewView'];

const reportsKey = ['message-reports'];

/** Reported messages and conversations, undecided first. */
export const useReports = () =>
  useQuery<Report[], ProblemError>({
    queryKey: reportsKey,
    queryFn: ({ signal }) => call('GET /api/v1/admin/message-reports', { query: rowsOf(100), signal }),
  });

/** Reads a reported conversation: each view is logged. */
export const useLookAtReport = (id: string) =>
  useMutation<ReportedConversation, ProblemError>({
    mutationFn: () => call('POST /api/v1/admin/message-reports/{id}/look', { path: { id } }),
  });

export function useDecideReport(id: string) {
  const queries = useQueryClient();
  return useMutation<unknown, ProblemError, Decision>({
    mutationFn: (decision) =>
      call('POST /api/v1/admin/message-reports/{id}/decision', { path: { id }, body: { decision } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: reportsKey }),
  });
}

/** Every email that the product sends, with made-up names. */
export const useMailTemplates = () =>
  useQuery<MailTemplate[], ProblemError>({
    queryKey: ['mail-templates'],
    queryFn: ({ signal }) => call('GET /api/v1/admin/mail-templates', { query: rowsOf(1_000), signal }),
  });

export const useMailPreview = (id: string) =>
  useQuery<MailPreview, ProblemError>({
    queryKey: ['mail-templates', id],
    queryFn: ({ signal }) => call('GET /api/v1/admin/mail-templates/{id}', { path: { id }, signal }),
  });

/** Sends it to yourself. */
export const useSendTestMail = (id: string) =>
  useMutation<components['schemas']['TestMailView'], ProblemError>({
    mutationFn: () => call('POST /api/v1/admin/mail-templates/{id}/test', { path: { id } }),
  });
