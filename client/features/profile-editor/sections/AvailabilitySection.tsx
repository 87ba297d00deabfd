import { IconPlus, IconTrash } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { availableDays, timesOfDay, travelRanges } from '../../../../server/contract/lists/availability';
import { profileLimits } from '../../../../server/contract/rules/influencer-profile';
import { londonTimeAt } from '../../../../server/contract/rules/london-time';
import { productNow } from '../../../api/clock';
import { ChoiceInput } from '../../../ui/ChoiceInput';
import { Fault } from '../../../ui/Fault';
import { EditedField } from '../EditedField';
import { EditorSection, Group } from '../EditorSection';
import { useEditor } from '../editor-context';
import type { Availability } from '../profile-api';

/** When the influencer can come, and how far they travel. */
export function AvailabilitySection() {
  const { profile, faults, change } = useEditor();
  const { availability } = profile;
  const set = (part: Partial<Availability>) => change({ availability: { ...availability, ...part } });
  return (
    <EditorSection
      id="availability"
      title="Availability"
      lead="Brands see when you’re usually free. You still agree to each visit."
    >
      <ChoiceInput
        label="Days"
        options={availableDays}
        max={availableDays.length}
        value={{ chosen: availability.days, other: null }}
        onChange={({ chosen }) => set({ days: [...chosen] })}
      />
      <ChoiceInput
        label="Times of day"
        options={timesOfDay}
        max={timesOfDay.length}
        value={{ chosen: availability.times, other: null }}
        onChange={({ chosen }) => set({ times: [...chosen] })}
      />
      <ChoiceInput
        label="How far you’ll travel"
        options={travelRanges}
        value={{ chosen: availability.travel ? [availability.travel] : [], other: null }}
        onChange={({ chosen }) => set({ travel: chosen[0] ?? null })}
      />
      <Group title="Time away" lead="Holidays and other days when you can’t come.">
        {availability.away.length === 0 && (
          <Typography sx={{ color: 'text.secondary' }}>No time away added.</Typography>
        )}
        {availability.away.map((away, place) => (
          <AwayRow
            key={place}
            away={away}
            onChange={(next) => set({ away: availability.away.map((each, at) => (at === place ? next : each)) })}
            onRemove={() => set({ away: availability.away.filter((_, at) => at !== place) })}
          />
        ))}
        <Fault>{faults['availability.away'] ?? null}</Fault>
        {availability.away.length < profileLimits.away.max && (
          <Button
            variant="outlined"
            startIcon={<IconPlus size={18} stroke={1.75} />}
            onClick={() => set({ away: [...availability.away, { from: today(), to: today() }] })}
            sx={{ justifySelf: 'start' }}
          >
            Add time away
          </Button>
        )}
      </Group>
    </EditorSection>
  );
}

const today = () => londonTimeAt(productNow()).date;

type Away = Availability['away'][number];
type AwayRowProps = { away: Away; onChange: (away: Away) => void; onRemove: () => void };

/** A first day after the last one also moves the last one. */
function AwayRow({ away: { from, to }, onChange, onRemove }: AwayRowProps) {
  const lastFault = (day: string) => (day < from ? 'The last day can’t come before the first.' : undefined);
  return (
    <Box sx={{ display: 'flex', gap: 3, alignItems: 'flex-start', flexWrap: 'wrap' }}>
      <EditedField
        label="First day away"
        type="date"
        value={from}
        check={(day) => (day === '' ? 'Please choose a day.' : undefined)}
        onChange={(day) => onChange({ from: day, to: to < day ? day : to })}
        sx={{ flex: '1 1 150px', maxWidth: 200 }}
      />
      <EditedField
        label="Last day away"
        type="date"
        value={to}
        check={lastFault}
        onChange={(day) => onChange({ from, to: day })}
        sx={{ flex: '1 1 150px', maxWidth: 200 }}
      />
      <IconButton aria-label="Remove this time away" onClick={onRemove} sx={{ mt: 6.5 }}>
        <IconTrash size={20} stroke={1.75} />
      </IconButton>
    </Box>
  );
}
