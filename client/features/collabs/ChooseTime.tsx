import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { type Collab, isLateNow, useMoveCollab } from '../../api/collabs';
import { productNow } from '../../api/clock';
import { offerQuery } from '../../api/offers';
import { Fault } from '../../ui/Fault';
import { ExactTime, exactTime } from '../../ui/RelativeTime';
import { TicketSkeleton } from '../../ui/skeletons';
import { SubmitButton } from '../../ui/SubmitButton';
import { toast } from '../../ui/toast';
import { Step } from './Step';
import { TimeOption } from './TimeOption';

type ChooseTimeProps = { collab: Collab; action: 'schedule' | 'reschedule'; onDone?: () => void };

/** The offer's times to come, of which one is taken; for a full one the influencer can wait. */
export function ChooseTime({ collab, action, onDone }: ChooseTimeProps) {
  const { id, offerId, wait, bookBy, visitAt } = collab;
  const { data: offer, error, isPending, refetch } = useQuery(offerQuery(offerId));
  const move = useMoveCollab(id);
  const [slotId, setSlotId] = useState('');
  const [fault, setFault] = useState<string>();
  const slots = offer?.slots.filter(({ startsAt }) => startsAt !== visitAt) ?? [];
  const refused = ({ message }: Error) => {
    setFault(message);
    void refetch();
  };
  const choose = (event: FormEvent) => {
    event.preventDefault();
    if (!slotId) return setFault('Please choose a time.');
    move.mutate(
      { action, slotId },
      {
        onSuccess: (next) => {
          toast.success(`See you on ${exactTime(next.visitAt)}.`);
          onDone?.();
        },
        onError: refused,
      },
    );
  };
  const waitFor = (fullId: string) => move.mutate({ action: 'wait', slotId: fullId }, { onError: refused });
  return (
    <Step title={action === 'schedule' ? 'Choose a time' : 'Choose another time'}>
      {isPending && <TicketSkeleton />}
      {offer && slots.length === 0 && (
        <Typography>There are no times to come. Please write to the brand and ask for one.</Typography>
      )}
      {bookBy && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Please choose by <ExactTime time={bookBy} />; then the Collab is cancelled.
        </Typography>
      )}
      {action === 'reschedule' && isLateNow(collab, productNow()) && (
        <Typography sx={{ fontWeight: 550 }}>
          The visit is in less than 48 hours, so moving it counts as a late change.
        </Typography>
      )}
      {wait && <WaitNote collab={collab} wait={wait} />}
      <Fault>{error?.message ?? fault}</Fault>
      {slots.length > 0 && (
        <form onSubmit={choose}>
          <RadioGroup
            aria-label="Times"
            value={slotId}
            onChange={(_event, chosen) => {
              setSlotId(chosen);
              setFault(undefined);
            }}
          >
            {slots.map((slot) => (
              <TimeOption
                key={slot.id}
                slot={slot}
                isKept={wait?.held === true && wait.slotId === slot.id}
                isWaitedFor={wait?.slotId === slot.id}
                onWait={collab.actions.includes('wait') ? () => waitFor(slot.id) : undefined}
              />
            ))}
          </RadioGroup>
          <SubmitButton busy={move.isPending} sx={{ mt: 4, mr: 2 }}>
            Choose this time
          </SubmitButton>
          {onDone && (
            <Button onClick={onDone} sx={{ mt: 4 }}>
              Keep the time
            </Button>
          )}
        </form>
      )}
    </Step>
  );
}

type WaitNoteProps = { collab: Collab; wait: NonNullable<Collab['wait']> };

/** The full time for which one waits; once a place is free it is kept for a day. */
function WaitNote({ collab: { id, actions }, wait: { slotId, startsAt, held, endsAt } }: WaitNoteProps) {
  const move = useMoveCollab(id);
  const take = () =>
    move.mutate(
      { action: 'schedule', slotId },
      { onSuccess: () => toast.success(`See you on ${exactTime(startsAt)}.`) },
    );
  return (
    <Box sx={{ p: 4, borderRadius: '6px', bgcolor: 'pass.sunken', display: 'grid', gap: 3 }}>
      <Typography role="status">
        {held
          ? `A place has become free on ${exactTime(startsAt)}. It is kept for you until ${exactTime(endsAt)}.`
          : `You wait for a place on ${exactTime(startsAt)}. We write to you as soon as there is one.`}
      </Typography>
      <Fault>{move.error?.message}</Fault>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {held && (
          <Button variant="contained" onClick={take} loading={move.isPending}>
            Take the place
          </Button>
        )}
        {actions.includes('stop-waiting') && (
          <Button onClick={() => move.mutate({ action: 'stop-waiting' })} disabled={move.isPending}>
            {held ? 'Let it go' : 'Stop waiting'}
          </Button>
        )}
      </Box>
    </Box>
  );
}
