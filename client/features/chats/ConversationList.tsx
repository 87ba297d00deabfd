import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { paths } from '../../app/paths';
import { Avatar } from '../../ui/Avatar';
import { RelativeTime } from '../../ui/RelativeTime';
import type { Conversation } from './conversations';
import { partnerName } from './partner';

type ConversationListProps = { conversations: readonly Conversation[]; open: Conversation | undefined };

/** Who one talks with, the newest message first. */
export function ConversationList({ conversations, open }: ConversationListProps) {
  return (
    <Box component="nav" aria-label="Conversations">
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 2 }}>
        {conversations.map((conversation) => (
          <li key={conversation.id}>
            <Row conversation={conversation} current={conversation === open} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

function Row({ conversation, current }: { conversation: Conversation; current: boolean }) {
  const { lastMessage, lastMessageAt } = conversation;
  const name = partnerName(conversation);
  return (
    <Box
      component={Link}
      to={paths.chatsWith(conversation.with.uid)}
      aria-current={current ? 'true' : undefined}
      sx={{
        display: 'flex',
        gap: 3,
        p: 3,
        borderRadius: '6px',
        color: 'inherit',
        textDecoration: 'none',
        bgcolor: current ? 'pass.primarySoft' : undefined,
        '&:hover': { bgcolor: current ? 'pass.primarySoft' : 'pass.sunken' },
      }}
    >
      <Avatar filePath={conversation.with.avatarPath} name={name} size={40} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
          <Typography variant="subtitle2" component="span" noWrap>
            {name}
          </Typography>
          <Typography variant="caption" component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
            <RelativeTime time={lastMessageAt} />
          </Typography>
        </Box>
        <Typography variant="body2" component="div" noWrap sx={{ color: 'text.secondary' }}>
          {lastMessage ? `${lastMessage.mine ? 'You: ' : ''}${lastMessage.text}` : 'Nothing said yet'}
        </Typography>
      </Box>
    </Box>
  );
}
