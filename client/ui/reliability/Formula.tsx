import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { fewestPromises, promptAnswerHours } from '../../../server/contract/rules/reliability';
import type { Reliability } from '../../api/reliability';

/** How the score is made, in words that everybody can count after. */
export function Formula({ reliability: { side, kept, missed, score } }: { reliability: Reliability }) {
  const missedVisit = side === 'brand' ? 'a gift that was never sent' : 'a visit without the guest';
  return (
    <Box component="section" sx={{ p: 4, borderRadius: '12px', bgcolor: 'pass.sunken', display: 'grid', gap: 2 }}>
      <Typography variant="subtitle2" component="h3">
        How the number is made
      </Typography>
      <Typography variant="body2">
        A promise kept is an answer within {promptAnswerHours} hours, once for each other side, or a visit that took
        place. A promise missed is an answer that came later or never, {missedVisit}, or a visit cancelled or moved
        within its last 48 hours. Cancelling in time changes nothing. Rounds of changes are shown and do not count.
      </Typography>
      <Typography variant="body2">
        The number is the share that is surely kept, in percent: the lower bound of Wilson’s interval, wrong in one case
        of twenty. It is the largest whole m below 100 for which (100 × kept − n × m)² is at least 2.7 × n × m × (100 −
        m), where n is kept and missed together. Few promises therefore give a low number, and each one kept raises it.
        Under {fewestPromises} promises it says “New”.
      </Typography>
      <Typography variant="body2" className="tnum" sx={{ fontWeight: 600 }}>
        Here: {kept} kept, {missed} missed, {score === null ? 'so it is new' : `so ${score}`}.
      </Typography>
    </Box>
  );
}
