import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { TextField } from '../../ui/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { londonTimeAt } from '../../../server/contract/rules/london-time';
import {
  type OpeningHours,
  openingHoursInWords,
  type Weekday,
  weekdays,
} from '../../../server/contract/rules/opening-hours';
import { plannedSlots } from '../../../server/contract/rules/slot-plan';
import { productNow } from '../../api/clock';
import { ChoiceInput } from '../../ui/ChoiceInput';
import { toast } from '../../ui/toast';
import type { OfferForm } from './offer-form';
import { TimeField } from '../../ui/moment-fields';

const days = weekdays.map((id) => ({ id, label: `${id[0]!.toUpperCase()}${id.slice(1, 3)}` }));
const spacings = [30, 60, 90, 120, 180] as const;
const timesAtMost = 200;

/** Fills the list of times from the venue's opening hours. */
export function PlanTimes({ hours }: { hours: OpeningHours }) {
  const { getValues, setValue } = useFormContext<OfferForm>();
  const [chosen, setChosen] = useState<readonly Weekday[]>(weekdays.filter((day) => hours[day].length > 0));
  const [everyMinutes, setEvery] = useState(120);
  const [weeks, setWeeks] = useState(4);
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const fill = () => {
    const { times, blackoutDates } = getValues();
    const given = times.filter(({ date }) => date !== '');
    const places = (given.at(-1) ?? times.at(-1))?.places ?? '1';
    const known = new Set(given.map(({ date, time }) => `${date} ${time}`));
    const more = plannedSlots(hours, { days: chosen, everyMinutes, weeks, from, until, blackoutDates }, productNow())
      .map((moment) => ({ ...londonTimeAt(moment), places }))
      .filter(({ date, time }) => !known.has(`${date} ${time}`));
    if (more.length === 0) return toast.say('No new times fit these hours.');
    setValue('times', [...given, ...more].slice(0, timesAtMost), { shouldValidate: true });
    toast.success(
      `${Math.min(more.length, timesAtMost - given.length)} times added. You can change or remove each day below.`,
    );
  };
  return (
    <Box
      role="group"
      aria-label="Times from opening hours"
      sx={{ display: 'grid', gap: 4, p: 4, borderRadius: '12px', bgcolor: 'pass.sunken' }}
    >
      <Typography variant="body2">Opening hours: {openingHoursInWords(hours)}.</Typography>
      <ChoiceInput
        label="On these days"
        options={days}
        max={7}
        value={{ chosen, other: null }}
        onChange={(value) => setChosen(value.chosen)}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
        }}
      >
        <TextField
          select
          label="A time every"
          value={everyMinutes}
          onChange={(event) => setEvery(Number(event.target.value))}
        >
          {spacings.map((minutes) => (
            <option key={minutes} value={minutes}>
              {minutes} minutes
            </option>
          ))}
        </TextField>
        <TextField select label="For" value={weeks} onChange={(event) => setWeeks(Number(event.target.value))}>
          {[1, 2, 4, 8].map((count) => (
            <option key={count} value={count}>
              {count === 1 ? '1 week' : `${count} weeks`}
            </option>
          ))}
        </TextField>
        <TimeField label="Not before" value={from} onChange={setFrom} />
        <TimeField label="Before" value={until} onChange={setUntil} />
      </Box>
      <Button variant="outlined" onClick={fill} sx={{ justifySelf: 'start' }}>
        Fill from opening hours
      </Button>
    </Box>
  );
}
