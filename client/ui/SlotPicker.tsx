import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callSlotsQuery } from '../api/call-slots';
import { ChoiceInput } from './ChoiceInput';
import { Fault } from './Fault';
import { daysOf, timeWords } from './call-words';

type SlotPickerProps = {
  /** The chosen time, ISO 8601; empty without one. */
  value: string;
  onChange: (startsAt: string) => void;
  fault?: string;
};

/** First a day, then a time; both in London. */
export function SlotPicker({ value, onChange, fault }: SlotPickerProps) {
  const { data, error } = useQuery(callSlotsQuery);
  const [dayLabel, setDayLabel] = useState<string | null>(null);
  if (error && !data) return <Fault>{error.message}</Fault>;
  if (!data)
    return <Skeleton variant="rounded" aria-label="Finding free times" sx={{ height: { xs: 440, sm: 168 } }} />;

  const days = daysOf(data.slots);
  const day = days.find(({ label }) => label === dayLabel) ?? days[0];
  if (!day) return <Fault>All times in the next two weeks are taken. Please check again tomorrow.</Fault>;
  const chooseDay = (label: string) => {
    setDayLabel(label);
    onChange('');
  };
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <ChoiceInput
        label="Day"
        options={days.map(({ label }) => ({ id: label, label }))}
        value={{ chosen: [day.label], other: null }}
        onChange={({ chosen }) => chosen[0] && chooseDay(chosen[0])}
      />
      <ChoiceInput
        label="Time"
        options={day.slots.map((slot) => ({ id: slot, label: timeWords(slot) }))}
        value={{ chosen: value ? [value] : [], other: null }}
        onChange={({ chosen }) => onChange(chosen[0] ?? '')}
        fault={fault}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {data.minutes} minutes, UK time.
      </Typography>
    </Box>
  );
}
