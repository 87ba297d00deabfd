import Box from '@mui/material/Box';
import { useUnreadConversations } from '../../api/unread';

/** In how many conversations something is unread. It adds nothing to the link's name: the page itself says it in words. */
export function UnreadBadge() {
  const unread = useUnreadConversations(true);
  if (unread === 0) return null;
  return (
    <Box
      component="span"
      aria-hidden
      title={`${unread} unread`}
      sx={{
        ml: 'auto',
        px: 1.5,
        minWidth: 22,
        borderRadius: '11px',
        typography: 'caption',
        fontWeight: 650,
        textAlign: 'center',
        bgcolor: 'pass.accent',
        color: 'background.paper',
      }}
    >
      {unread > 99 ? '99+' : unread}
    </Box>
  );
}
