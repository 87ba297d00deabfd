import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { TextField } from '../../ui/TextField';
import Typography from '@mui/material/Typography';
import { type NotificationWishes, useNotificationWishes } from '../../api/notifications';
import { Fault } from '../../ui/Fault';
import { NotificationMatrix } from './NotificationMatrix';
import { QuietHours } from './QuietHours';

const digestChoices = [
  { value: 'off', label: 'One at a time' },
  { value: 'daily', label: 'Together, every morning' },
  { value: 'weekly', label: 'Together, every Monday' },
] as const;

/** What we tell of, and where: in the portal, by mail, when, and how often. What is changed is kept at once. */
export function NotificationSection() {
  const { wishes, error, keep } = useNotificationWishes();
  if (!wishes) return error ? <Fault>{error.message}</Fault> : <Skeleton variant="rounded" height={360} />;
  const change = (changes: Partial<NotificationWishes>) => keep.mutate({ ...wishes, ...changes });
  return (
    <Box component="section" aria-labelledby="notifications-title" sx={{ display: 'grid', gap: 6 }}>
      <Box>
        <Typography id="notifications-title" variant="h2">
          Notifications
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          These settings are yours, whichever profile you use. You’ll always get sign-in links, receipts and calendar
          invitations.
        </Typography>
      </Box>
      <NotificationMatrix wishes={wishes} onChange={(choices) => change({ choices })} />
      <TextField
        select
        label="Emails"
        value={wishes.digest}
        onChange={({ target }) => change({ digest: target.value as NotificationWishes['digest'] })}

        sx={{ maxWidth: 320 }}
      >
        {digestChoices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </TextField>
      <QuietHours quiet={wishes.quiet} onChange={(quiet) => change({ quiet })} />
      <Fault>{keep.error?.fieldErrors.quiet ?? keep.error?.message}</Fault>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', minHeight: 20 }}>
        {keep.isPending ? 'Saving…' : keep.isSuccess ? 'Saved' : ''}
      </Typography>
    </Box>
  );
}
