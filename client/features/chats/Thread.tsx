import { IconArrowLeft } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '../../app/paths';
import { Avatar } from '../../ui/Avatar';
import { Fault } from '../../ui/Fault';
import { Composer } from './Composer';
import { MessageLog } from './MessageLog';
import { type Conversation, useMessages, useOutgoing } from './conversations';
import { partnerName } from './partner';

/** One conversation: what was said, and where to write. */
export function Thread({ conversation }: { conversation: Conversation }) {
  const { messages, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useMessages(conversation.id);
  const { outgoing, send, retry } = useOutgoing(conversation.id);
  const log = useRef<HTMLDivElement>(null);
  const newest = `${messages.at(-1)?.id ?? ''}-${outgoing.at(-1)?.key ?? ''}`;
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [newest]);
  const name = partnerName(conversation);
  return (
    <Box
      component="section"
      aria-label={`Conversation with ${name}`}
      sx={{ display: 'flex', flexDirection: 'column', height: { xs: 'calc(100dvh - 128px)', md: '100%' } }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 3,
          px: 4,
          py: 3,
          borderBottom: '1px solid',
          borderColor: 'divider',
        }}
      >
        <IconButton
          component={Link}
          to={paths.chats}
          aria-label="Back to all conversations"
          edge="start"
          sx={{ display: { md: 'none' } }}
        >
          <IconArrowLeft size={20} stroke={1.75} />
        </IconButton>
        <Avatar filePath={conversation.with.avatarPath} name={name} size={36} />
        <Typography variant="h3" component="h2">
          {name}
        </Typography>
      </Box>
      <Box
        ref={log}
        tabIndex={0}
        role="region"
        aria-label={`Messages with ${name}`}
        sx={{ flex: 1, minHeight: 0, overflowY: 'auto', p: 4, display: 'flex', flexDirection: 'column', gap: 3 }}
      >
        {hasNextPage && (
          <Button
            size="small"
            onClick={() => void fetchNextPage()}
            loading={isFetchingNextPage}
            sx={{ alignSelf: 'center' }}
          >
            Earlier messages
          </Button>
        )}
        <Fault>{error?.message}</Fault>
        <MessageLog messages={messages} outgoing={outgoing} onRetry={retry} />
      </Box>
      <Composer to={name} onSend={send} />
    </Box>
  );
}
