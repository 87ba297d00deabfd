import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type Collab, useCheckInCode } from '../../api/collabs';
import { QrCode } from '../../shell/second-factor/QrCode';
import { Fault } from '../../ui/Fault';

const doorOpensMs = 2 * 60 * 60 * 1_000;
const doorClosesMs = 48 * 60 * 60 * 1_000;

/** Whether the code is shown already, as far as this screen can tell; the server decides. */
export function isDoorOpen({ visitAt, outcome, checkedInAt }: Collab, now: Date): boolean {
  if (!visitAt || outcome !== 'open' || checkedInAt) return false;
  const untilVisit = new Date(visitAt).getTime() - now.getTime();
  return untilVisit <= doorOpensMs && untilVisit > -doorClosesMs;
}

/** What the influencer shows at the door: a picture for a camera, and eight characters to be typed. */
export function CheckInCode({ id }: { id: string }) {
  const { data, error } = useCheckInCode(id);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'center' }}>
      <Fault>{error?.message}</Fault>
      {!data && !error && <Skeleton variant="rounded" width={176} height={176} />}
      {data && (
        <>
          <QrCode text={data.url} label="Check-in code" />
          <Box>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              Show this at the door. It changes twice a minute.
            </Typography>
            <Typography
              className="tnum"
              aria-label={`Code ${data.code.split('').join(' ')}`}
              sx={{ fontSize: 30, fontWeight: 650, letterSpacing: '0.08em', mt: 1 }}
            >
              {data.code.slice(0, 4)} {data.code.slice(4)}
            </Typography>
          </Box>
        </>
      )}
    </Box>
  );
}
