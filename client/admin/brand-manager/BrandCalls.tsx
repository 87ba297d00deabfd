import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCallsOf } from '../../api/overview';
import { Fault } from '../../ui/Fault';
import { ExactTime } from '../../ui/RelativeTime';
import { DeskPart } from '../desk/DeskPart';

/** Calls that somebody of the brand has booked. */
export function BrandCalls({ brandId }: { brandId: string }) {
  const { data, error } = useCallsOf(brandId);
  return (
    <DeskPart title="Calls">
      <Fault>{error?.message}</Fault>
      {data?.items.length === 0 && <Typography variant="body2">Nobody of this brand has booked a call.</Typography>}
      <Box component="ul" aria-label="Calls" sx={{ listStyle: 'none', m: 0, p: 0, typography: 'body2' }}>
        {data?.items.map(({ id, name, startsAt }) => (
          <li key={id}>
            <ExactTime time={startsAt} /> · {name}
          </li>
        ))}
      </Box>
    </DeskPart>
  );
}
