import { IconMessageCircle } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { paths } from '../../app/paths';
import { TextLink } from '../../ui/TextLink';

/** Whoever is signed in chats with our staff where all their messages are. Nothing is promised. */
export function LiveChatRow() {
  return (
    <Box sx={{ display: 'flex', gap: 4, alignItems: 'center', py: 3, minHeight: 68 }}>
      <Box sx={{ color: 'pass.primary', display: 'flex' }}>
        <IconMessageCircle size={20} stroke={1.75} aria-hidden />
      </Box>
      <Box>
        <Typography variant="subtitle2" component="h3">
          Live chat
        </Typography>
        <TextLink to={paths.chatsWith('support')}>Write to our staff in your messages</TextLink>
      </Box>
    </Box>
  );
}
