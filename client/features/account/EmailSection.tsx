import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { isSimpleEmail } from '../../../server/contract/rules/email';
import { messages } from '../../../server/contract/rules/constants';
import { type ProblemError, call } from '../../api/client';
import { withFreshProof } from '../../api/proof';
import { useSession } from '../../shell/session/session-context';
import { EmailField } from '../../ui/EmailField';
import { Fault } from '../../ui/Fault';
import { ExactTime } from '../../ui/RelativeTime';
import { SubmitButton } from '../../ui/SubmitButton';
import { toast } from '../../ui/toast';

const key = ['account', 'email'] as const;

/** The address that a person signs in with, and a pending new one. */
export function EmailSection() {
  const hasBrand = useSession().linkedProfiles.some(({ type }) => type === 'brand');
  const { data } = useSuspenseQuery({
    queryKey: key,
    queryFn: ({ signal }) => call('GET /api/v1/auth/email', { signal }),
  });
  return (
    <Box component="section" aria-labelledby="email-title">
      <Typography variant="h2" id="email-title">
        Email
      </Typography>
      <Typography sx={{ mt: 1 }}>{data.email}</Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 5 }}>
        We send sign-in links and account news here.
        {hasBrand && ' If your brand uses it as its contact email, that changes too.'}
      </Typography>
      {data.change ? <Waiting {...data.change} /> : <ChangeForm />}
    </Box>
  );
}

/** A link has been sent to the new address. */
function Waiting({ email, expiresAt }: { email: string; expiresAt: string }) {
  const queries = useQueryClient();
  const cancel = useMutation<unknown, ProblemError>({
    mutationFn: () => call('POST /api/v1/auth/email/cancel'),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
  return (
    <Box role="status">
      <Typography sx={{ mb: 4 }}>
        We’ve emailed a link to <strong>{email}</strong>. Open it by <ExactTime time={expiresAt} />, in a browser where
        you’re signed in, and the change takes effect.
      </Typography>
      <Fault>{cancel.error?.message}</Fault>
      <Button variant="outlined" disabled={cancel.isPending} onClick={() => cancel.mutate()}>
        Cancel the change
      </Button>
    </Box>
  );
}

function ChangeForm() {
  const queries = useQueryClient();
  const [email, setEmail] = useState('');
  const ask = useMutation<unknown, ProblemError, string>({
    mutationFn: (wanted) => withFreshProof(() => call('POST /api/v1/auth/email/change', { body: { email: wanted } })),
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  });
  const fieldFault = ask.error?.fieldErrors.email ?? null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSimpleEmail(email)) ask.mutate(email);
    else toast.say(messages.invalidEmailOnBlur);
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 4, maxWidth: 400 }}>
      <EmailField label="New email" value={email} onChange={setEmail} fault={fieldFault} />
      <Fault>{fieldFault ? null : ask.error?.message}</Fault>
      <Box>
        <SubmitButton busy={ask.isPending} variant="outlined">
          Change email
        </SubmitButton>
      </Box>
    </Box>
  );
}
