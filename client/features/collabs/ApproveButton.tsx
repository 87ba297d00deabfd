import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useCollabCost, useMoveCollab, usePayForCollab } from '../../api/collabs';
import { usePublicSettings } from '../../api/settings';
import { costOnButton } from '../../shell/billing/billing-words';
import { useSession } from '../../shell/session/session-context';
import { Fault } from '../../ui/Fault';
import { toast } from '../../ui/toast';
import { costInWords } from './cost-words';

type ApproveButtonProps = {
  id: string;
  /** The brand has just returned from paying, and the payment isn't confirmed yet. */
  confirming: boolean;
  /** Shown next to it. */
  children: ReactNode;
};

/** Approves, with the price on the button. */
export function ApproveButton({ id, confirming, children }: ApproveButtonProps) {
  const { data, error, refetch } = useCollabCost(id);
  const { approve, fault, underWay } = useApprove(id, () => void refetch());
  const { vat } = usePublicSettings();
  const cost = data?.approval;
  return (
    <>
      <Fault>{fault ?? error?.message}</Fault>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {cost && (
          <Button
            variant="contained"
            onClick={() => approve(cost.pricePence)}
            loading={underWay}
            disabled={confirming}
            className="tnum"
          >
            Approve · {costOnButton(cost, vat)}
          </Button>
        )}
        {!cost && error && (
          <Button variant="contained" onClick={() => void refetch()}>
            Try again
          </Button>
        )}
        {!cost && !error && <Skeleton variant="rounded" width={240} height={44} />}
        {children}
      </Box>
      {cost && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {costInWords[cost.source]}
        </Typography>
      )}
    </>
  );
}

/**
 * Approves a request for no more than its button said. If payment is needed first, redirects to the card provider's
 * page, and stays pending until the browser has left the page.
 */
function useApprove(id: string, onRefused: () => void) {
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
