import { useMutation } from '@tanstack/react-query';
import { type ProblemError, call } from './client';
import type { components } from './schema';

type InfluencerMessage = components['schemas']['MessageInfluencersInput'];
export type MessageReport = components['schemas']['MessageReportView'];

/** Writes to influencers as support; the report says who was not reached. Made again under the same `clientId`, nobody gets it twice. */
export const useMessageInfluencers = () =>
  useMutation<MessageReport, ProblemError, InfluencerMessage>({
    mutationFn: (body) => call('POST /api/v1/admin/influencer-messages', { body }),
  });
