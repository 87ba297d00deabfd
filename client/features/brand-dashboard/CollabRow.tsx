import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Collab } from '../../api/collabs';
import { Avatar } from '../../ui/Avatar';
import { otherSide } from '../../ui/CollabTicket';
import { useCollabAddress } from './collab-address';

type CollabRowProps = { collab: Collab; children: ReactNode };

/** One Collab in a list: who, and what about it. The whole row leads to it. */
export function CollabRow({ collab, children }: CollabRowProps) {
  const addressOf = useCollabAddress();
  const { name, avatarPath } = otherSide(collab, 'brand');
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        gap: 3,
        alignItems: 'center',
        py: 2,
        minHeight: 56,
        '& + &': { borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      <Avatar filePath={avatarPath} name={name} size={36} />
      <Box sx={{ minWidth: 0 }}>
        <Box
          component={Link}
          to={addressOf(collab.id)}
          sx={{
            typography: 'subtitle2',
            color: 'inherit',
            textDecoration: 'none',
            '&:hover': { textDecoration: 'underline' },
            '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '6px' },
          }}
        >
          {name}
        </Box>
        <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
          {children}
        </Typography>
      </Box>
    </Box>
  );
}
