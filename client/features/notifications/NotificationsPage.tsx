import Box from '@mui/material/Box';
import { PageHeader } from '../../ui/PageHeader';
import { NotificationSection } from '../../shell/notifications/NotificationSection';

/** Notification settings, for everyone who is signed in. */
export function NotificationsPage() {
  return (
    <>
      <PageHeader title="Notifications" lead="What we send you, where and when." />
      <Box sx={{ maxWidth: 720 }}>
        <NotificationSection title="What we notify you about" />
      </Box>
    </>
  );
}
