import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Slot } from '../../api/offers';
import { ExactTime } from '../../ui/RelativeTime';

/** The times still to come, with the places left at each. */
export function OfferTimes({ slots }: { slots: readonly Slot[] }) {
  return (
    <Box component="section">
      <Typography variant="h2" sx={{ mb: 2 }}>
        Times
      </Typography>
      {slots.length === 0 && <Typography sx={{ color: 'text.secondary' }}>There are no times to come.</Typography>}
      <Box component="ul" className="tnum" sx={{ listStyle: 'none', m: 0, p: 0, maxWidth: 480 }}>
        {slots.map(({ id, startsAt, capacity, placesLeft }) => (
          <Box
            component="li"
            key={id}
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              gap: 4,
              py: 2,
              borderTop: '1px dashed',
              borderColor: 'pass.lineStrong',
            }}
          >
            <ExactTime time={startsAt} />
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {placesLeft === 0 ? 'Full' : `${placesLeft} of ${capacity} left`}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
