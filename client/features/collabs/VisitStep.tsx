import { IconCalendarPlus, IconCircleCheck, IconClock } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type Collab, isVisitAwaited, useMoveCollab, useNoteHandoff } from '../../api/collabs';
import { asThisProfile } from '../../api/acting-as';
import { useProductNow } from '../../api/clock';
import { Fault } from '../../ui/Fault';
import { ExactTime, exactTime } from '../../ui/RelativeTime';
import { toast } from '../../ui/toast';
import { AskedStep } from './AskedStep';
import { ChooseTime } from './ChooseTime';
import { TellTheVenue } from './food-risks/TellTheVenue';
import { useReader } from './reader';
import { Step } from './Step';
import limits from '../../api/limits/NoteHandoffInput.json';
import { SubmitButton } from '../../ui/SubmitButton';
import { TextField } from '../../ui/TextField';
import { TitledPart } from '../../ui/TitledPart';

/** The agreed visit, until check-in or cancellation: whether it's confirmed, how to move it, and the door. */
export function VisitStep({ collab }: { collab: Collab }) {
  const reader = useReader();
  const move = useMoveCollab(collab.id);
  const now = useProductNow();
  const [moving, setMoving] = useState(false);
  const { actions, visitAt, freeChangeUntil, influencer } = collab;
  if (!isVisitAwaited(collab)) return null;
  if (moving) return <ChooseTime collab={collab} action="reschedule" onDone={() => setMoving(false)} />;
  return (
    <>
      <Step title={`The visit, ${exactTime(visitAt)}`}>
        <Sides collab={collab} />
        {freeChangeUntil && now <= new Date(freeChangeUntil) && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            You can move or cancel it until <ExactTime time={freeChangeUntil} />. After that it counts as late.
          </Typography>
        )}
        <Fault>{move.error?.message}</Fault>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {actions.includes('confirm') && (
            <Button
              variant="contained"
              loading={move.isPending}
              onClick={() => move.mutate({ action: 'confirm' }, { onSuccess: () => toast.success('Confirmed.') })}
            >
              Confirm the visit
            </Button>
          )}
          {actions.includes('check-in') && (
            <Button
              variant="contained"
              loading={move.isPending}
              onClick={() =>
                move.mutate(
                  { action: 'check-in' },
                  { onSuccess: () => toast.success(`@${influencer.handle} is checked in.`) },
                )
              }
            >
              Check in
            </Button>
          )}
          <Button
            component="a"
            href={asThisProfile(`/api/v1/collabs/${collab.id}/visit.ics`)}
            download="visit.ics"
            variant="outlined"
            startIcon={<IconCalendarPlus size={18} stroke={1.75} />}
          >
            Add to calendar
          </Button>
          {actions.includes('reschedule') && (
            <Button variant="outlined" onClick={() => setMoving(true)}>
              Move the visit
            </Button>
          )}
          {actions.includes('ask-new-time') && reader === 'brand' && (
            <AskedStep collab={collab} action="ask-new-time" />
          )}
          {actions.includes('claim-no-show') && <AskedStep collab={collab} action="claim-no-show" />}
        </Box>
      </Step>
      {reader === 'influencer' && <TellTheVenue collab={collab} />}
    </>
  );
}

/** Which side has confirmed the visit, once both have been asked. */
function Sides({ collab: { confirmation, brand, influencer } }: { collab: Collab }) {
  const reader = useReader();
  if (!confirmation.askedAt && !confirmation.brandAt && !confirmation.influencerAt) return null;
  const sides = [
    { side: 'brand', name: brand.name, at: confirmation.brandAt },
    { side: 'influencer', name: `@${influencer.handle}`, at: confirmation.influencerAt },
  ];
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {sides.map(({ side, name, at }) => (
        <Box component="li" key={name} sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
          {at ? (
            <IconCircleCheck size={20} stroke={1.75} aria-hidden />
          ) : (
            <IconClock size={20} stroke={1.75} aria-hidden />
          )}
          {side === reader
            ? `You ${at ? 'have confirmed' : 'haven’t confirmed yet'}.`
            : `${name} ${at ? 'has confirmed' : 'hasn’t confirmed yet'}.`}
        </Box>
      ))}
    </Box>
  );
}

/** What the brand tells the people who receive the visit, from the booking until it is over. */
export function HandoffNote({ collab: { id, handoff, influencer } }: { collab: Collab }) {
  const [note, setNote] = useState(handoff?.note ?? '');
  const save = useNoteHandoff(id);
  if (!handoff?.open) return null;
  return (
    <TitledPart title="Handover note">
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        For your team at the door, on the floor and in the kitchen. @{influencer.handle} won’t see it.
      </Typography>
      <Box
        component="form"
        noValidate
        aria-label="Handover note"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate(note, { onSuccess: () => toast.success('Note saved.') });
        }}
        sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}
      >
        <TextField
          label="Note"
          value={note}
          onChange={({ target }) => setNote(target.value)}
          multiline
          minRows={2}
          placeholder="Table 12. The chef says hello. Please film before nine."
          helperText={`${note.length} of ${limits.note.most} characters`}
          slotProps={{ htmlInput: { maxLength: limits.note.most } }}
        />
        <Fault>{save.error?.message}</Fault>
        <SubmitButton variant="outlined" busy={save.isPending}>
          Save note
        </SubmitButton>
      </Box>
    </TitledPart>
  );
}
