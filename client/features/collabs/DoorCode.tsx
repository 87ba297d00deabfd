import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type Collab, useCheckInCode } from '../../api/collabs';
import { useDoorPhone, useShowHere, useSignedCode } from '../../api/door-keys';
import { QrCode } from '../../shell/second-factor/QrCode';
import { Fault } from '../../ui/Fault';

const centred = { display: 'grid', gap: 3, justifyItems: 'center', textAlign: 'center', '& > *': { maxWidth: '100%' } };

/** What the influencer shows at the door: a code for a camera, signed on this phone, and eight characters to be typed. */
export function DoorCode({ collab }: { collab: Collab }) {
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

/** A signed code has more and smaller squares than others. */
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
