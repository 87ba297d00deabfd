import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Deliverable } from '../../api/collabs';
import { ExactTime } from '../../ui/RelativeTime';

/** What the brand has asked to change, round by round. */
export function Rounds({ rounds }: { rounds: Deliverable['rounds'] }) {
  return (
    <Box
      component="ol"
      aria-label="Suggested changes"
      sx={{ listStyle: 'none', m: 0, p: 4, borderRadius: '6px', bgcolor: 'pass.sunken', display: 'grid', gap: 3 }}
    >
      {rounds.map(({ number, comment, at }) => (
        <li key={number}>
          <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
            Round {number}, <ExactTime time={at} />
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line' }}>{comment}</Typography>
        </li>
      ))}
    </Box>
  );
}
