import { IconCircleCheck, IconClock } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type Collab, useMoveCollab, useCheckInCode } from '../../api/collabs';
import { useProductNow } from '../../api/use-product-now';
import { QrCode } from '../../shell/second-factor/QrCode';
import { Fault } from '../../ui/Fault';
import { ExactTime, exactTime } from '../../ui/RelativeTime';
import { toast } from '../../ui/toast';
import { AskedStep } from './AskedStep';
import { ChooseTime } from './ChooseTime';
import { useReader } from './reader';
import { Step } from './Step';

/** The agreed visit: whether it stands, how to move it, and the door. */
export function VisitStep({ collab }: { collab: Collab }) {
  const reader = useReader();
  const move = useMoveCollab(collab.id);
  const now = useProductNow();
  const [moving, setMoving] = useState(false);
  const { actions, visitAt, freeChangeUntil, checkedInAt, influencer } = collab;
  if (checkedInAt) return null;
  if (moving) return <ChooseTime collab={collab} action="reschedule" onDone={() => setMoving(false)} />;
  return (
    <Step title={`The visit, ${exactTime(visitAt)}`}>
      <Sides collab={collab} />
      {freeChangeUntil && now <= new Date(freeChangeUntil) && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          It can be moved or cancelled freely until <ExactTime time={freeChangeUntil} />.
        </Typography>
      )}
      {reader === 'influencer' && isDoorOpen(collab, now) && <CheckInCode id={collab.id} />}
      <Fault>{move.error?.message}</Fault>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {actions.includes('confirm') && (
          <Button
            variant="contained"
            loading={move.isPending}
            onClick={() => move.mutate({ action: 'confirm' }, { onSuccess: () => toast.success('Confirmed.') })}
          >
            Confirm the visit
          </Button>
        )}
        {actions.includes('check-in') && (
          <Button
            variant="contained"
            loading={move.isPending}
            onClick={() =>
              move.mutate(
                { action: 'check-in' },
                { onSuccess: () => toast.success(`@${influencer.handle} is checked in.`) },
              )
            }
          >
            Check in
          </Button>
        )}
        {actions.includes('reschedule') && (
          <Button variant="outlined" onClick={() => setMoving(true)}>
            Move the visit
          </Button>
        )}
        {actions.includes('ask-new-time') && reader === 'brand' && <AskedStep collab={collab} action="ask-new-time" />}
        {actions.includes('claim-no-show') && <AskedStep collab={collab} action="claim-no-show" />}
      </Box>
    </Step>
  );
}

/** Which side has said that the visit stands, once they have been asked. */
function Sides({ collab: { confirmation, brand, influencer } }: { collab: Collab }) {
  if (!confirmation.askedAt && !confirmation.brandAt && !confirmation.influencerAt) return null;
  const sides = [
    { name: brand.name, at: confirmation.brandAt },
    { name: `@${influencer.handle}`, at: confirmation.influencerAt },
  ];
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {sides.map(({ name, at }) => (
        <Box component="li" key={name} sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
          {at ? (
            <IconCircleCheck size={20} stroke={1.75} aria-hidden />
          ) : (
            <IconClock size={20} stroke={1.75} aria-hidden />
          )}
          {at ? `${name} has confirmed.` : `${name} has not confirmed yet.`}
        </Box>
      ))}
    </Box>
  );
}

const doorOpensMs = 2 * 60 * 60 * 1_000;
const doorClosesMs = 48 * 60 * 60 * 1_000;

/** Whether the code is shown already, as far as this screen can tell; the server decides. */
function isDoorOpen({ visitAt, outcome, checkedInAt }: Collab, now: Date): boolean {
  if (!visitAt || outcome !== 'open' || checkedInAt) return false;
  const untilVisit = new Date(visitAt).getTime() - now.getTime();
  return untilVisit <= doorOpensMs && untilVisit > -doorClosesMs;
}

/** What the influencer shows at the door: a picture for a camera, and eight characters to be typed. */
function CheckInCode({ id }: { id: string }) {
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
