import { IconTrash } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import QuickReplyInput from '../../api/limits/QuickReplyInput.json';
import { useQuickReplies } from '../../api/messages';
import { Fault } from '../../ui/Fault';
import { SubmitButton } from '../../ui/SubmitButton';
import { TextField } from '../../ui/TextField';
import { toast } from '../../ui/toast';

/** Staff's saved replies: shared by all, edited by those with permission, and offered below every chat. */
export function StaffQuickReplies() {
  const { replies, known, mayChange, error, add, remove } = useQuickReplies();
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const reply = text.trim();
    if (reply) add.mutate(reply, { onSuccess: () => setText('') });
  };
  if (!known) return error ? <Fault>{error.message}</Fault> : <Skeleton variant="rounded" width="100%" height={120} />;
  return (
    <Box sx={{ width: '100%', display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {replies.length === 0 && <Typography variant="body2">No quick replies yet.</Typography>}
      <Box component="ul" aria-label="Quick replies" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {replies.map((reply) => (
          <Box component="li" key={reply.id} sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
            <Typography variant="body2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {reply.text}
            </Typography>
            {mayChange && (
              <IconButton
                aria-label={`Delete “${reply.text.slice(0, 30)}”`}
                onClick={() => remove.mutate(reply.id, { onError: ({ message }) => toast.say(message) })}
              >
                <IconTrash size={18} stroke={1.75} />
              </IconButton>
            )}
          </Box>
        ))}
      </Box>
      {mayChange && (
        <Box component="form" aria-label="Add a quick reply" onSubmit={submit} sx={{ display: 'grid', gap: 3 }}>
          <TextField
            label="New quick reply"
            value={text}
            onChange={({ target }) => setText(target.value)}
            multiline
            minRows={2}
            error={add.isError}
            helperText={add.error?.message}
            slotProps={{ htmlInput: { maxLength: QuickReplyInput.text.most } }}
          />
          <Box>
            <SubmitButton variant="outlined" busy={add.isPending}>
              Save
            </SubmitButton>
          </Box>
        </Box>
      )}
    </Box>
  );
}
