import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '../../api/client';
import { paths } from '../../app/paths';
import { Fault } from '../../ui/Fault';
import { PageHeader } from '../../ui/PageHeader';
import { TextLink } from '../../ui/TextLink';
import { AuthFrame } from './AuthFrame';

/** Where the email to the old address leads after a change. Opening it undoes nothing; the button does. */
export function KeepEmailPage() {
  const [params] = useSearchParams();
  const token = params.get('token');
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  const undo = (given: string) => {
    setBusy(true);
    setFault(null);
    call('POST /api/v1/auth/email/undo', { body: { token: given } })
      .then(() => setDone(true))
      .catch((error: Error) => setFault(error.message))
      .finally(() => setBusy(false));
  };
  return <AuthFrame>{content()}</AuthFrame>;

  function content() {
    if (!token)
      return (
        <>
          <PageHeader
            title="Keep your old email"
            lead="Part of this link is missing. Please open it from the email again."
          />
          <TextLink to={paths.login}>Sign in</TextLink>
        </>
      );
    if (done)
      return (
        <Box role="status">
          <PageHeader
            title="Your old email is back"
            lead="Everyone has been signed out, and your password, passkeys and API keys have been removed. Sign in with an email link."
          />
          <TextLink to={paths.login}>Sign in</TextLink>
        </Box>
      );
    return (
      <>
        <PageHeader
          title="Keep your old email?"
          lead="We’ll undo the change and sign everyone out. Your password, passkeys and API keys will be removed, in case someone else has them."
        />
        <Box sx={{ display: 'grid', gap: 4 }}>
          <Fault>{fault}</Fault>
          <Button variant="contained" fullWidth disabled={busy} onClick={() => undo(token)}>
            Undo the change
          </Button>
        </Box>
      </>
    );
  }
}
