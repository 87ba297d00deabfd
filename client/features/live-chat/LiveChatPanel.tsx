import { IconMinus, IconSend } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import LiveChatMessageInput from '../../api/limits/LiveChatMessageInput.json';
import { type LiveChat, useLiveChat, useWriteInLiveChat } from '../../api/live-chat';
import { Fault } from '../../ui/Fault';
import { IconAction } from '../../ui/IconAction';
import { exactTime } from '../../ui/RelativeTime';
import { SubmitButton } from '../../ui/SubmitButton';
import { TextInput } from '../../ui/TextInput';
import { visuallyHidden } from '../../ui/sx';
import { LeaveEmail } from './LeaveEmail';

/** A visitor without an account chats with our staff. */
export function LiveChatPanel({ onClose }: { onClose: () => void }) {
  const chat = useLiveChat(true);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.querySelector('input')?.focus(), []);
  return (
    <Box
      ref={panel}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
      sx={frame}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          pl: 4,
          pr: 1,
          py: 1,
          bgcolor: 'pass.primary',
          color: 'pass.onPrimary',
        }}
      >
        <Typography variant="h3" component="h2" sx={{ flex: 1 }}>
          Chat with us
        </Typography>
        <IconAction icon={IconMinus} label="Minimise the chat" onClick={onClose} />
      </Box>
      <Box sx={{ p: 4, pb: 0, display: 'grid', gap: 3 }}>
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary', minHeight: 40 }}>
          {chat && whoIsThere(chat)}
        </Typography>
      </Box>
      <Messages chat={chat} />
      {chat?.begun && !chat.email && <LeaveEmail staffed={chat.staffed} />}
      {chat?.email && (
        <Typography variant="caption" component="p" sx={{ px: 4, m: 0, color: 'text.secondary' }}>
          If you leave, we’ll answer at {chat.email}.
        </Typography>
      )}
      <Write />
    </Box>
  );
}

const whoIsThere = ({ staffed, hours, staffedAgainAt }: LiveChat): string =>
  staffed
    ? `We’re online now. We answer ${hours}, UK time.`
    : `We’re away until ${exactTime(staffedAgainAt)}. Leave a message and your email, and we’ll get back to you.`;

function Messages({ chat }: { chat: LiveChat | undefined }) {
  const log = useRef<HTMLDivElement>(null);
  const messages = chat?.messages ?? [];
  const newest = messages.at(-1)?.id;
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [newest]);
  return (
    <Box
      ref={log}
      role="log"
      aria-label="Messages"
      tabIndex={0}
      sx={{ flex: 1, minHeight: 80, overflowY: 'auto', p: 4, display: 'flex', flexDirection: 'column', gap: 2 }}
    >
      {messages.map(({ id, text, mine }) => (
        <Box key={id} sx={bubble(mine)}>
          <Box component="span" sx={visuallyHidden}>
            {mine ? 'You: ' : 'Tastemaker: '}
          </Box>
          {text}
        </Box>
      ))}
    </Box>
  );
}

function Write() {
  const [text, setText] = useState('');
  const [clientId, setClientId] = useState(() => crypto.randomUUID()); // the same for every attempt, so that it is stored once
  const write = useWriteInLiveChat();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    const begin = () => {
      setText('');
      setClientId(crypto.randomUUID());
    };
    write.mutate({ text: text.trim(), clientId }, { onSuccess: begin });
  };
  return (
    <Box component="form" onSubmit={send} sx={{ display: 'grid', gap: 3, p: 4, pt: 2 }}>
      <TextInput
        label="Your message"
        value={text}
        onChange={setText}
        maxLength={LiveChatMessageInput.text.most}
        autoComplete="off"
      />
      <Fault>{write.error?.message}</Fault>
      <SubmitButton busy={write.isPending}>
        <IconSend size={18} stroke={1.75} aria-hidden /> Send
      </SubmitButton>
    </Box>
  );
}

const frame = {
  display: 'flex',
  flexDirection: 'column',
  width: 'min(380px, calc(100vw - 32px))',
  maxHeight: 'min(600px, calc(100dvh - 32px))',
  overflow: 'hidden',
  borderRadius: '20px',
  border: '1px solid',
  borderColor: 'divider',
  bgcolor: 'background.paper',
  boxShadow: '0 1px 2px rgb(20 32 27/.06), 0 12px 32px -12px rgb(20 32 27/.22)',
} as const;

const bubble = (mine: boolean) =>
  ({
    alignSelf: mine ? 'flex-end' : 'flex-start',
    maxWidth: '88%',
    px: 3.5,
    py: 2,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    borderRadius: mine ? '12px 12px 2px 12px' : '12px 12px 12px 2px',
    bgcolor: mine ? 'pass.primary' : 'pass.sunken',
    color: mine ? 'pass.onPrimary' : 'pass.ink',
  }) as const;
