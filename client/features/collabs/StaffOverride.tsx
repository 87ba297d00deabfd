import { useMutation, useQueryClient } from '@tanstack/react-query';
import { TextField } from '../../ui/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { type ProblemError, call } from '../../api/client';
import type { Collab } from '../../api/collabs';
import OverrideCollabInput from '../../api/limits/OverrideCollabInput.json';
import type { components } from '../../api/schema';
import { SubmitButton } from '../../ui/SubmitButton';
import { toast } from '../../ui/toast';
import { ReasonField } from '../../ui/ReasonDialog';
import { Step } from './Step';

type Override = components['schemas']['OverrideCollabInput'];

/** The stages to which staff can move it; `from` is the stage it must have reached. */
const targets = [
  { id: 'stage-3', label: 'Back to Approved: a new time is agreed', from: 4, to: { stage: 3 } },
  { id: 'stage-4', label: 'Back to Scheduled: all content is made again', from: 5, to: { stage: 4 } },
  { id: 'stage-5', label: 'Back to Deliverables Added: content is published again', from: 6, to: { stage: 5 } },
  { id: 'completed', label: 'End it as completed', from: 3, to: { outcome: 'completed' } },
  {
    id: 'undelivered',
    label: 'End it as undelivered: the content never came',
    from: 4,
    to: { outcome: 'undelivered' },
  },
  { id: 'no_show', label: 'End it as a no-show', from: 4, to: { outcome: 'no_show' } },
  { id: 'cancelled', label: 'End it as cancelled', from: 3, to: { outcome: 'cancelled' } },
] as const satisfies readonly { id: string; label: string; from: number; to: Omit<Override, 'reason'> }[];

/** For what ordinary steps can't undo. */
export function StaffOverride({ collab: { id, stage, outcome } }: { collab: Collab }) {
  const queries = useQueryClient();
  const [chosen, setChosen] = useState('');
  const [reason, setReason] = useState('');
  const put = useMutation<unknown, ProblemError, Override>({
    mutationFn: (body) => call('POST /api/v1/admin/collab-explorer/{id}/override', { path: { id }, body }),
    onSuccess: () => {
      toast.success('Saved. Both sides can see your reason.');
      setChosen('');
      setReason('');
      return queries.invalidateQueries({ queryKey: ['collabs'] });
    },
  });
  const isDone = outcome === 'completed';
  const possible = targets.filter(({ from, to }) => stage >= from && (!isDone || 'stage' in to));
  if (!(outcome === 'open' || isDone) || possible.length === 0) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const target = possible.find((each) => each.id === chosen);
    if (target) put.mutate({ ...target.to, reason: reason.trim() });
  };
  return (
    <Step title="Correct the stage">
      <Typography sx={{ color: 'text.secondary' }}>
        For what the usual steps can’t undo. It’s recorded with your name and reason.
      </Typography>
      <form onSubmit={submit} noValidate style={{ display: 'grid', gap: 16 }}>
        <TextField select label="Move to" value={chosen} onChange={(event) => setChosen(event.target.value)}>
          <option value="">Choose a stage</option>
          {possible.map(({ id: target, label }) => (
            <option key={target} value={target}>
              {label}
            </option>
          ))}
        </TextField>
        <ReasonField value={reason} onChange={setReason} error={put.error} limit={OverrideCollabInput.reason} />
        <SubmitButton busy={put.isPending} sx={{ justifySelf: 'start' }}>
          Move the Collab
        </SubmitButton>
      </form>
    </Step>
  );
}
