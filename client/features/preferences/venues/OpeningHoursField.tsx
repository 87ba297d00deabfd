import { TimeField } from '../../../ui/moment-fields';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useController } from 'react-hook-form';
import {
  openingHoursFaults,
  openingHoursInWords,
  weekdays,
  type OpenSpan,
  spansADay,
  type Weekday,
} from '../../../../server/contract/rules/opening-hours';
import { copiedToAll, hoursFault, openOn, type VenueForm, withoutSpan, withTime } from './venue-form';
import { IconPlus, IconX } from '@tabler/icons-react';
import { IconAction } from '../../../ui/IconAction';

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
        {openingHoursInWords(hours)}. If you close after midnight, enter that time. For 24 hours, enter the same time
        twice.
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

type DayHoursProps = {
  day: Weekday;
  spans: readonly OpenSpan[];
  fault: string | undefined;
  onAdd: () => void;
  onRemove: (index: number) => void;
  onTime: (index: number, part: 'from' | 'to', time: string) => void;
};

/** One day: closed, or up to three spans. */
function DayHours({ day, spans, fault, onAdd, onRemove, onTime }: DayHoursProps) {
  const name = `${day[0]!.toUpperCase()}${day.slice(1)}`;
  return (
    <Box role="group" aria-label={name} sx={{ py: 2, borderTop: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: '104px minmax(0, 1fr) 44px', alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 550 }}>{name}</Typography>
        <Box sx={{ display: 'grid', gap: 2 }}>
          {spans.length === 0 && <Typography sx={{ color: 'text.secondary' }}>Closed</Typography>}
          {spans.map((span, index) => (
            <Box key={index} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              {(['from', 'to'] as const).map((part) => (
                <TimeField
                  key={part}
                  value={span[part]}
                  onChange={(time) => onTime(index, part, time)}
                  slotProps={{ htmlInput: { 'aria-label': `${name}, ${part === 'from' ? 'opens' : 'closes'}` } }}
                  error={fault !== undefined}
                  sx={{ flex: 1, minWidth: 0, maxWidth: 132 }}
                />
              ))}
              <IconAction icon={IconX} label={`Remove this opening on ${name}`} onClick={() => onRemove(index)} />
            </Box>
          ))}
        </Box>
        {spans.length < spansADay && (
          <IconAction
            icon={IconPlus}
            label={spans.length === 0 ? `Open on ${name}` : `Another opening on ${name}`}
            onClick={onAdd}
          />
        )}
      </Box>
      {fault && (
        <Typography variant="body2" role="alert" sx={{ color: 'pass.error', mt: 1 }}>
          {fault}
        </Typography>
      )}
    </Box>
  );
}
