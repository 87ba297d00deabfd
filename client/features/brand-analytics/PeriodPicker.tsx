import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { DateField } from '../../ui/moment-fields';
import { type Chosen, faultOf, presets } from './period';

/** Chooses the period, which is in the URL, so that going back and sharing a link show the same figures. */
export function PeriodPicker({ chosen: { preset, days } }: { chosen: Chosen }) {
  const [, setAddress] = useSearchParams();
  const [own, setOwn] = useState(preset === null);
  const choose = (values: Readonly<Record<string, string>>) =>
    setAddress((before) => {
      const next = new URLSearchParams(before);
      for (const name of ['period', 'from', 'to']) next.delete(name);
      for (const [name, value] of Object.entries(values)) next.set(name, value);
      return next;
    });
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Box role="group" aria-label="Period" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {presets.map(({ id, label }) => (
          <Chip
            key={id}
            label={label}
            clickable
            aria-pressed={preset === id}
            color={preset === id ? 'primary' : 'default'}
            variant={preset === id ? 'filled' : 'outlined'}
            onClick={() => {
              setOwn(false);
              choose({ period: id });
            }}
          />
        ))}
        <Chip
          label="Custom dates"
          clickable
          aria-pressed={preset === null}
          aria-expanded={own}
          color={preset === null ? 'primary' : 'default'}
          variant={preset === null ? 'filled' : 'outlined'}
          onClick={() => setOwn(!own)}
        />
      </Box>
      {own && <OwnDays key={`${days.from} ${days.to}`} days={days} onChoose={choose} />}
    </Box>
  );
}

type OwnDaysProps = { days: Chosen['days']; onChoose: (days: Chosen['days']) => void };

function OwnDays({ days, onChoose }: OwnDaysProps) {
  const [from, setFrom] = useState(days.from);
  const [to, setTo] = useState(days.to);
  const fault = faultOf({ from, to });
  const show = (event: FormEvent) => {
    event.preventDefault();
    if (fault === null) onChoose({ from, to });
  };
  const field = { fullWidth: false, sx: { flex: '1 1 160px', maxWidth: 220 } };
  return (
    <Box component="form" onSubmit={show} sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'start' }}>
      <DateField {...field} label="From" value={from} onChange={setFrom} />
      <DateField
        {...field}
        label="To"
        value={to}
        error={fault !== null}
        helperText={fault ?? undefined}
        onChange={setTo}
      />
      <Button type="submit" variant="outlined" sx={{ mt: { sm: 7 } }}>
        Show
      </Button>
    </Box>
  );
}
