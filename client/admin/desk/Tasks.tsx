import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { DeskSubject, DeskTask } from '../../api/desk';
import { AddTask } from './AddTask';
import { TitledPart } from '../../ui/TitledPart';
import { TaskRow } from './TaskRow';

type TasksProps = { subject: DeskSubject; tasks: readonly DeskTask[]; mayWrite: boolean };

/** What needs doing, and what has been. */
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
            {showDone ? 'Hide' : 'Show'} what is done ({done.length})
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
