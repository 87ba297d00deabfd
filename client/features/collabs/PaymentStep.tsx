import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Collab, useCollab, usePayForCollab } from '../../api/collabs';
import { useSession } from '../../shell/session/session-context';
import { Fault } from '../../ui/Fault';
import { Step } from './Step';
import { useWayBack } from './use-way-back';

/** The brand's own request has still to be paid for before it is sent. */
export function PaymentStep({ collab: { id } }: { collab: Collab }) {
  const { words, confirming } = useWayBack();
  const { influencer } = useCollab(id, { waiting: confirming });
  const { leaveFor } = useSession();
  const pay = usePayForCollab(id);
  return (
    <Step title="Pay for this Collab">
      {words && (
        <Typography role="status" sx={{ fontWeight: 550 }}>
          {words}
        </Typography>
      )}
      <Typography>
        Your request is sent to @{influencer.handle} as soon as the payment has arrived. If they decline or do not
        answer, you keep the credit.
      </Typography>
      <Fault>{pay.error?.message}</Fault>
      <Button
        variant="contained"
        loading={pay.isPending || pay.isSuccess}
        disabled={confirming}
        onClick={() => pay.mutate(undefined, { onSuccess: ({ url }) => leaveFor(url) })}
        sx={{ justifySelf: 'start' }}
      >
        Pay now
      </Button>
    </Step>
  );
}
