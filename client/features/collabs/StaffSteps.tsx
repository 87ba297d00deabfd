import { type Collab, type CollabAction, useCollabCost, useMoveCollab } from '../../api/collabs';
import { StaffOverride } from './StaffOverride';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import MoveCollabInput from '../../api/limits/MoveCollabInput.json';
import { offerQuery } from '../../api/offers';
import { usePublicSettings } from '../../api/settings';
import { exactTime } from '../../ui/RelativeTime';
import { BothSidesChat } from '../../ui/statements/BothSidesChat';
import { SubmitButton } from '../../ui/SubmitButton';
import { TextField } from '../../ui/TextField';
import { toast } from '../../ui/toast';
import { DaysField } from './owed/DaysStep';
import { ReasonField } from '../../ui/ReasonDialog';
import { spentForBrand } from './cost-words';
import { Step } from './Step';

/** What staff can do: either side's steps with a reason, and any other stage. Cancelling has its own form. */
export function StaffSteps({ collab }: { collab: Collab }) {
  const steps = collab.actions.filter((action) => action !== 'cancel');
  return (
    <>
      {steps.length > 0 && <StaffStep collab={collab} steps={steps} />}
      <StaffOverride collab={collab} />
    </>
  );
}

const labels: Partial<Record<CollabAction, string>> = {
  approve: 'Approve the request',
  decline: 'Decline the request',
  schedule: 'Choose a time',
  reschedule: 'Move the visit',
  'ask-new-time': 'Ask for another time',
  dispatch: 'The parcel is on its way',
  receive: 'The parcel has arrived',
  'check-in': 'Check in',
  'uphold-no-show': 'It was a no-show',
  'dismiss-no-show': 'The visit happened',
  'agree-days': 'Agree to more time',
  'refuse-days': 'Refuse more time',
  'give-days': 'Give more time',
  'uphold-undelivered': 'The content never came',
  'dismiss-undelivered': 'The claim was wrong: the content is still owed',
};

/** Staff decide between the sides. */
const isDecision = (action: CollabAction): boolean => /^(uphold|dismiss)-/.test(action);

type StaffStepProps = Readonly<{ collab: Collab; steps: readonly CollabAction[] }>;

/** Staff act on a side's behalf, and say why; both sides see it. */
function StaffStep({ collab, steps }: StaffStepProps) {
  const { id, offerId, moreDays, brand } = collab;
  const [chosen, setChosen] = useState<CollabAction | ''>('');
  const [tried, setTried] = useState(false);
  const [reason, setReason] = useState('');
  const [slotId, setSlotId] = useState('');
  const [carrier, setCarrier] = useState('');
  const [days, setDays] = useState(1);
  const move = useMoveCollab(id);
  const { vat } = usePublicSettings();
  const cost = useCollabCost(id, { enabled: chosen === 'approve' }).data?.approval;
  const needsTime = chosen === 'schedule' || chosen === 'reschedule';
  const { data: offer } = useQuery({ ...offerQuery(offerId), enabled: needsTime });
  const act = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!chosen) return;
    const details = {
      ...(needsTime ? { slotId } : {}),
      ...(chosen === 'dispatch' ? { carrier } : {}),
      ...(chosen === 'give-days' ? { days } : {}),
    };
    move.mutate(
      { action: chosen, reason: reason.trim(), ...details },
      {
        onSuccess: () => (
          setChosen(''),
          setTried(false),
          setReason(''),
          toast.success('Saved. Both sides can see your reason.')
        ),
      },
    );
  };
  return (
    <Step title="Act for a side">
      <Typography sx={{ color: 'text.secondary' }}>What you do here is recorded with your name and reason.</Typography>
      {steps.some(isDecision) && <BothSidesChat collabId={id} />}
      <form onSubmit={act} noValidate style={{ display: 'grid', gap: 16 }}>
        <TextField
          select
          label="What to do"
          value={chosen}
          onChange={(event) => setChosen(event.target.value as CollabAction)}
          error={tried && !chosen}
          helperText={tried && !chosen && 'Please choose what to do.'}
        >
          <option value="">Choose a step</option>
          {steps.map((action) => (
            <option key={action} value={action}>
              {labels[action] ?? action}
            </option>
          ))}
        </TextField>
        {needsTime && (
          <TextField select label="Time" value={slotId} onChange={(event) => setSlotId(event.target.value)}>
            <option value="">Choose a time</option>
            {offer?.slots.map((slot) => (
              <option key={slot.id} value={slot.id} disabled={slot.placesLeft === 0}>
                {exactTime(slot.startsAt)}
              </option>
            ))}
          </TextField>
        )}
        {chosen === 'dispatch' && (
          <TextField label="Carrier" value={carrier} onChange={(event) => setCarrier(event.target.value)} />
        )}
        {chosen === 'give-days' && <DaysField days={days} most={moreDays.mayGive} onChange={setDays} />}
        {chosen === 'approve' && cost && <Typography>{spentForBrand(brand.name, cost, vat)}</Typography>}
        <ReasonField value={reason} onChange={setReason} error={move.error} limit={MoveCollabInput.reason} />
        <SubmitButton busy={move.isPending} sx={{ justifySelf: 'start' }}>
          Carry out this step
        </SubmitButton>
      </form>
    </Step>
  );
}
