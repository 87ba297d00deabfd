import { DateField } from '../../ui/moment-fields';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, type FormEvent } from 'react';
import { type DeskSubject, type DeskTask, useAddTask, useColleagues } from '../../api/desk';
import { TitledPart } from '../../ui/TitledPart';
import { TaskRow } from './TaskRow';
import { deskLimits } from '../../../server/contract/rules/desk';
import { SubmitButton } from '../../ui/SubmitButton';
import { TextField } from '../../ui/TextField';
import { toast } from '../../ui/toast';

type TasksProps = { subject: DeskSubject; tasks: readonly DeskTask[]; mayWrite: boolean };

/** Open tasks, and completed ones. */
export function Tasks({ subject, tasks, mayWrite }: TasksProps) {
  const [showDone, setShowDone] = useState(false);
  const open = tasks.filter(({ doneAt }) => doneAt === null);
  const done = tasks.filter(({ doneAt }) => doneAt !== null);
  return (
    <TitledPart title="Tasks">
      {open.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Nothing to do.
        </Typography>
      )}
      <TaskRows label="To do" tasks={open} mayWrite={mayWrite} />
      {mayWrite && <AddTask subject={subject} />}
      {done.length > 0 && (
        <Box>
          <Button size="small" aria-expanded={showDone} onClick={() => setShowDone(!showDone)}>
            {showDone ? 'Hide' : 'Show'} done ({done.length})
          </Button>
        </Box>
      )}
      {showDone && <TaskRows label="Done" tasks={done} mayWrite={mayWrite} />}
    </TitledPart>
  );
}

function TaskRows({ label, tasks, mayWrite }: { label: string; tasks: readonly DeskTask[]; mayWrite: boolean }) {
  if (tasks.length === 0) return null;
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {tasks.map((task) => (
        <TaskRow key={task.id} task={task} mayWrite={mayWrite} />
      ))}
    </Box>
  );
}

const nothing = { title: '', dueOn: '', assigneeId: '' };

/** The task, its deadline, and its assignee. */
function AddTask({ subject }: { subject: DeskSubject }) {
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
        label="Task"
        autoFocus
        slotProps={{ htmlInput: { required: true, maxLength: deskLimits.taskCharacters } }}
      />
      <DateField label="Due on" value={draft.dueOn} onChange={(dueOn) => setDraft({ ...draft, dueOn })} />
      <TextField {...set('assigneeId')} label="Assigned to" select>
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
