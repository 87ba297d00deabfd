import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { type Collab, useMoveCollab } from '../../api/collabs';
import { type Slot, offerQuery } from '../../api/offers';
import { Fault } from '../../ui/Fault';
import { ExactTime, exactTime } from '../../ui/RelativeTime';
import { TicketSkeleton } from '../../ui/Skeletons';
import { SubmitButton } from '../../ui/SubmitButton';
import { toast } from '../../ui/toast';
import { Step } from './Step';

/** The offer's times to come, of which one is taken. */
export function ChooseTime({ collab: { id, offerId } }: { collab: Collab }) {
  const { data: offer, error, isPending, refetch } = useQuery(offerQuery(offerId));
  const move = useMoveCollab(id);
  const [slotId, setSlotId] = useState('');
  const [fault, setFault] = useState<string>();
  const choose = (event: FormEvent) => {
    event.preventDefault();
    if (!slotId) return setFault('Please choose a time.');
    move.mutate(
      { action: 'schedule', slotId },
      {
        onSuccess: ({ visitAt }) => toast.success(`See you on ${exactTime(visitAt)}.`),
        onError: ({ message }) => {
          setFault(message);
          void refetch();
        },
      },
    );
  };
  return (
    <Step title="Choose a time">
      {isPending && <TicketSkeleton />}
      {offer?.slots.length === 0 && (
        <Typography>There are no times to come. Please write to the brand and ask for one.</Typography>
      )}
      <Fault>{error?.message ?? fault}</Fault>
      {offer && offer.slots.length > 0 && (
        <form onSubmit={choose}>
          <RadioGroup
            aria-label="Times"
            value={slotId}
            onChange={(_event, chosen) => {
              setSlotId(chosen);
              setFault(undefined);
            }}
          >
            {offer.slots.map((slot) => (
              <Time key={slot.id} slot={slot} />
            ))}
          </RadioGroup>
          <SubmitButton busy={move.isPending} sx={{ mt: 4 }}>
            Choose this time
          </SubmitButton>
        </form>
      )}
    </Step>
  );
}

function Time({ slot: { id, startsAt, placesLeft } }: { slot: Slot }) {
  return (
    <FormControlLabel
      value={id}
      control={<Radio />}
      disabled={placesLeft === 0}
      disableTypography
      label={
        <Box
          component="span"
          className="tnum"
          sx={{ flex: 1, display: 'flex', justifyContent: 'space-between', gap: 4 }}
        >
          <ExactTime time={startsAt} />
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {placesLeft === 0 ? 'Full' : placesLeft === 1 ? '1 place left' : `${placesLeft} places left`}
          </Box>
        </Box>
      }
      sx={{ mr: 0, ml: -2.5, minHeight: 48, '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}
    />
  );
}
