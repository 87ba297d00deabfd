import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type Collab, useCollab, useCollabCost, useMoveCollab, usePayForCollab } from '../../api/collabs';
import { Fault } from '../../ui/Fault';
import { ReliabilityNote } from '../../ui/reliability/ReliabilityNote';
import { ExactTime } from '../../ui/RelativeTime';
import { toast } from '../../ui/toast';
import { AskedStep } from './AskedStep';
import { useReader } from './reader';
import { Step } from './Step';
import { useWayBack } from './use-way-back';
import Skeleton from '@mui/material/Skeleton';
import { usePublicSettings } from '../../api/settings';
import { costOnButton } from '../../shell/billing/billing-words';
import { useSession } from '../../shell/session/session-context';
import { costInWords } from './cost-words';

/** A request to accept or decline. */
export function AnswerRequest({ collab: { id } }: { collab: Collab }) {
  const { words, confirming } = useWayBack();
  const reader = useReader();
  const collab = useCollab(id, { waiting: confirming });
  const { actions, respondBy, terms, brand, influencer, requestedBy: asker } = collab;
  const decline = actions.includes('decline') && !confirming && <AskedStep collab={collab} action="decline" />;
  return (
    <Step title="Answer this request">
      {words && (
        <Typography role="status" sx={{ fontWeight: 550 }}>
          {words}
        </Typography>
      )}
      <Typography>
        {asker === 'brand' ? `${brand.name} invites you to` : `@${influencer.handle} requested`} “{terms.title}”. Please
        answer by <ExactTime time={respondBy} />, or the request expires.
      </Typography>
      <ReliabilityNote of={{ side: asker, id: collab[asker].id }} title={`How reliable is ${collab[asker].name}?`} />
      {reader === 'influencer' ? (
        <AcceptButton id={id}>{decline}</AcceptButton>
      ) : (
        <ApproveButton id={id} confirming={confirming}>
          {decline}
        </ApproveButton>
      )}
    </Step>
  );
}

/** An influencer accepts a brand's invitation; it costs them nothing. */
function AcceptButton({ id, children }: { id: string; children: ReactNode }) {
  const move = useMoveCollab(id);
  const accept = () =>
    move.mutate({ action: 'approve' }, { onSuccess: () => toast.success('Accepted. Now choose a time.') });
  return (
    <>
      <Fault>{move.error?.message}</Fault>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="contained" onClick={accept} loading={move.isPending}>
          Accept
        </Button>
        {children}
      </Box>
    </>
  );
}

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
