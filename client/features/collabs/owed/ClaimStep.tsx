import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type Collab, useMoveCollab } from '../../../api/collabs';
import MoveCollabInput from '../../../api/limits/MoveCollabInput.json';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Fault } from '../../../ui/Fault';
import { TextField } from '../../../ui/TextField';

/** The brand says that the content never came, and what it wants of what did. */
export function ClaimStep({ collab: { id, influencer, deliverables } }: { collab: Collab }) {
  const [open, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const [keeps, setKeeps] = useState(true);
  const move = useMoveCollab(id);
  const hasSome = deliverables.some(({ approvedAt }) => approvedAt !== null);
  const claim = () =>
    move.mutate(
      { action: 'claim-undelivered', keepsContent: keeps, ...(words.trim() && { reason: words.trim() }) },
      { onSuccess: () => setOpen(false) },
    );
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        The content never came
      </Button>
      <ConfirmDialog
        open={open}
        title="Did the content never come?"
        busy={move.isPending}
        onCancel={() => setOpen(false)}
        onConfirm={claim}
      >
        <Typography sx={{ mb: 4 }}>
          @{influencer.handle} has 48 hours to deliver or answer. Without either the Collab ends as undelivered, your
          credit comes back, and it counts as a missed promise of theirs.
        </Typography>
        {hasSome && (
          <RadioGroup
            aria-label="What was delivered"
            value={keeps ? 'keep' : 'give-back'}
            onChange={(_, value) => setKeeps(value === 'keep')}
            sx={{ mb: 4 }}
          >
            <FormControlLabel value="keep" control={<Radio />} label="We keep what was delivered" />
            <FormControlLabel value="give-back" control={<Radio />} label="We give back what was delivered" />
          </RadioGroup>
        )}
        <TextField
          label="What happened (optional)"
          value={words}
          onChange={(event) => setWords(event.target.value)}
          multiline
          minRows={2}
          slotProps={{ htmlInput: { maxLength: MoveCollabInput.reason.most } }}
        />
        <Fault>{move.error?.message}</Fault>
      </ConfirmDialog>
    </>
  );
}
