import type { ReactNode } from 'react';
import type { Collab } from '../../api/collabs';
import { Avatar } from '../../ui/Avatar';
import { otherSide } from '../../ui/CollabTicket';
import { Subtitle } from '../../ui/Subtitle';
import { CoveringLink, rowTitle } from '../../ui/TextLink';
import { Box } from '../../ui/elements';
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
        <CoveringLink to={addressOf(collab.id)} sx={rowTitle}>
          {name}
        </CoveringLink>
        <Subtitle>{children}</Subtitle>
      </Box>
    </Box>
  );
}
