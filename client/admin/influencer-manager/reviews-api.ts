import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type ReviewDecision,
  type ReviewReason,
  reviewLimits,
} from '../../../server/contract/rules/influencer-reviews';
import { type ProblemError, call } from '../../api/client';
import type { components } from '../../api/schema';
import { rowsOf } from '../../api/staff-list';
import { toast } from '../../ui/toast';
import { resources } from '../resources';

export type Waiting = components['schemas']['WaitingInfluencerView'];
type Counts = components['schemas']['WaitingCountsView'];

const key = [resources.influencers, 'reviews'] as const;

/** Influencers waiting for review, longest first. */
export const useReviews = (why: ReviewReason | null) =>
  useQuery<Waiting[], ProblemError>({
    queryKey: [...key, why],
    queryFn: ({ signal }) =>
      call('GET /api/v1/admin/influencer-reviews', { query: rowsOf(reviewLimits.shown, why ? { why } : {}), signal }),
    placeholderData: (before) => before,
  });

/** How many are waiting, by reason. */
export const useReviewCounts = () =>
  useQuery<Counts, ProblemError>({
    queryKey: [...key, 'counts'],
    queryFn: ({ signal }) => call('GET /api/v1/admin/influencer-reviews/counts', { signal }),
  });

type Decided = Readonly<{
  influencer: Waiting;
  decision: Exclude<ReviewDecision, 'waiting'>;
  reason?: string;
  /** Called on undo. */
  onUndo?: () => void;
}>;

const words = { approved: 'is approved', 'sent-back': 'is sent back' } as const;

/** Decides about one influencer; an approval can be undone. */
export function useDecide() {
  const queries = useQueryClient();
  const askAgain = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: [resources.influencers] }),
      queries.invalidateQueries({ queryKey: ['staff-waiting'] }),
    ]);
  const send = (id: string, decision: ReviewDecision, reason?: string) =>
    call('POST /api/v1/admin/influencer-reviews/{id}', { path: { id }, body: { decision, reason } });
  return useMutation<void, ProblemError, Decided>({
    mutationFn: ({ influencer, decision, reason }) => send(influencer.id, decision, reason),
    onError: ({ message }) => toast.say(message),
    onSuccess: (_, { influencer: { id, handle }, decision, onUndo }) => {
      const undo = () =>
        void send(id, 'waiting')
          .then(onUndo)
          .catch(({ message }: Error) => toast.say(message))
          .finally(() => void askAgain());
      toast.say(`@${handle} ${words[decision]}`, decision === 'approved' ? { undo } : {});
    },
    onSettled: askAgain,
  });
}
