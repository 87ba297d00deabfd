import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { TimeField } from '../../ui/moment-fields';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { NotificationWishes } from '../../api/notifications';

type Quiet = NotificationWishes['quiet'];

const usual = { from: '22:00', until: '07:30' };

const same = (one: Quiet, other: Quiet): boolean => one?.from === other?.from && one?.until === other?.until;

/** Hours in which no mail goes: it waits until they are over. */
export function QuietHours({ quiet, onChange }: { quiet: Quiet; onChange: (quiet: Quiet) => void }) {
  const [hours, setHours] = useState(quiet ?? usual);
  const [sent, setSent] = useState(quiet);
  const [seen, setSeen] = useState(quiet);
  if (quiet !== seen) {
    setSeen(quiet);
    // What comes back as it was sent must not undo what is being typed by now.
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
        label="Quiet hours: no mails at night"
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
