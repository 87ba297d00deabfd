import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { deskLimits } from '../../../server/contract/rules/desk';
import { type MessageReport, useMessageInfluencers } from '../../api/messages';
import { TextField } from '../../ui/TextField';
import { toast } from '../../ui/toast';
import { BulkDialog } from '../bulk/BulkDialog';
import type { Report } from '../bulk/BulkReport';
import { useBulk } from '../bulk/useBulk';

type MessageDialogProps = {
  influencerIds: readonly string[];
  /** The recipient, if there is only one. */
  name?: string;
  onClose: () => void;
  onSent?: () => void;
};

const reportOf = ({ sent, refused }: MessageReport): Report => ({
  done: sent.length,
  refused,
  words: {
    outcome: `${sent.length === 0 ? 'No messages sent' : `Sent to ${sent.length}`}, ${refused.length} not reached.`,
    left: 'Not reached',
  },
});

/** Sends the same message to one or many influencers, each in their support conversation. */
export function MessageDialog({ influencerIds, name, onClose, onSent }: MessageDialogProps) {
  const { ids, task, setReport, progress } = useBulk(influencerIds);
  const [text, setText] = useState('');
  const message = useMessageInfluencers();
  const submit = () =>
    message.mutate(
      { ids: [...ids], text, clientId: task },
      {
        onError: (error) => toast.say(error.fieldErrors.text ?? error.message),
        onSuccess: (answer) => {
          onSent?.();
          if (answer.refused.length > 0) return setReport(reportOf(answer));
          toast.say(`Sent to ${name ?? answer.sent.length}. You’ll find the answers in Chats.`);
          onClose();
        },
      },
    );
  return (
    <BulkDialog
      title={`Message ${name ?? (ids.length === 1 ? '1 influencer' : `${ids.length} influencers`)}`}
      busy={message.isPending}
      {...progress}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography variant="body2">
        We’ll send it from Tastemaker support, into their chats. People without an account yet won’t get it.
      </Typography>
      <TextField
        label="Message"
        value={text}
        onChange={({ target }) => setText(target.value)}
        multiline
        minRows={4}
        maxRows={12}
        slotProps={{ htmlInput: { required: true, maxLength: deskLimits.messageCharacters } }}
      />
    </BulkDialog>
  );
}
