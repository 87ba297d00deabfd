import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useRef, useState } from 'react';
import {
  type Collab,
  isLateNow,
  type OwnFoodRisks,
  type ToldFoodRisks,
  useMoveCollab,
  useOwnFoodRisks,
} from '../../api/collabs';
import { productNow } from '../../api/clock';
import { offerQuery } from '../../api/offers';
import { Fault } from '../../ui/Fault';
import { ExactTime, exactTime } from '../../ui/RelativeTime';
import { TicketSkeleton } from '../../ui/skeletons';
import { SubmitButton } from '../../ui/SubmitButton';
import { toast } from '../../ui/toast';
import { answerFault, FoodQuestion, lastAnswer, unsaid } from './food-risks/FoodQuestion';
import { Step } from './Step';
import { TimesByDay } from './TimesByDay';
import { WaitNote } from './WhoWaits';

type ChooseTimeProps = { collab: Collab; action: 'schedule' | 'reschedule'; onDone?: () => void };

/**
 * The offer's upcoming times to choose from, with allergies and diet; for a full one the influencer can join the
 * waiting list.
 */
export function ChooseTime({ collab, action, onDone }: ChooseTimeProps) {
  const { id, offerId, wait, bookBy, visitAt } = collab;
  const { data: offer, error, isPending, refetch } = useQuery(offerQuery(offerId));
  const move = useMoveCollab(id);
  const { data: kept } = useOwnFoodRisks(id);
  const [slotId, setSlotId] = useState('');
  const [answer, setAnswer] = useState<ToldFoodRisks | null>(null);
  const [fault, setFault] = useState<string>();
  const foodId = useId();
  const food = useRef<HTMLElement>(null);
  const slots = offer?.slots.filter(({ startsAt }) => startsAt !== visitAt) ?? [];
  const refused = ({ message }: Error) => {
    setFault(message);
    void refetch();
  };
  const choose = (chosen: string) => {
    if (!chosen) return setFault('Please choose a time.');
    const missing = kept && (answer ? answerFault(answer) : unanswered(kept));
    if (missing) return setFault(missing);
    move.mutate(
      { action, slotId: chosen, ...(answer ? { foodRisks: answer } : {}) },
      {
        onSuccess: (next) => {
          toast.success(`See you on ${exactTime(next.visitAt)}.`);
          onDone?.();
        },
        onError: refused,
      },
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    choose(slotId);
  };
  const takeHeld = (heldId: string) => {
    setSlotId(heldId);
    choose(heldId);
    food.current?.focus();
  };
  const say = (told: ToldFoodRisks) => {
    setAnswer(told);
    setFault(undefined);
  };
  const waitFor = (fullId: string) => move.mutate({ action: 'wait', slotId: fullId }, { onError: refused });
  return (
    <Step title={action === 'schedule' ? 'Choose a time' : 'Choose another time'}>
      {isPending && <TicketSkeleton />}
      {offer && slots.length === 0 && <Typography>No upcoming times. Message the brand and ask for one.</Typography>}
      {bookBy && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Choose by <ExactTime time={bookBy} />, or the Collab is cancelled.
        </Typography>
      )}
      {action === 'reschedule' && isLateNow(collab, productNow()) && (
        <Typography sx={{ fontWeight: 550 }}>
          The visit is in less than 48 hours, so moving it counts as a late change.
        </Typography>
      )}
      {wait && <WaitNote collab={collab} wait={wait} busy={move.isPending} onTake={() => takeHeld(wait.slotId)} />}
      {error && <Fault>{error.message}</Fault>}
      {slots.length > 0 && (
        <Box component="form" onSubmit={submit} noValidate sx={{ display: 'grid', gap: 4 }}>
          <TimesByDay
            slots={slots}
            wait={wait}
            value={slotId}
            onChange={(chosen) => {
              setSlotId(chosen);
              setFault(undefined);
            }}
            onWait={collab.actions.includes('wait') ? waitFor : undefined}
          />
          {kept && (
            <Box
              component="section"
              ref={food}
              tabIndex={-1}
              aria-labelledby={foodId}
              sx={{ mt: 2, display: 'grid', gap: 2 }}
            >
              <Typography id={foodId} variant="h3">
                Allergies and diet
              </Typography>
              <FoodQuestion collab={collab} kept={kept} answer={answer} onChange={say} onNoChange={say} />
            </Box>
          )}
          <Fault>{fault}</Fault>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <SubmitButton busy={move.isPending}>Choose this time</SubmitButton>
            {onDone && <Button onClick={onDone}>Keep this time</Button>}
          </Box>
        </Box>
      )}
    </Step>
  );
}

const unanswered = (kept: OwnFoodRisks): string | undefined =>
  lastAnswer(kept) ? 'Please say whether your allergies and diet are as shown.' : answerFault(unsaid);
