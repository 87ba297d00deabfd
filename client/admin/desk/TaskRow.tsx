import { IconTrash } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { type DeskTask, useAddTask, useChangeTask, useRemoveTask } from '../../api/desk';
import { toast } from '../../ui/toast';
import { dueText, isOverdue, today } from './due';

type TaskRowProps = {
  task: DeskTask;
  mayWrite: boolean;
  /** Its subject, if that isn't obvious. */
  about?: ReactNode;
};

/** A task: ticked off, reopened, or removed. */
export function TaskRow({ task, mayWrite, about }: TaskRowProps) {
  const { id, kind, subjectId, title, dueOn, assignee, doneAt } = task;
  const change = useChangeTask();
  const remove = useRemoveTask();
  const add = useAddTask({ kind, id: subjectId });
  const now = today();
  const isDone = doneAt !== null;
  const says = { onError: ({ message }: Error) => toast.say(message) };
  const takeAway = () =>
    remove.mutate(id, {
      ...says,
      onSuccess: () =>
        toast.say('Task removed', { undo: () => add.mutate({ title, dueOn, assigneeId: assignee?.id ?? null }) }),
    });
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', typography: 'body2' }}>
      <Checkbox
        checked={isDone}
        disabled={!mayWrite || change.isPending}
        onChange={(_, done) => change.mutate({ id, done }, says)}
        slotProps={{ input: { 'aria-label': `Done: ${title}` } }}
        sx={{ p: 1, ml: -1 }}
      />
      <Box sx={{ flex: 1, minWidth: 0, pt: 1 }}>
        <Box sx={{ textDecoration: isDone ? 'line-through' : 'none', overflowWrap: 'anywhere' }}>{title}</Box>
        <Box sx={{ color: !isDone && isOverdue(dueOn, now) ? 'error.main' : 'text.secondary' }}>
          {about}
          {about && ' · '}
          {dueText(dueOn, now)}
          {assignee && ` · ${assignee.name}`}
        </Box>
      </Box>
      {mayWrite && (
        <IconButton aria-label={`Remove the task “${title}”`} onClick={takeAway}>
          <IconTrash size={18} stroke={1.75} />
        </IconButton>
      )}
    </Box>
  );
}
