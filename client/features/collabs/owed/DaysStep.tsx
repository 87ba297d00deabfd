import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Collab } from '../../../api/collabs';
import { exactTime } from '../../../ui/RelativeTime';
import { AskFirst } from '../AskFirst';
import { TextField } from '../../../ui/TextField';

const words = {
  'ask-days': {
    button: 'Ask for more time',
    title: 'Ask for more time?',
    text: 'You can ask once. The brand can agree or refuse.',
    reasonLabel: 'Why you need it',
  },
  'give-days': {
    button: 'Give more time',
    title: 'Give more time?',
    text: 'This moves the due date.',
    reasonLabel: 'Message (optional)',
  },
} as const;

const usual = 7;

/** The creator asks for more days, or the brand gives them. */
export function DaysStep({ collab, action }: { collab: Collab; action: 'ask-days' | 'give-days' }) {
  const { id, contentDueAt, moreDays } = collab;
  const most = action === 'ask-days' ? moreDays.mayAsk : moreDays.mayGive;
  const [days, setDays] = useState(Math.min(usual, most));
  const { text, ...asked } = words[action];
  return (
    <AskFirst id={id} move={{ action, days }} {...asked}>
      <Typography sx={{ mb: 4 }}>
        {text} It’s currently due on {exactTime(contentDueAt)}.
      </Typography>
      <DaysField days={days} most={most} onChange={setDays} />
    </AskFirst>
  );
}

type DaysFieldProps = { days: number; most: number; onChange: (days: number) => void };

/** The number of days. */
export function DaysField({ days, most, onChange }: DaysFieldProps) {
  return (
    <TextField
      select
      label="Days"
      value={days}
      onChange={({ target }) => onChange(Number(target.value))}
      sx={{ mb: 4 }}
    >
      {Array.from({ length: most }, (_, index) => index + 1).map((each) => (
        <option key={each} value={each}>
          {each === 1 ? '1 day' : `${each} days`}
        </option>
      ))}
    </TextField>
  );
}
