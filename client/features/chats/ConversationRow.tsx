import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { paths } from '../../app/paths';
import { Avatar } from '../../ui/Avatar';
import { CountBadge } from '../../ui/CountBadge';
import { RelativeTime } from '../../ui/RelativeTime';
import { visuallyHidden } from '../../ui/sx';
import { type Conversation, type Message, partnerName } from './conversations';

type ConversationRowProps = {
  conversation: Conversation;
  current: boolean;
  /** The message that was found; else the newest one shows. */
  said?: Message;
};

const wordsOf = ({ text, files, mine, deletedAt }: Message): string => {
  if (deletedAt) return 'This message was deleted.';
  return `${mine ? 'You: ' : ''}${text || (files?.length === 1 ? 'A file' : `${files?.length ?? 0} files`)}`;
};

/** One conversation in the list. */
export function ConversationRow({ conversation, current, said }: ConversationRowProps) {
  const { lastMessage, lastMessageAt, unread = 0 } = conversation;
  const shown = said ?? lastMessage;
  const name = partnerName(conversation);
  const isUnread = !said && unread > 0;
  return (
    <Box
      component={Link}
      to={paths.chatsWith(conversation.with.uid)}
      aria-current={current || undefined}
      sx={row(current)}
    >
      <Avatar filePath={conversation.with.avatarPath} name={name} size={40} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
          <Typography variant="subtitle2" component="span" noWrap>
            {name}
          </Typography>
          <Typography variant="caption" component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
            <RelativeTime time={said?.sentAt ?? lastMessageAt} />
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
          <Typography
            variant="body2"
            component="div"
            noWrap
            sx={{ flex: 1, color: isUnread ? 'pass.ink' : 'text.secondary', fontWeight: isUnread ? 650 : undefined }}
          >
            {shown ? wordsOf(shown) : 'No messages yet'}
          </Typography>
          {isUnread && (
            <>
              <CountBadge count={unread} title={`${unread} unread`} />
              <Box component="span" sx={visuallyHidden}>{`${unread} unread`}</Box>
            </>
          )}
        </Box>
      </Box>
    </Box>
  );
}

const row = (current: boolean) => ({
  display: 'flex',
  gap: 3,
  p: 3,
  borderRadius: '6px',
  color: 'inherit',
  textDecoration: 'none',
  bgcolor: current ? 'pass.primarySoft' : undefined,
  '&:hover': { bgcolor: current ? 'pass.primarySoft' : 'pass.sunken' },
});
