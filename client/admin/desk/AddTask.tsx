import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { deskLimits } from '../../../server/contract/rules/desk';
import { type DeskSubject, useAddTask, useColleagues } from '../../api/desk';
import { SubmitButton } from '../../ui/SubmitButton';
import { TextField } from '../../ui/TextField';
import { toast } from '../../ui/toast';
import { DateField } from '../../ui/moment-fields';

const nothing = { title: '', dueOn: '', assigneeId: '' };

/** What is to be done, by when, and who does it. */
export function AddTask({ subject }: { subject: DeskSubject }) {
  const [draft, setDraft] = useState<typeof nothing | null>(null);
  const { data: colleagues } = useColleagues();
  const add = useAddTask(subject);
  if (!draft)
    return (
      <Box>
        <Button variant="outlined" onClick={() => setDraft(nothing)}>
          Add a task
        </Button>
      </Box>
    );
  const set = (field: keyof typeof nothing) => ({
    value: draft[field],
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [field]: target.value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { title, dueOn, assigneeId } = draft;
    add.mutate(
      { title, dueOn: dueOn || null, assigneeId: assigneeId || null },
      { onSuccess: () => setDraft(null), onError: ({ message }) => toast.say(message) },
    );
  };
  return (
    <Box
      component="form"
      onSubmit={submit}
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        '& .wide': { gridColumn: '1 / -1' },
      }}
    >
      <TextField
        {...set('title')}
        className="wide"
        label="What is to be done"
        autoFocus
        slotProps={{ htmlInput: { required: true, maxLength: deskLimits.taskCharacters } }}
      />
      <DateField label="Due on" value={draft.dueOn} onChange={(dueOn) => setDraft({ ...draft, dueOn })} />
      <TextField {...set('assigneeId')} label="Who does it" select>
        <option value="">Anyone</option>
        {colleagues?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </TextField>
      <Box className="wide" sx={{ display: 'flex', gap: 2 }}>
        <SubmitButton busy={add.isPending}>Add task</SubmitButton>
        <Button onClick={() => setDraft(null)}>Cancel</Button>
      </Box>
    </Box>
  );
}
