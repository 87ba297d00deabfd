import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { toast } from '../../ui/toast';
import { EditDialog } from './EditDialog';
import { ReportDialog } from './ReportDialog';
import { type Conversation, type Message, useBlock, useDeleteMessage } from './conversations';
import { partnerName } from './partner';

/** What is being asked in a dialog over the thread. */
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
        confirmLabel="Delete"
        busy={remove.isPending}
        onCancel={onClose}
        onConfirm={() => remove.mutate(asked.message.id, settle)}
      >
        {name} will only see that there was a message. This cannot be undone.
      </ConfirmDialog>
    );
  return (
    <ConfirmDialog
      open
      confirmLabel={blockedByMe ? 'Unblock' : 'Block'}
      busy={block.isPending}
      onCancel={onClose}
      onConfirm={() => block.mutate(!blockedByMe, settle)}
    >
      {blockedByMe
        ? `You and ${name} can write to each other again.`
        : `Neither of you can write here any more, until you unblock. Your Collabs with ${name} stay as they are.`}
    </ConfirmDialog>
  );
}
