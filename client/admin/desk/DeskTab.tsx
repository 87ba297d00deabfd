import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { type Desk, type DeskSubject, useDesk, useRemoveNote, useWriteNote } from '../../api/desk';
import { Fault } from '../../ui/Fault';
import { useMay, useStaffRole } from '../staff/useMay';
import { Tags } from './Tags';
import { Tasks } from './Tasks';
import { IconTrash } from '@tabler/icons-react';
import IconButton from '@mui/material/IconButton';
import { type FormEvent, useState } from 'react';
import { deskLimits } from '../../../server/contract/rules/desk';
import { useSession } from '../../shell/session/session-context';
import { RelativeTime } from '../../ui/RelativeTime';
import { SubmitButton } from '../../ui/SubmitButton';
import { TextField } from '../../ui/TextField';
import { toast } from '../../ui/toast';
import { TitledPart } from '../../ui/TitledPart';

/** Staff's records about one brand, influencer or Collab: tags, tasks and notes. */
export function DeskTab(subject: DeskSubject) {
  const { data, error } = useDesk(subject);
  const mayWrite = useMay()('desk.write');
  if (error && !data) return <Fault>{error.message}</Fault>;
  if (!data) return <Skeleton variant="rounded" height={240} />;
  const shared = { subject, mayWrite };
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      <Tags {...shared} tags={data.tags} />
      <Tasks {...shared} tasks={data.tasks} />
      <Notes {...shared} notes={data.notes} />
    </Box>
  );
}

type NotesProps = { subject: DeskSubject; notes: Desk['notes']; mayWrite: boolean };

const says = { onError: ({ message }: Error) => toast.say(message) };

/** Staff's notes; only staff can read them. */
export function Notes({ subject, notes, mayWrite }: NotesProps) {
  const [text, setText] = useState('');
  const write = useWriteNote(subject);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') write.mutate(text, { ...says, onSuccess: () => setText('') });
  };
  return (
    <TitledPart title="Notes">
      {mayWrite && (
        <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
          <TextField
            label="New note"
            helperText="Only staff can see it."
            multiline
            minRows={2}
            value={text}
            onChange={({ target }) => setText(target.value)}
            slotProps={{ htmlInput: { maxLength: deskLimits.noteCharacters } }}
          />
          <Box>
            <SubmitButton busy={write.isPending}>Add note</SubmitButton>
          </Box>
        </Box>
      )}
      <Box component="ul" aria-label="Notes" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
        {notes.map((note) => (
          <NoteRow key={note.id} note={note} mayWrite={mayWrite} />
        ))}
      </Box>
    </TitledPart>
  );
}

function NoteRow({
  note: { id, text, author, createdAt },
  mayWrite,
}: {
  note: Desk['notes'][number];
  mayWrite: boolean;
}) {
  const { actor } = useSession();
  const role = useStaffRole();
  const remove = useRemoveNote();
  const mayRemove = mayWrite && (author?.id === actor.uid || role === 'super-user');
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2, p: 3, borderRadius: '12px', bgcolor: 'pass.sunken' }}>
      <Box sx={{ flex: 1, minWidth: 0, typography: 'body2' }}>
        <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Box>
        <Box sx={{ color: 'text.secondary', mt: 1 }}>
          {author?.name ?? 'A former colleague'}, <RelativeTime time={createdAt} goesOn />
        </Box>
      </Box>
      {mayRemove && (
        <IconButton aria-label="Remove this note" onClick={() => remove.mutate(id, says)}>
          <IconTrash size={18} stroke={1.75} />
        </IconButton>
      )}
    </Box>
  );
}
