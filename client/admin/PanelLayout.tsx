import Box from '@mui/material/Box';
import { Suspense, useEffect } from 'react';
import { type CoreLayoutProps, useNotificationContext, useTranslate } from 'react-admin';
import { PageSkeleton } from '../ui/skeletons';
import { toast } from '../ui/toast';

const rowHeight = 36;

/** The portal's shell has the navigation; the panel adds density: rows of 36 px and small fields. */
const dense = {
  '& .MuiTableCell-root': {
    height: rowHeight,
    py: 0.5,
    px: 2,
    fontSize: '0.875rem',
    lineHeight: 20 / 14,
    borderColor: 'divider',
    // A column is never narrower than its longest word; a table that needs more room scrolls.
    overflowWrap: 'break-word',
  },
  '& .MuiTableCell-head': { bgcolor: 'pass.sunken', color: 'text.secondary', fontWeight: 600, whiteSpace: 'nowrap' },
  '& .MuiTableRow-root:last-child .MuiTableCell-body': { borderBottom: 0 },
  // A long name wraps instead of pushing everything else aside.
  '& .MuiTableCell-root.column-name': { whiteSpace: 'normal', maxWidth: 320 },
};

/** The layout of every page of the panel. */
export function PanelLayout({ children }: CoreLayoutProps) {
  return (
    <Box sx={dense}>
      <Suspense fallback={<PageSkeleton shape="rows" tickets={10} />}>{children}</Suspense>
      <PanelToasts />
    </Box>
  );
}

/** Shows react-admin's notifications as the portal's own toasts. */
function PanelToasts() {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();

  useEffect(() => {
    if (notifications.length === 0) return;
    const notification = takeNotification();
    if (!notification || typeof notification.message !== 'string') return;
    const { message, type, notificationOptions } = notification;
    const text = translate(message, notificationOptions?.messageArgs as Record<string, unknown> | undefined);
    if (type === 'success') toast.success(text);
    else toast.say(text);
  }, [notifications, takeNotification, translate]);

  return null;
}
