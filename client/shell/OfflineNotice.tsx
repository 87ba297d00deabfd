import { IconWifiOff } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import { useEffect, useSyncExternalStore } from 'react';
import { connection } from '../api/connection';

/** Milliseconds. */
const whenPageHasSettled = 8_000;

/** Loaded when they are first opened; fetched before that, so that they open without a connection too. */
const menus = () => [import('./navigation/SlideMenu'), import('./UserMenuList')];

/** Says that there is no connection, and what works all the same; and lets the portal open without one the next time. */
export function OfflineNotice() {
  const online = useSyncExternalStore(connection.subscribe, connection.isThere);
  useEffect(() => {
    if ('serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js').catch(() => undefined); // private windows have none
    const later = setTimeout(() => void Promise.allSettled(menus()), whenPageHasSettled);
    return () => clearTimeout(later);
  }, []);
  if (online) return null;
  return (
    <Box role="status" sx={bar}>
      <IconWifiOff size={20} stroke={1.75} aria-hidden />
      You are offline. Tickets and recent chats are as they were last seen; what you write is sent when you are back.
    </Box>
  );
}

const bar = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  px: { xs: 4, sm: 6 },
  py: 2,
  bgcolor: 'pass.ink',
  color: 'background.paper',
  typography: 'body2',
} as const;
