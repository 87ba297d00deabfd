import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { ProblemError } from '../../api/client';
import { Fault } from '../../ui/Fault';
import { ListRow } from '../../ui/ListRow';
import { ExactTime } from '../../ui/RelativeTime';
import { Switch } from '../../ui/Switch';
import { useSession } from '../session/session-context';
import {
  type Possibility,
  possibility,
  type PushDevice,
  usePushDevices,
  useRemoveDevice,
  useTurnOn,
} from './push-here';

/** Notifications on this device and others, while the portal is closed. Hidden on a site without push keys. */
export function PushSection() {
  const { viewingUntil } = useSession();
  const { data } = usePushDevices(!viewingUntil);
  const remove = useRemoveDevice();
  if (!data?.publicKey) return null;
  return (
    <Box component="section" aria-labelledby="push-title" sx={{ mt: 10, display: 'grid', gap: 4 }}>
      <Box>
        <Typography id="push-title" variant="h2">
          On your devices
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          See what’s waiting for you, such as a request or a message, even when Tastemaker isn’t open. This follows your
          portal settings and quiet hours, and turns off when you sign out.
        </Typography>
      </Box>
      <ThisDevice
        publicKey={data.publicKey}
        device={data.here ? data.items.find(({ current }) => current) : undefined}
        busy={remove.isPending}
        onRemove={remove.mutate}
      />
      <Fault>{remove.error?.message}</Fault>
      {data.items.length > 0 && (
        <Box component="ul" aria-label="Your devices" sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {data.items.map((device) => (
            <ListRow key={device.id} sx={{ justifyContent: 'space-between', minHeight: 64 }}>
              <Box>
                <Typography variant="subtitle2">{device.name}</Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {device.current ? 'This device, ' : ''}added <ExactTime time={device.createdAt} />
                </Typography>
              </Box>
              <Button
                variant="outlined"
                aria-label={`Remove ${device.name}`}
                disabled={remove.isPending}
                onClick={() => remove.mutate(device)}
              >
                Remove
              </Button>
            </ListRow>
          ))}
        </Box>
      )}
    </Box>
  );
}

type ThisDeviceProps = {
  publicKey: string;
  /** Undefined while push is off here. */
  device: PushDevice | undefined;
  busy: boolean;
  onRemove: (device: PushDevice) => void;
};

function ThisDevice({ publicKey, device, busy, onRemove }: ThisDeviceProps) {
  const turnOn = useTurnOn(publicKey);
  const can = possibility();
  if (can !== 'possible') return <Typography>{whyNot[can]}</Typography>;
  return (
    <Box>
      <FormControlLabel
        control={
          <Switch
            checked={device !== undefined}
            disabled={busy || turnOn.isPending}
            onChange={(_, on) => (on ? turnOn.mutate() : device && onRemove(device))}
          />
        }
        label="On this device"
      />
      {turnOn.data === false && (
        <Typography role="status">Your browser asks first. Select “Allow” to turn this on.</Typography>
      )}
      <Fault>{turnOn.error && faultOf(turnOn.error)}</Fault>
    </Box>
  );
}

/** The browser's own message is for engineers. */
const faultOf = (error: Error): string =>
  error instanceof ProblemError
    ? error.message
    : 'This browser can’t reach its notification service right now. Please try again later.';

const whyNot: Record<Exclude<Possibility, 'possible'>, string> = {
  blocked:
    'Notifications from Tastemaker are blocked in this browser. Select the icon to the left of the address, allow notifications, then reload this page.',
  'home-screen':
    'On an iPhone or iPad, first add Tastemaker to your Home Screen: tap Share, then Add to Home Screen. Open it from there and come back to this page.',
  impossible: 'This browser can’t show notifications. Try Chrome, Edge, Firefox or Safari.',
};
