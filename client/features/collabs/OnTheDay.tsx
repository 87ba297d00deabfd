import { IconMapPin, IconPhone } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { doorTimes } from '../../../server/contract/rules/deadlines';
import { directionsTo, phoneIn, venueInCity } from '../../../server/contract/way-there';
import { type Collab, isVisitAwaited } from '../../api/collabs';
import { useProductNow } from '../../api/clock';
import { useReadyPhone } from '../../api/door-keys';
import { loadDrawing } from '../../shell/second-factor/QrCode';
import { useSession } from '../../shell/session/session-context';
import { NewTab } from '../../ui/TextLink';
import { ExactTime } from '../../ui/RelativeTime';
import { DoorCode } from './DoorCode';
import { useReader } from './reader';
import { Step } from './Step';

/** What an influencer needs at the door, and on the way to it, for as long as the door is open. */
export function OnTheDay({ collab }: { collab: Collab }) {
  const now = useProductNow();
  const reader = useReader();
  const { viewingUntil } = useSession();
  const { visitAt, terms } = collab;
  const isOwn = reader === 'influencer' && !viewingUntil;
  useReadyPhone([collab], isOwn);
  useEffect(() => {
    if (isOwn) void loadDrawing(); // the door may have no network
  }, [isOwn]);
  if (reader !== 'influencer' || !isVisitAwaited(collab) || visitAt === null) return null;
  const { opens, closes } = doorTimes(new Date(visitAt));
  if (now < opens || now >= closes) return null;
  const phone = phoneIn(terms.contactOnTheDay ?? '');
  return (
    <Step title="At the door">
      {isOwn && <DoorCode collab={collab} />}
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
