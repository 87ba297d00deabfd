import { IconDots } from '@tabler/icons-react';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { messages as words } from '../../../server/contract/rules/constants';
import { toast } from '../../ui/toast';
import type { Message } from './conversations';

type MessageMenuProps = {
  message: Message;
  onEdit: () => void;
  onDelete: () => void;
  /** Absent if there is nobody to report to. */
  onReport?: () => void;
};

/** The actions on one message. */
export function MessageMenu({ message, onEdit, onDelete, onReport }: MessageMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const then = (act: () => void) => () => {
    setAnchor(null);
    act();
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
