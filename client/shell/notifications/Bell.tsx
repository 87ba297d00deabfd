import { IconBell } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useNotifications } from '../../api/notifications';
import { useUnreadConversations } from '../../api/messages';
import { lazyWithMui } from '../../app/theme/with-mui';
import { IconAction } from '../../ui/IconAction';
import { Box } from '../../ui/elements';

const BellPanel = lazyWithMui(() => import('./BellPanel').then((module) => module.BellPanel));

/** The number of unread notifications; opens the list. */
export function Bell() {
  const { unread, items } = useNotifications(true);
  useUnreadConversations(true); // messages also arrive wherever the bell is
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`;
  return (
    <Box sx={{ position: 'relative' }}>
      <IconAction icon={IconBell} label={label} onClick={({ currentTarget }) => setAnchor(currentTarget)} />
      {unread > 0 && (
        <Box aria-hidden sx={badge}>
          {unread > 99 ? '99+' : unread}
        </Box>
      )}
      <Suspense fallback={null}>
        {anchor && <BellPanel anchor={anchor} items={items} unread={unread} onClose={() => setAnchor(null)} />}
      </Suspense>
    </Box>
  );
}

const badge = {
  position: 'absolute',
  top: 4,
  right: 2,
  px: 1,
  minWidth: 18,
  height: 18,
  borderRadius: '9px',
  display: 'grid',
  placeItems: 'center',
  fontSize: 11,
  fontWeight: 700,
  lineHeight: 1,
  bgcolor: 'pass.accent',
  color: 'background.paper',
  pointerEvents: 'none',
} as const;
