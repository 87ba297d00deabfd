import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useState } from 'react';
import type { Collab } from '../../api/collabs';
import type { Slot } from '../../api/offers';
import { ExactTime, exactTime } from '../../ui/RelativeTime';
import { TextField } from '../../ui/TextField';
import Typography from '@mui/material/Typography';
import { paths } from '../../app/paths';
import { TextLink } from '../../ui/TextLink';
import { Step } from './Step';

/** Up to this many times are shown as one list. */
const shortList = 8;

type TimesByDayProps = {
  slots: readonly Slot[];
  wait: Collab['wait'];
  value: string;
  onChange: (slotId: string) => void;
  /** Omitted if there is no waiting list. */
  onWait: ((slotId: string) => void) | undefined;
};

/** The times to choose from; if there are many, a day is chosen first. */
export function TimesByDay({ slots, wait, value, onChange, onWait }: TimesByDayProps) {
  const onDay = (day: string) => slots.filter(({ startsAt }) => dayOf(startsAt) === day);
  const days = [...new Set(slots.map(({ startsAt }) => dayOf(startsAt)))];
  const keptOn = slots.find(({ id }) => id === value || (wait?.held && wait.slotId === id));
  const free = slots.find(({ placesLeft }) => placesLeft > 0);
  const [day, setDay] = useState(() => dayOf((keptOn ?? free ?? slots[0]!).startsAt));
  const isLong = slots.length > shortList && days.length > 1;
  const chosenDay = days.includes(day) ? day : days[0]!;
  const shown = isLong ? onDay(chosenDay) : slots;
  return (
    <>
      {isLong && (
        <TextField
          select
          label="Day"
          value={chosenDay}
          onChange={({ target }) => {
            setDay(target.value);
            onChange('');
          }}
        >
          {days.map((each) => (
            <option key={each} value={each}>
              {each}, {timesInWords(onDay(each))}
            </option>
          ))}
        </TextField>
      )}
      <RadioGroup aria-label="Times" value={value} onChange={(_event, chosen) => onChange(chosen)}>
        {shown.map((slot) => (
          <TimeOption
            key={slot.id}
            slot={slot}
            isKept={wait?.held === true && wait.slotId === slot.id}
            isWaitedFor={wait?.slotId === slot.id}
            onWait={onWait && (() => onWait(slot.id))}
          />
        ))}
      </RadioGroup>
    </>
  );
}

/** "Tue 9 Mar" of "Tue 9 Mar, 19:00". */
const dayOf = (startsAt: string): string => exactTime(startsAt).split(',')[0]!;

function timesInWords(times: readonly Slot[]): string {
  const free = times.filter(({ placesLeft }) => placesLeft > 0).length;
  if (free === 0) return 'full';
  return free === 1 ? '1 time' : `${free} times`;
}

type TimeOptionProps = {
  slot: Slot;
  /** A place has become free and is held for this user. */
  isKept: boolean;
  isWaitedFor: boolean;
  /** Omitted if there is no waiting list. */
  onWait: (() => void) | undefined;
};

/** One time, with the places left; for a full one, a button to join its waiting list. */
function TimeOption({ slot: { id, startsAt, placesLeft }, isKept, isWaitedFor, onWait }: TimeOptionProps) {
  const isFull = placesLeft === 0 && !isKept;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        minHeight: 48,
        '& + &': { borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      <FormControlLabel
        value={id}
        control={<Radio />}
        disabled={isFull}
        disableTypography
        label={
          <Box
            component="span"
            className="tnum"
            sx={{ flex: 1, display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 4 }}
          >
            <ExactTime time={startsAt} />
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {leftInWords(placesLeft, isKept)}
            </Box>
          </Box>
        }
        sx={{ flex: 1, mr: 0, ml: -2.5 }}
      />
      {isFull && onWait && (
        <Button
          size="small"
          onClick={onWait}
          disabled={isWaitedFor}
          aria-label={`Wait for a place, ${exactTime(startsAt)}`}
          sx={{ ml: 2, flex: 'none' }}
        >
          {isWaitedFor ? 'Waiting' : 'Wait for a place'}
        </Button>
      )}
    </Box>
  );
}

function leftInWords(placesLeft: number, isKept: boolean): string {
  if (isKept) return 'Kept for you';
  if (placesLeft === 0) return 'Full';
  return placesLeft === 1 ? '1 place left' : `${placesLeft} places left`;
}

/** For the brand: the creator has less time than usual to choose, because the offer has no later times. */
export function TimesRunOut({ collab: { offerId, influencer, timesEndAt } }: { collab: Collab }) {
  return (
    <Step title="Your times are running out">
      <Typography>
        The offer’s last time is <ExactTime time={timesEndAt} />. If @{influencer.handle} hasn’t chosen one by then,
        this Collab is cancelled and your credit is returned.
      </Typography>
      <TextLink to={paths.brand.editOffer(offerId)}>Add more times</TextLink>
    </Step>
  );
}
