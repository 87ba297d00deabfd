import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fault } from '../../../ui/Fault';
import { Meter } from '../../../ui/Meter';
import type { Team } from './team-api';

/** How many of the plan's seats are taken, by members and open invitations. */
export function SeatMeter({ team: { seats, taken, members } }: { team: Team }) {
  const lookers = members.filter(({ readOnly }) => readOnly).length;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 4 }}>
        <Typography variant="subtitle2" className="tnum">
          {seats === null
            ? `${taken} ${taken === 1 ? 'seat' : 'seats'} taken`
            : `${taken} of ${seats} ${seats === 1 ? 'seat' : 'seats'}`}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {seats === null ? 'No limit' : 'Members and open invitations'}
        </Typography>
      </Box>
      {seats !== null && <Meter label="Seats taken" value={taken} max={seats} />}
      <Fault>
        {lookers === 0
          ? null
          : `Your plan has fewer seats than members: ${lookers === 1 ? 'one of you' : `${lookers} of you`} can look, but not change anything. Remove somebody or take a larger plan.`}
      </Fault>
    </Box>
  );
}
