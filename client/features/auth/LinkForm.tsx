import Box from '@mui/material/Box';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { isSimpleEmail } from '../../../server/contract/rules/email';
import { browserMemory } from '../../shell/session/browser-memory';
import { EmailField } from '../../ui/EmailField';
import { PageHeader } from '../../ui/PageHeader';
import { SubmitButton } from '../../ui/SubmitButton';
import { TextLink } from '../../ui/TextLink';
import { authApi } from './auth-api';
import { passwordHash } from './sign-in-mode';

type LinkFormProps = {
  email: string;
  onEmail: (email: string) => void;
  onSent: () => void;
};

/** Asks for an e-mail address and has a sign-in link sent to it. A failure is only logged. */
export function LinkForm({ email, onEmail, onSent }: LinkFormProps) {
  const [busy, setBusy] = useState(false);
  const { search } = useLocation();
  const send = async () => {
    setBusy(true);
    try {
      await authApi.sendLink(email);
      browserMemory.keepEmailForSignIn(email);
      onSent();
    } catch (error) {
      console.warn('The sign-in link could not be sent.', error);
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSimpleEmail(email)) void send();
  };
  return (
    <Box component="form" noValidate onSubmit={submit}>
      <PageHeader title="Sign in to your account" lead="We will e-mail you a link. No password needed." />
      <EmailField value={email} onChange={onEmail} autoFocus />
      <SubmitButton fullWidth busy={busy} sx={{ mt: 5 }}>
        Continue
      </SubmitButton>
      <Box sx={{ mt: 6, textAlign: 'center' }}>
        <TextLink to={{ search, hash: passwordHash }}>Sign in with a password instead</TextLink>
      </Box>
    </Box>
  );
}
