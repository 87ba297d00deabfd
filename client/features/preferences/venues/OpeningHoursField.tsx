import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useController } from 'react-hook-form';
import { openingHoursFaults, openingHoursInWords, weekdays } from '../../../../server/contract/rules/opening-hours';
import { DayHours } from './DayHours';
import { copiedToAll, hoursFault, openOn, type VenueForm, withoutSpan, withTime } from './venue-form';

/** A week's hours, day by day. */
export function OpeningHoursField() {
  const { field, fieldState } = useController<VenueForm, 'openingHours'>({
    name: 'openingHours',
    rules: { validate: hoursFault },
  });
  const hours = field.value;
  const faults = fieldState.error ? openingHoursFaults(hours) : {};
  const copied = copiedToAll(hours);
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0 }}>
        Opening hours
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {openingHoursInWords(hours)}. A closing time before the opening time is on the next day; the same time twice is
        24 hours.
      </Typography>
      {weekdays.map((day) => (
        <DayHours
          key={day}
          day={day}
          spans={hours[day]}
          fault={faults[day]}
          onAdd={() => field.onChange(openOn(hours, day))}
          onRemove={(index) => field.onChange(withoutSpan(hours, day, index))}
          onTime={(index, part, time) => field.onChange(withTime(hours, day, index, part, time))}
        />
      ))}
      {fieldState.error && Object.keys(faults).length === 0 && (
        <Typography variant="body2" role="alert" sx={{ color: 'pass.error' }}>
          {fieldState.error.message}
        </Typography>
      )}
      {copied && (
        <Button onClick={() => field.onChange(copied)} sx={{ mt: 2 }}>
          The same hours every day
        </Button>
      )}
    </Box>
  );
}
