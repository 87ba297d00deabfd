import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import EditMessageInput from '../../api/limits/EditMessageInput.json';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Fault } from '../../ui/Fault';
import { TextField } from '../../ui/TextField';
import { toast } from '../../ui/toast';
import { ReportDialog } from './ReportDialog';
import {
  type Conversation,
  type Message,
  partnerName,
  useBlock,
  useDeleteMessage,
  useEditMessage,
} from './conversations';

/** The current dialog over the thread. */
export type Asked =
  | Readonly<{ about: 'block' }>
  | Readonly<{ about: 'report'; message: Message | null }>
  | Readonly<{ about: 'edit' | 'delete'; message: Message }>;

type ThreadDialogsProps = { conversation: Conversation; asked: Asked; onClose: () => void };

/** The dialogs of a thread, one at a time. */
export function ThreadDialogs({ conversation, asked, onClose }: ThreadDialogsProps) {
  const { id, blockedByMe } = conversation;
  const block = useBlock(id);
  const remove = useDeleteMessage(id);
  const name = partnerName(conversation);
  const settle = { onSuccess: onClose, onError: ({ message }: Error) => toast.say(message) };
  if (asked.about === 'report') return <ReportDialog conversationId={id} message={asked.message} onClose={onClose} />;
  if (asked.about === 'edit') return <EditDialog conversationId={id} message={asked.message} onClose={onClose} />;
  if (asked.about === 'delete')
    return (
      <ConfirmDialog
        open
        title="Delete this message?"
        destructive
        busy={remove.isPending}
        onCancel={onClose}
        onConfirm={() => remove.mutate(asked.message.id, settle)}
      >
        {name} will only see that there was a message. You can’t undo this.
      </ConfirmDialog>
    );
  return (
    <ConfirmDialog
      open
      title={`${blockedByMe ? 'Unblock' : 'Block'} ${name}?`}
      busy={block.isPending}
      onCancel={onClose}
      onConfirm={() => block.mutate(!blockedByMe, settle)}
    >
      {blockedByMe
        ? `You and ${name} will be able to write to each other again.`
        : `Neither of you can write here until you unblock them. Your Collabs with ${name} stay as they are.`}
    </ConfirmDialog>
  );
}

type EditDialogProps = { conversationId: string; message: Message; onClose: () => void };

/** Edits your own message. */
function EditDialog({ conversationId, message, onClose }: EditDialogProps) {
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
          slotProps={{ htmlInput: { 'aria-label': 'Edited message', maxLength: EditMessageInput.text.most } }}
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
