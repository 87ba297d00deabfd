import { useMoveCollab, usePayForCollab } from '../../api/collabs';
import { useSession } from '../../shell/session/session-context';
import { toast } from '../../ui/toast';

/**
 * Approves a request for no more than its button said. Where it has to be paid for first, it leads to the card provider's
 * page, and is under way until the page has gone.
 */
export function useApprove(id: string, onRefused: () => void) {
  const { leaveFor } = useSession();
  const move = useMoveCollab(id);
  const pay = usePayForCollab(id);
  const approve = (agreedPence: number) =>
    move.mutate(
      { action: 'approve', agreedPence },
      {
        onSuccess: () => toast.success('Approved. The next step is to choose a time.'),
        onError: ({ slug }) => {
          if (slug === 'payment-needed') pay.mutate(undefined, { onSuccess: ({ url }) => leaveFor(url) });
          else onRefused();
        },
      },
    );
  const refusal = move.error?.slug === 'payment-needed' ? pay.error : move.error;
  return { approve, fault: refusal?.message, underWay: move.isPending || pay.isPending || pay.isSuccess };
}
