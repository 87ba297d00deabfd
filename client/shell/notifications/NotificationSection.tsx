import { TimeField } from '../../ui/moment-fields';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { TextField } from '../../ui/TextField';
import Typography from '@mui/material/Typography';
import { type NotificationWishes, useNotificationWishes } from '../../api/notifications';
import { Fault } from '../../ui/Fault';
import { useSession } from '../session/session-context';
import { CalendarSection } from './CalendarSection';
import { NotificationMatrix } from './NotificationMatrix';
import { PushSection } from './PushSection';
import FormControlLabel from '@mui/material/FormControlLabel';
import { Switch } from '../../ui/Switch';
import { useState } from 'react';

const digestChoices = [
  { value: 'off', label: 'One at a time' },
  { value: 'daily', label: 'Together, every morning' },
  { value: 'weekly', label: 'Together, every Monday' },
] as const;

/** What we notify about, through which channels, when, and how often. Changes are saved at once. */
export function NotificationSection({ title = 'Notifications' }: { title?: string }) {
  const { actor, viewingUntil } = useSession();
  const { wishes, error, keep } = useNotificationWishes();
  if (!wishes) return error ? <Fault>{error.message}</Fault> : <Skeleton variant="rounded" height={360} />;
  const hasCalendar = (actor.type === 'brand' || actor.type === 'influencer') && !viewingUntil;
  const change = (changes: Partial<NotificationWishes>) => keep.mutate({ ...wishes, ...changes });
  return (
    <>
      <Box component="section" aria-labelledby="notifications-title" sx={{ display: 'grid', gap: 6 }}>
        <Box>
          <Typography id="notifications-title" variant="h2">
            {title}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
            These settings apply to all your profiles. You’ll always get sign-in links, receipts and calendar
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
      <PushSection />
      {hasCalendar && <CalendarSection />}
    </>
  );
}

type Quiet = NotificationWishes['quiet'];

const usual = { from: '22:00', until: '07:30' };

const same = (one: Quiet, other: Quiet): boolean => one?.from === other?.from && one?.until === other?.until;

/** Quiet hours: notifications wait until they are over. */
function QuietHours({ quiet, onChange }: { quiet: Quiet; onChange: (quiet: Quiet) => void }) {
  const [hours, setHours] = useState(quiet ?? usual);
  const [sent, setSent] = useState(quiet);
  const [seen, setSeen] = useState(quiet);
  if (quiet !== seen) {
    setSeen(quiet);
    // A response echoing an earlier value must not overwrite what is being typed.
    if (!same(quiet, sent)) {
      setSent(quiet);
      setHours(quiet ?? hours);
    }
  }
  const send = (next: Quiet) => {
    setSent(next);
    onChange(next);
  };
  const complete = hours.from !== '' && hours.until !== '' && hours.from !== hours.until;
  const settle = () => {
    if (complete && !same(hours, quiet)) send(hours);
  };
  const field = (name: 'from' | 'until', label: string) => (
    <TimeField
      label={label}
      value={hours[name]}
      onChange={(time) => setHours({ ...hours, [name]: time })}
      onBlur={settle}
      error={!complete}
      sx={{ width: 140 }}
    />
  );
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <FormControlLabel
        control={<Switch checked={quiet !== null} onChange={(_, on) => send(on ? hours : null)} />}
        label="Quiet hours: no emails or notifications at night"
      />
      {quiet && (
        <Box sx={{ display: 'flex', gap: 4, flexWrap: 'wrap', alignItems: 'end' }}>
          {field('from', 'From')}
          {field('until', 'Until')}
          <Typography variant="body2" sx={{ color: 'text.secondary', pb: 3 }}>
            UK time
          </Typography>
        </Box>
      )}
    </Box>
  );
}
