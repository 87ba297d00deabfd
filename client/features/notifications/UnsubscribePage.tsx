import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router';
import { notificationKinds } from '../../../server/contract/rules/notification-kinds';
import { useUnsubscribe, useUnsubscription } from '../../api/notifications';
import { paths } from '../../app/paths';
import { PublicFrame } from '../../shell/PublicFrame';
import { Fault } from '../../ui/Fault';
import { TextLink } from '../../ui/TextLink';

/** Where the link at the foot of a mail leads: says what it stops, and stops it with a click. Nobody has to sign in. */
export function UnsubscribePage() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const { data, error } = useUnsubscription(token);
  const unsubscribe = useUnsubscribe(token);
  const label = notificationKinds.find(({ id }) => id === data?.kind)?.label;
  return (
    <PublicFrame maxWidth={560}>
      <Box sx={{ display: 'grid', gap: 5, justifyItems: 'start' }}>
        <Typography variant="h1">
          {unsubscribe.isSuccess ? 'You won’t get these emails any more' : 'Stop these emails?'}
        </Typography>
        <Fault>{error?.message ?? unsubscribe.error?.message}</Fault>
        {data && (
          <Typography sx={{ color: 'text.secondary' }}>
            {label ? `Emails about this: “${label}”.` : 'All emails about your Collabs and chats.'} You’ll still see
            everything in the portal, and still get sign-in links and receipts.
          </Typography>
        )}
        {data && !unsubscribe.isSuccess && (
          <Button variant="contained" onClick={() => unsubscribe.mutate()} loading={unsubscribe.isPending}>
            Stop these emails
          </Button>
        )}
        <TextLink to={paths.notifications}>Choose what we send you</TextLink>
      </Box>
    </PublicFrame>
  );
}
