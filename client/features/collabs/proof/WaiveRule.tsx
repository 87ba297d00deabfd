import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import DeliverPieceInput from '../../../api/limits/DeliverPieceInput.json';
import { type FormEvent, useId, useState } from 'react';
import { goldenRules } from '../../../../server/contract/rules/constants';
import { type Deliverable, useMoveDeliverable } from '../../../api/collabs';
import { ReasonField } from '../../../ui/ReasonDialog';
import { SubmitButton } from '../../../ui/SubmitButton';
import { toast } from '../../../ui/toast';

type Rule = (typeof goldenRules)[number]['id'];

/** The brand waives a golden rule for one piece, and says why. */
export function WaiveRule({ piece: { id, waivers } }: { piece: Deliverable }) {
  const titleId = useId();
  const [open, setOpen] = useState(false);
  const left = goldenRules.filter((rule) => !waivers.some((waiver) => waiver.rule === rule.id));
  const [rule, setRule] = useState<Rule | undefined>(left[0]?.id);
  const [reason, setReason] = useState('');
  const move = useMoveDeliverable();
  const waive = (event: FormEvent) => {
    event.preventDefault();
    move.mutate(
      { id, action: 'waive', rule, reason },
      {
        onSuccess: () => {
          setOpen(false);
          toast.success('Exception allowed for this piece.');
        },
      },
    );
  };
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)} sx={{ justifySelf: 'start', ml: -3 }}>
        Allow an exception
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby={titleId} fullWidth maxWidth="xs">
        <DialogTitle id={titleId}>Allow an exception</DialogTitle>
        <form onSubmit={waive}>
          <DialogContent sx={{ display: 'grid', gap: 4 }}>
            <RadioGroup aria-label="Golden rule" value={rule ?? ''} onChange={(_, value) => setRule(value as Rule)}>
              {left.map(({ id: each, text }) => (
                <FormControlLabel key={each} value={each} control={<Radio />} label={text} />
              ))}
            </RadioGroup>
            <ReasonField
              value={reason}
              onChange={setReason}
              limit={DeliverPieceInput.reason}
              hint="The creator will see it, and it stays in the dossier."
              error={move.error}
            />
          </DialogContent>
          <DialogActions>
            <Box sx={{ flex: 1 }} />
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <SubmitButton busy={move.isPending}>Allow it</SubmitButton>
          </DialogActions>
        </form>
      </Dialog>
    </>
  );
}
