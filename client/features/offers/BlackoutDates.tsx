import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { DateField } from '../../ui/moment-fields';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { OfferForm } from './offer-form';

const inWords = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Days on which nobody can come, such as holidays: no time can be on one of them. */
export function BlackoutDates() {
  const { control, setValue } = useFormContext<OfferForm>();
  const dates = useWatch({ control, name: 'blackoutDates' });
  const [date, setDate] = useState('');
  const change = (next: readonly string[]) => setValue('blackoutDates', [...new Set(next)].sort());
  const add = () => {
    if (date) change([...dates, date]);
    setDate('');
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'end' }}>
        <DateField label="Closed on" value={date} onChange={setDate} sx={{ flex: '0 1 200px' }} />
        <Button variant="outlined" onClick={add} disabled={!date}>
          Add this date
        </Button>
      </Box>
      {dates.length > 0 && (
        <Box
          component="ul"
          aria-label="Closed dates"
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 2 }}
        >
          {dates.map((each) => (
            <li key={each}>
              <Chip
                label={inWords.format(new Date(each))}
                onDelete={() => change(dates.filter((other) => other !== each))}
              />
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}
