import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { TextField } from '../../ui/TextField';
import { useId, useState } from 'react';
import { Fault } from '../../ui/Fault';
import { type Message, useEditMessage } from './conversations';

type EditDialogProps = { conversationId: string; message: Message; onClose: () => void };

/** Puts one's own message right. */
export function EditDialog({ conversationId, message, onClose }: EditDialogProps) {
  const titleId = useId();
  const [text, setText] = useState(message.text);
  const edit = useEditMessage(conversationId);
  const save = () => edit.mutate({ messageId: message.id, text: text.trim() }, { onSuccess: onClose });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>Edit message</DialogTitle>
      <DialogContent>
        <TextField
          value={text}
          onChange={(event) => setText(event.target.value)}
          multiline
          minRows={2}
          maxRows={8}
          fullWidth
          autoFocus
          slotProps={{ htmlInput: { 'aria-label': 'Edited message', maxLength: 4_000 } }}
        />
        <Fault>{edit.error?.message}</Fault>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" onClick={save} disabled={!text.trim()} loading={edit.isPending}>
          Save
        </Button>
      </DialogActions>
    </Dialog>
  );
}
