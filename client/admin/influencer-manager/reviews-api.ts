import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReviewDecision, ReviewReason } from '../../../server/contract/rules/influencer-reviews';
import { type ProblemError, call } from '../../api/client';
import type { components } from '../../api/schema';
import { toast } from '../../ui/toast';
import { resources } from '../resources';

export type ReviewQueue = components['schemas']['ReviewQueueView'];
export type Waiting = ReviewQueue['items'][number];

const key = [resources.influencers, 'reviews'] as const;

/** Who waits for staff, those who have waited longest first. */
export const useReviews = (why: ReviewReason | null) =>
  useQuery<ReviewQueue, ProblemError>({
    queryKey: [...key, why],
    queryFn: ({ signal }) => call('GET /api/v1/admin/influencer-reviews', { query: { why }, signal }),
    placeholderData: (before) => before,
  });

type Decided = Readonly<{
  influencer: Waiting;
  decision: Exclude<ReviewDecision, 'waiting'>;
  reason?: string;
  /** Called when it is taken back. */
  onUndo?: () => void;
}>;

const words = { approved: 'is approved', 'sent-back': 'is sent back' } as const;

/** Decides about one; an approval can be taken back. */
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
