import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type BookingHook, bookingHookQuery, useMakeHook, useRemoveHook } from '../../../api/outcomes';
import { useSession } from '../../../shell/session/session-context';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { CopyButton } from '../../../ui/CopyButton';
import { longDay } from '../../../ui/day';
import { Fault } from '../../../ui/Fault';
import { TitledPart } from '../../../ui/TitledPart';
import { toast } from '../../../ui/toast';
import { SecretNotice } from '../keys/SecretNotice';

type Question = 'replace' | 'remove';

/** The address to which a booking system posts guests and covers. */
export function BookingHookPart() {
  const { actor } = useSession();
  const { hook } = useSuspenseQuery(bookingHookQuery(actor.uid)).data;
  const make = useMakeHook();
  const remove = useRemoveHook();
  const [question, setQuestion] = useState<Question | null>(null);
  const create = () => make.mutate(undefined, { onSettled: () => setQuestion(null) });
  const drop = () =>
    remove.mutate(undefined, {
      onSuccess: () => toast.success('Address removed.'),
      onSettled: () => {
        setQuestion(null);
        make.reset();
      },
    });
  const secret = make.data?.url === hook?.url ? make.data?.secret : undefined;
  return (
    <TitledPart title="Booking webhook" gap={4}>
      <Typography sx={{ color: 'text.secondary' }}>
        Your booking system posts guests and covers here as they come. Each message is signed, as the{' '}
        <Link href="/api/docs">API reference</Link> explains.
      </Typography>
      {secret && (
        <SecretNotice title="Signing secret" secret={secret} what="secret" onDone={() => make.reset()}>
          Enter it in your booking system. Copy it now – you won’t be able to see it again.
        </SecretNotice>
      )}
      <Fault>{make.error?.message ?? remove.error?.message}</Fault>
      {hook ? (
        <Address hook={hook} onAsk={setQuestion} />
      ) : (
        <Box>
          <Button variant="outlined" loading={make.isPending} onClick={create}>
            Create an address
          </Button>
        </Box>
      )}
      <ConfirmDialog
        open={question !== null}
        title={question === 'remove' ? 'Remove this address?' : 'Create a new address?'}
        destructive
        busy={make.isPending || remove.isPending}
        onCancel={() => setQuestion(null)}
        onConfirm={question === 'remove' ? drop : create}
      >
        {question === 'remove'
          ? 'Your booking system won’t be able to post here any more. What it has posted stays.'
          : 'You’ll get a new address and secret. The current ones stop working straight away.'}
      </ConfirmDialog>
    </TitledPart>
  );
}

function Address({ hook: { url, createdAt }, onAsk }: { hook: BookingHook; onAsk: (question: Question) => void }) {
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      <Typography variant="code" sx={{ overflowWrap: 'anywhere' }}>
        {url}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Created on {longDay(createdAt)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <CopyButton text={url} what="address" />
        <Button size="small" variant="outlined" onClick={() => onAsk('replace')}>
          New address and secret
        </Button>
        <Button size="small" color="error" onClick={() => onAsk('remove')}>
          Remove
        </Button>
      </Box>
    </Box>
  );
}
