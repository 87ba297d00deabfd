import { IconDots } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { Fragment, useState } from 'react';
import { messages as words } from '../../../server/contract/rules/constants';
import type { Outgoing } from '../../shell/outbox';
import { toast } from '../../ui/toast';
import { Bubble } from './Bubble';
import type { Message } from './conversations';

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'Europe/London',
});
const timeFormat = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/London' });

const dayOf = ({ sentAt }: Message): string => dayFormat.format(new Date(sentAt));

type MessageActs = Readonly<{
  onEdit: (message: Message) => void;
  onDelete: (message: Message) => void;
  /** Absent if there is nobody to report to. */
  onReport?: (message: Message) => void;
}>;

type MessageLogProps = {
  messages: readonly Message[];
  outgoing: readonly Outgoing[];
  /** How far the other side has received and read. */
  receipts: Readonly<{ delivered: number; read: number }>;
  /** How far the user had read when the conversation was opened. */
  readBefore: number;
  acts: MessageActs;
  onRetry: (message: Outgoing) => void;
  onGiveUp: (message: Outgoing) => void;
};

/** The messages, day by day, with pending ones. Screen readers announce new ones. */
export function MessageLog({ messages, outgoing, receipts, readBefore, acts, onRetry, onGiveUp }: MessageLogProps) {
  const firstNew = messages.find(({ mine, seq }) => !mine && seq > readBefore);
  const lastMine = messages.findLast(({ mine }) => mine);
  const arrived = new Set(messages.map(({ clientId }) => clientId));
  return (
    <Box role="log" aria-label="Conversation" sx={{ display: 'flex', flexDirection: 'column', gap: 2, mt: 'auto' }}>
      {messages.map((message, position) => {
        const before = messages[position - 1];
        const newDay = !before || dayOf(before) !== dayOf(message);
        return (
          <Fragment key={message.id}>
            {newDay && <Divider>{dayOf(message)}</Divider>}
            {message === firstNew && <Divider accent>New</Divider>}
            <Bubble
              text={message.text}
              files={message.files}
              mine={message.mine}
              deleted={message.deletedAt !== null && message.deletedAt !== undefined}
              action={!message.deletedAt && <MessageMenu message={message} acts={acts} />}
            >
              <time dateTime={message.sentAt}>{timeFormat.format(new Date(message.sentAt))}</time>
              {message.editedAt && !message.deletedAt && <span>edited</span>}
              {message === lastMine && !message.deletedAt && <span>{receiptOf(message.seq, receipts)}</span>}
            </Bubble>
          </Fragment>
        );
      })}
      {outgoing
        .filter(({ clientId }) => !arrived.has(clientId))
        .map((message) => (
          <OutgoingBubble key={message.clientId} message={message} onRetry={onRetry} onGiveUp={onGiveUp} />
        ))}
    </Box>
  );
}

function receiptOf(seq: number, { delivered, read }: MessageLogProps['receipts']): string {
  if (seq <= read) return 'Read';
  return seq <= delivered ? 'Delivered' : 'Sent';
}

function Divider({ children, accent = false }: { children: string; accent?: boolean }) {
  const line = { content: '""', flex: 1, borderTop: '1px solid', borderColor: accent ? 'pass.accent' : 'divider' };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, my: 2, '&::before': line, '&::after': line }}>
      <Typography variant="caption" sx={{ color: accent ? 'pass.accent' : 'text.secondary', fontWeight: 600 }}>
        {children}
      </Typography>
    </Box>
  );
}

type OutgoingBubbleProps = {
  message: Outgoing;
  onRetry: (message: Outgoing) => void;
  onGiveUp: (message: Outgoing) => void;
};

/** A pending message: it shows at once, with its error if sending failed. */
function OutgoingBubble({ message, onRetry, onGiveUp }: OutgoingBubbleProps) {
  return (
    <Bubble text={message.text} files={message.files} mine>
      {message.status === 'failed' ? (
        <>
          <span>Not sent.</span>
          <Button size="small" color="inherit" onClick={() => onRetry(message)}>
            Retry
          </Button>
          <Button size="small" color="inherit" onClick={() => onGiveUp(message)}>
            Delete
          </Button>
        </>
      ) : message.status === 'waiting' ? (
        'Waiting for a connection'
      ) : (
        'Sending'
      )}
    </Bubble>
  );
}

/** The actions on one message. */
function MessageMenu({ message, acts }: { message: Message; acts: MessageActs }) {
  const { onEdit, onDelete, onReport } = acts;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const then = (act: (message: Message) => void) => () => {
    setAnchor(null);
    act(message);
  };
  const copy = () =>
    navigator.clipboard.writeText(message.text).then(
      () => toast.success(words.copied),
      () => toast.say(words.copyFailed),
    );
  return (
    <>
      <IconButton
        size="small"
        aria-label={`Options for the message “${message.text.slice(0, 30) || 'file'}”`}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ width: 32, height: 32 }}
      >
        <IconDots size={18} stroke={1.75} />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {message.text && <MenuItem onClick={then(() => void copy())}>Copy</MenuItem>}
        {message.mine && message.changeable && <MenuItem onClick={then(onEdit)}>Edit</MenuItem>}
        {message.mine && message.changeable && <MenuItem onClick={then(onDelete)}>Delete</MenuItem>}
        {!message.mine && onReport && <MenuItem onClick={then(onReport)}>Report</MenuItem>}
      </Menu>
    </>
  );
}
