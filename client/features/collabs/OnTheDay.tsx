import { IconMapPin, IconPhone } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { doorTimes } from '../../../server/contract/rules/deadlines';
import { directionsTo, phoneIn, venueInCity } from '../../../server/contract/way-there';
import { type Collab, isVisitAwaited, useCheckInCode } from '../../api/collabs';
import { useProductNow } from '../../api/clock';
import { QrCode } from '../../shell/second-factor/QrCode';
import { Fault } from '../../ui/Fault';
import { NewTab } from '../../ui/TextLink';
import { ExactTime } from '../../ui/RelativeTime';
import { useReader } from './reader';
import { Step } from './Step';

/** What an influencer needs at the door, and on the way to it, for as long as the door is open. */
export function OnTheDay({ collab }: { collab: Collab }) {
  const now = useProductNow();
  const reader = useReader();
  const { id, visitAt, terms } = collab;
  if (reader !== 'influencer' || !isVisitAwaited(collab) || visitAt === null) return null;
  const { opens, closes } = doorTimes(new Date(visitAt));
  if (now < opens || now >= closes) return null;
  const phone = phoneIn(terms.contactOnTheDay ?? '');
  return (
    <Step title="At the door">
      <CheckInCode id={id} />
      {now > new Date(visitAt) && (
        <Typography>
          Running late? Let the venue know. Your code works until <ExactTime time={closes.toISOString()} />.
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {phone && (
          <Button
            component="a"
            href={`tel:${phone.replace(/[^+\d]/g, '')}`}
            variant="outlined"
            startIcon={<IconPhone size={18} stroke={1.75} />}
          >
            Call {phone}
          </Button>
        )}
        <Button
          component="a"
          href={directionsTo(venueInCity(terms))}
          target="_blank"
          rel="noopener noreferrer"
          variant="outlined"
          startIcon={<IconMapPin size={18} stroke={1.75} />}
        >
          Directions
          <NewTab />
        </Button>
      </Box>
    </Step>
  );
}

/** What the influencer shows at the door: a picture for a camera, and eight characters to be typed. */
function CheckInCode({ id }: { id: string }) {
  const { data, error } = useCheckInCode(id);
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'center', textAlign: 'center', '& > *': { maxWidth: '100%' } }}>
      <Fault>{error?.message}</Fault>
      {!data && !error && <Skeleton variant="rounded" width={256} height={256} />}
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
