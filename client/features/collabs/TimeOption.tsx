import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import type { Slot } from '../../api/offers';
import { ExactTime, exactTime } from '../../ui/RelativeTime';

type TimeOptionProps = {
  slot: Slot;
  /** A place has become free and is kept for the reader. */
  isKept: boolean;
  isWaitedFor: boolean;
  /** Left out where nobody can wait. */
  onWait: (() => void) | undefined;
};

/** One time, with the places left at it; for a full one, the way onto its waiting list. */
export function TimeOption({ slot: { id, startsAt, placesLeft }, isKept, isWaitedFor, onWait }: TimeOptionProps) {
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
