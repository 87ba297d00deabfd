import { IconPlus, IconX } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import { TimeField } from '../../../ui/moment-fields';
import Typography from '@mui/material/Typography';
import { type OpenSpan, spansADay, type Weekday } from '../../../../server/contract/rules/opening-hours';
import { IconAction } from '../../../ui/IconAction';

type DayHoursProps = {
  day: Weekday;
  spans: readonly OpenSpan[];
  fault: string | undefined;
  onAdd: () => void;
  onRemove: (index: number) => void;
  onTime: (index: number, part: 'from' | 'to', time: string) => void;
};

/** One day: closed, or up to three openings. */
export function DayHours({ day, spans, fault, onAdd, onRemove, onTime }: DayHoursProps) {
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
