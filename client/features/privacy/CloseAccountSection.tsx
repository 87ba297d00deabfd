import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useClosure, useKeepAccount } from '../../api/privacy';
import { Fault } from '../../ui/Fault';
import { longDay } from '../../ui/day';
import { toast } from '../../ui/toast';
import { CloseAccountDialog } from './CloseAccountDialog';
import { Section } from './Section';

/** Leaving, and coming back while there is time. */
export function CloseAccountSection() {
  const { closing, brands } = useClosure();
  const [asking, setAsking] = useState(false);
  if (closing) return <Closing erasesAt={closing.erasesAt} />;
  return (
    <Section
      title="Close your account"
      lead="Your profile is hidden straight away and your open Collabs end. You have 30 days to change your mind by signing in. After that your personal data is erased for good."
    >
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        Close my account
      </Button>
      <CloseAccountDialog open={asking} brands={brands} onClose={() => setAsking(false)} />
    </Section>
  );
}

function Closing({ erasesAt }: { erasesAt: string }) {
  const { mutate: keep, isPending, error } = useKeepAccount();
  return (
    <Section
      title="Your account is being closed"
      lead={`Your personal data will be erased on ${longDay(erasesAt)}. Until then you can keep your account.`}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Collabs and offers that have ended won’t reopen. Everything else comes back.
      </Typography>
      <Button
        variant="contained"
        disabled={isPending}
        onClick={() => keep(undefined, { onSuccess: () => toast.success('Welcome back. Your account is open again.') })}
      >
        Keep my account
      </Button>
      <Fault>{error?.message}</Fault>
    </Section>
  );
}
