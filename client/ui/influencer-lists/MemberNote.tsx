import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { listLimits } from '../../../server/contract/rules/influencer-lists';
import { type ListMember, useNoteMember } from '../../api/influencer-lists';
import { Fault } from '../Fault';
import { SubmitButton } from '../SubmitButton';
import { TextField } from '../TextField';

type MemberNoteProps = { listId: string; member: ListMember; mayChange: boolean };

/** The list keepers' note about someone on it; people with only the link don't see it. */
export function MemberNote({ listId, member: { id, handle, note }, mayChange }: MemberNoteProps) {
  const [text, setText] = useState<string | null>(null);
  const keep = useNoteMember(listId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    keep.mutate({ influencerId: id, note: text ?? '' }, { onSuccess: () => setText(null) });
  };
  if (text === null) {
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {note && (
          <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap' }}>
            {note}
          </Typography>
        )}
        {mayChange && (
          <Button
            size="small"
            onClick={() => setText(note)}
            aria-label={`${note ? 'Change the' : 'Add a'} note on @${handle}`}
            sx={note ? undefined : { ml: -3 }}
          >
            {note ? 'Change note' : 'Add a note'}
          </Button>
        )}
      </Box>
    );
  }
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      <TextField
        autoFocus
        label={`Note on @${handle}`}
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: listLimits.memberNote } }}
      />
      <Fault>{keep.error?.message}</Fault>
      <Box sx={{ display: 'flex', gap: 2 }}>
        <SubmitButton size="small" busy={keep.isPending}>
          Save note
        </SubmitButton>
        <Button size="small" onClick={() => setText(null)}>
          Cancel
        </Button>
      </Box>
    </Box>
  );
}
