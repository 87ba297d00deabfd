import { IconArrowLeft, IconDotsVertical } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../app/paths';
import { Avatar } from '../../ui/Avatar';
import { type Conversation, partnerName } from './conversations';

type ThreadHeaderProps = {
  conversation: Conversation;
  writing: boolean;
  /** Absent for conversations that this user can't block or report. */
  onBlock?: () => void;
  onReport?: () => void;
};

/** The other side's name and typing status, and the conversation's actions. */
export function ThreadHeader({ conversation, writing, onBlock, onReport }: ThreadHeaderProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = partnerName(conversation);
  const then = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  return (
    <Box sx={frame}>
      <IconButton
        component={Link}
        to={paths.chats}
        aria-label="Back to all conversations"
        edge="start"
        sx={{ display: { md: 'none' } }}
      >
        <IconArrowLeft size={20} stroke={1.75} />
      </IconButton>
      <Avatar filePath={conversation.with.avatarPath} name={name} size={40} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography variant="h3" component="h2" noWrap>
          {name}
        </Typography>
        <Typography
          variant="caption"
          component="div"
          role="status"
          sx={{ color: 'text.secondary', lineHeight: '16px' }}
        >
          {writing ? 'is writing…' : ''}
        </Typography>
      </Box>
      {(onBlock ?? onReport) && (
        <IconButton
          aria-label={`Options for ${name}`}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <IconDotsVertical size={20} stroke={1.75} />
        </IconButton>
      )}
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {onReport && <MenuItem onClick={then(onReport)}>Report conversation</MenuItem>}
        {onBlock && <MenuItem onClick={then(onBlock)}>{conversation.blockedByMe ? 'Unblock' : 'Block'}</MenuItem>}
      </Menu>
    </Box>
  );
}

const frame = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  px: 4,
  py: 2,
  minHeight: 64,
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const;
