import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Bill, useConfirmBill, type Collab } from '../../../api/collabs';
import { Fault } from '../../../ui/Fault';
import { ExactTime } from '../../../ui/RelativeTime';
import { toast } from '../../../ui/toast';
import { ContestBill } from './ContestBill';

/** The creator confirms or contests the bill. Silence confirms it. */
export function AnswerBill({ collab: { id, brand }, bill: { answerBy, pence } }: { collab: Collab; bill: Bill }) {
  const confirm = useConfirmBill(id);
  return (
    <>
      <Typography>
        {brand.name} entered this bill. Please confirm or contest it by <ExactTime time={answerBy} />. If you do
        neither, it counts as confirmed. What the offer covers is the value of your gift.
      </Typography>
      <Fault>{confirm.error?.message}</Fault>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button
          variant="contained"
          loading={confirm.isPending}
          onClick={() => confirm.mutate({ pence }, { onSuccess: () => toast.success('Confirmed.') })}
        >
          Confirm the bill
        </Button>
        <ContestBill id={id} />
      </Box>
    </>
  );
}
