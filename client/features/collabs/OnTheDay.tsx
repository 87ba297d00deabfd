import { IconMapPin, IconPhone } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { doorTimes } from '../../../server/contract/rules/deadlines';
import { directionsTo, phoneIn, venueInCity } from '../../../server/contract/way-there';
import { type Collab, isVisitAwaited, useCheckInCode } from '../../api/collabs';
import { useProductNow } from '../../api/clock';
import { useDoorPhone, useReadyPhone, useShowHere, useSignedCode } from '../../api/door-keys';
import { loadDrawing, QrCode } from '../../shell/second-factor/QrCode';
import { useSession } from '../../shell/session/session-context';
import { Fault } from '../../ui/Fault';
import { NewTab } from '../../ui/TextLink';
import { ExactTime } from '../../ui/RelativeTime';
import { useReader } from './reader';
import { Step } from './Step';

/** What an influencer needs for check-in and directions, for as long as check-in is open. */
export function OnTheDay({ collab }: { collab: Collab }) {
  const now = useProductNow();
  const reader = useReader();
  const { viewingUntil } = useSession();
  const { visitAt, terms, brand, outcome, noShowClaim } = collab;
  const isOwn = reader === 'influencer' && !viewingUntil;
  const isAwaited = isVisitAwaited(collab);
  const mayShow = isOwn && isAwaited;
  useReadyPhone([collab], isOwn);
  useEffect(() => {
    if (mayShow) void loadDrawing(); // the door may have no network
  }, [mayShow]);
  const isReported = outcome === 'open' && noShowClaim?.answer === null;
  if (reader !== 'influencer' || visitAt === null || !(isAwaited || isReported)) return null;
  const { opens, closes } = doorTimes(new Date(visitAt));
  if (now < opens || now >= closes) return null;
  const phone = phoneIn(terms.contactOnTheDay ?? '');
  return (
    <Step title="At the door">
      {mayShow && <DoorCode collab={collab} />}
      {isReported && (
        <Typography>
          {brand.name} reported that you didn’t come, so your code doesn’t work now. Are you there, or nearly there?
          Call them: if they withdraw the report, you’ll be checked in.
        </Typography>
      )}
      {isAwaited && now > new Date(visitAt) && (
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

const centred = { display: 'grid', gap: 3, justifyItems: 'center', textAlign: 'center', '& > *': { maxWidth: '100%' } };

/** The influencer's check-in code: a QR code signed on this phone, and eight characters to type. */
function DoorCode({ collab }: { collab: Collab }) {
  const { data: phone, isPending } = useDoorPhone(collab);
  const signed = useSignedCode(phone);
  const typed = useCheckInCode(collab.id);
  if (phone?.state === 'elsewhere') return <OnAnotherPhone collab={collab} />;

  const isOffline = typed.error?.status === 0;
  const now = typed.error ? undefined : typed.data;
  const isSigning = isPending || phone?.state === 'signs';
  const shown = isSigning ? signed : now?.url;
  return (
    <Box sx={centred}>
      <Fault>{isOffline ? undefined : typed.error?.message}</Fault>
      {shown && <QrCode text={shown} label="Check-in code" side={side} />}
      {!shown && (isSigning || !typed.error) && <Skeleton variant="rounded" width={side} height={side} />}
      <Box>
        {shown && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Show this at the door. It changes twice a minute.
          </Typography>
        )}
        {now && <Characters>{now.code}</Characters>}
        {isOffline && <Typography sx={{ mt: 1 }}>{signed ? scanOrAsk : justAsk}</Typography>}
      </Box>
    </Box>
  );
}

/** A signed code has more and smaller squares. */
const side = 320;
const scanOrAsk = 'While you’re offline, the door can scan this code or look you up by name.';
const justAsk = 'You’re offline, so ask the door to look you up by name.';

function Characters({ children: code }: { children: string }) {
  return (
    <Typography
      className="tnum"
      aria-label={`Code ${code.split('').join(' ')}`}
      sx={{ fontSize: 30, fontWeight: 650, letterSpacing: '0.08em', mt: 1 }}
    >
      {code.slice(0, 4)} {code.slice(4)}
    </Typography>
  );
}

function OnAnotherPhone({ collab }: { collab: Collab }) {
  const { mutate, isPending, error } = useShowHere(collab);
  return (
    <Box sx={centred}>
      <Typography>Another phone shows the code for this visit. The door accepts only one.</Typography>
      <Fault>{error?.message}</Fault>
      <Button variant="contained" disabled={isPending} onClick={() => mutate()}>
        Use this phone instead
      </Button>
    </Box>
  );
}
