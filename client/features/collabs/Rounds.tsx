import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Deliverable } from '../../api/collabs';
import { ExactTime } from '../../ui/RelativeTime';
import { placeOf } from './proof/pins';

/** What the brand has asked to change, round by round, and where. */
export function Rounds({ rounds }: { rounds: Deliverable['rounds'] }) {
  return (
    <Box
      component="ol"
      aria-label="Suggested changes"
      sx={{ listStyle: 'none', m: 0, p: 4, borderRadius: '6px', bgcolor: 'pass.sunken', display: 'grid', gap: 3 }}
    >
      {rounds.map(({ number, comment, at, version, pins }) => (
        <li key={number}>
          <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
            Round {number}
            {version !== null && ` on version ${version}`}, <ExactTime time={at} />
          </Typography>
          {comment && <Typography sx={{ whiteSpace: 'pre-line' }}>{comment}</Typography>}
          {pins.length > 0 && (
            <Box component="ul" sx={{ m: 0, mt: 1, pl: 5, display: 'grid', gap: 1 }}>
              {pins.map((pin, index) => (
                <li key={index}>
                  <strong>{placeOf(pin)}</strong>: {pin.comment}
                </li>
              ))}
            </Box>
          )}
        </li>
      ))}
    </Box>
  );
}
