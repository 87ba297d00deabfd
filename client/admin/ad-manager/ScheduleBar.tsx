import Box from '@mui/material/Box';
import { productNow } from '../../api/clock';

/** How much of its time an ad has behind it. The dates stand beside it in words. */
export function ScheduleBar({ startsAt, endsAt }: { startsAt: string; endsAt: string }) {
  const [from, to, now] = [Date.parse(startsAt), Date.parse(endsAt), productNow().getTime()];
  const past = Math.min(1, Math.max(0, (now - from) / (to - from)));
  return (
    <Box aria-hidden sx={{ height: 6, borderRadius: '3px', bgcolor: 'pass.sunken', overflow: 'hidden' }}>
      <Box sx={{ width: `${past * 100}%`, height: '100%', bgcolor: 'pass.primary' }} />
    </Box>
  );
}
