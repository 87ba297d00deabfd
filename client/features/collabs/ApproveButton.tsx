import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useCollabCost } from '../../api/collabs';
import { Fault } from '../../ui/Fault';
import { costInWords, costOnButton } from './cost-words';
import { useApprove } from './use-approve';

type ApproveButtonProps = {
  id: string;
  /** The brand has just come back from paying, and the payment is not known of yet. */
  confirming: boolean;
  /** What stands beside it. */
  children: ReactNode;
};

/** Says yes, and says on the button what that costs. */
export function ApproveButton({ id, confirming, children }: ApproveButtonProps) {
  const { data, error, refetch } = useCollabCost(id);
  const { approve, fault, underWay } = useApprove(id, () => void refetch());
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
            Approve · {costOnButton(cost)}
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
