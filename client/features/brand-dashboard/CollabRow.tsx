import { paths } from '../../app/paths';
import { useSession } from '../../shell/session/session-context';
import type { ReactNode } from 'react';
import type { Collab } from '../../api/collabs';
import { Avatar } from '../../ui/Avatar';
import { otherSide } from '../../ui/CollabTicket';
import { Subtitle } from '../../ui/Subtitle';
import { CoveringLink, rowTitle } from '../../ui/TextLink';
import { Box } from '../../ui/elements';
import { useMedia } from '../../ui/use-media';

/** A ticket opens in a drawer over the dashboard, on smaller screens as its own page. */
export function useCollabAddress(): (id: string) => string {
  const { actor } = useSession();
  const wide = useMedia('(min-width: 1200px)');
  return (id) => (wide ? paths.brand.dashboardCollab(actor.uid, id) : paths.collab(id));
}

type CollabRowProps = { collab: Collab; children: ReactNode };

/** One Collab in a list: who, and its status. The whole row is a link. */
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
