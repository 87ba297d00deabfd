import Box from '@mui/material/Box';
import { type FormEvent, useState } from 'react';
import { messages } from '../../../server/contract/rules/constants';
import { isSimpleEmail } from '../../../server/contract/rules/email';
import { ProblemError } from '../../api/client';
import { paths } from '../../app/paths';
import { browserMemory } from '../../shell/session/browser-memory';
import { Fault } from '../../ui/Fault';
import { PageHeader } from '../../ui/PageHeader';
import { SubmitButton } from '../../ui/SubmitButton';
import { TextLink } from '../../ui/TextLink';
import { EmailField } from '../../ui/EmailField';
import { authApi } from './auth-api';

/** Has a link to choose a new password with sent to an email address. */
export function ResetRequestForm({ onSent }: { onSent: (email: string) => void }) {
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const send = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await authApi.requestPasswordReset(email);
      browserMemory.keepEmailForSignIn(email);
      onSent(email);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      setProblem(error.message);
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSimpleEmail(email)) void send();
    else setFault(messages.invalidEmailOnBlur);
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 5 }}>
      <PageHeader title="Reset your password" lead="We’ll email you a link to choose a new one." />
      <EmailField
        value={email}
        onChange={(typed) => {
          setFault(null);
          setEmail(typed);
        }}
        fault={fault}
        autoFocus
      />
      <Fault>{problem}</Fault>
      <SubmitButton fullWidth busy={busy}>
        Send the link
      </SubmitButton>
      <Box sx={{ textAlign: 'center' }}>
        <TextLink to={paths.login}>Back to sign in</TextLink>
      </Box>
    </Box>
  );
}
