import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ProblemError, call } from './client';
import type { components } from './schema';

export type Report = components['schemas']['StaffReportView'];
export type ReportedConversation = components['schemas']['ReportedConversationView'];
export type Decision = NonNullable<Report['decision']>;
export type MailTemplate = components['schemas']['MailTemplateView'];
export type MailPreview = components['schemas']['MailPreviewView'];

const reports = '/api/v1/admin/message-reports';
const mails = '/api/v1/admin/mail-templates';
const reportsKey = ['message-reports'];

/** What people have reported, the undecided first. */
export const useReports = () =>
  useQuery<components['schemas']['StaffReportList'], ProblemError>({
    queryKey: reportsKey,
    queryFn: ({ signal }) => call(reports, { signal }),
  });

/** Reads a reported conversation: each time it is asked, that is noted. */
export const useLookAtReport = (id: string) =>
  useMutation<ReportedConversation, ProblemError>({
    mutationFn: () => call(`${reports}/${id}/look`, { method: 'POST' }),
  });

export function useDecideReport(id: string) {
  const queries = useQueryClient();
  return useMutation<unknown, ProblemError, Decision>({
    mutationFn: (decision) => call(`${reports}/${id}/decision`, { body: { decision } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: reportsKey }),
  });
}

/** Every mail that the product sends, with made-up names. */
export const useMailTemplates = () =>
  useQuery<components['schemas']['MailTemplateList'], ProblemError>({
    queryKey: ['mail-templates'],
    queryFn: ({ signal }) => call(mails, { signal }),
  });

export const useMailPreview = (id: string) =>
  useQuery<MailPreview, ProblemError>({
    queryKey: ['mail-templates', id],
    queryFn: ({ signal }) => call(`${mails}/${id}`, { signal }),
  });

/** Sends it to oneself. */
export const useSendTestMail = (id: string) =>
  useMutation<{ sentTo: string }, ProblemError>({
    mutationFn: () => call(`${mails}/${id}/test`, { method: 'POST' }),
  });
