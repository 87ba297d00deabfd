import { type FormEvent, useState } from 'react';
import { ProblemError } from '../../api/client';
import { CopyButton } from '../../ui/CopyButton';
import { Fault } from '../../ui/Fault';
import { SubmitButton } from '../../ui/SubmitButton';
import { Box, Button, Typography } from '../../ui/elements';
import { CodeField } from './CodeField';
import { QrCode } from './QrCode';
import { type NewApp, secondFactorApi } from './second-factor-api';

type SetUpAppProps = { app: NewApp; onConfirmed: (recoveryCodes: readonly string[]) => void; onCancel?: () => void };

const inFours = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** Scan or type the secret, then enter the first code. */
export function SetUpApp({ app, onConfirmed, onCancel }: SetUpAppProps) {
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ProblemError | null>(null);
  const fieldFault = problem?.fieldErrors.code ?? null;

  const confirm = async () => {
    setBusy(true);
    setProblem(null);
    try {
      onConfirmed(await secondFactorApi.confirm(code));
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      setProblem(error);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void confirm();
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 5, alignItems: 'flex-start' }}>
        <QrCode text={app.address} label="QR code for your authenticator app" />
        <Box sx={{ flex: '1 1 200px', display: 'grid', gap: 2, justifyItems: 'start' }}>
          <Typography>Scan this with an authenticator app on your phone, or type the key into it:</Typography>
          <Box component="code" className="tnum" sx={{ overflowWrap: 'anywhere', fontWeight: 600 }}>
            {inFours(app.secret)}
          </Box>
          <CopyButton text={app.secret} what="key" />
        </Box>
      </Box>
      <CodeField value={code} onChange={setCode} fault={fieldFault} appOnly />
      <Fault>{fieldFault ? null : problem?.message}</Fault>
      <Box sx={{ display: 'flex', gap: 3 }}>
        <SubmitButton busy={busy}>Confirm</SubmitButton>
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
      </Box>
    </Box>
  );
}
