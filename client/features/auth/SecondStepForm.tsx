import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { ProblemError } from '../../api/client';
import { paths } from '../../app/paths';
import { CodeField } from '../../shell/second-factor/CodeField';
import { secondFactorApi } from '../../shell/second-factor/second-factor-api';
import { useSession } from '../../shell/session/session-context';
import { Fault } from '../../ui/Fault';
import { PageHeader } from '../../ui/PageHeader';
import { SubmitButton } from '../../ui/SubmitButton';

/** The code of one's app, or a recovery code. */
export function SecondStepForm() {
  const { reloadAt, signOut, refresh } = useSession();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ProblemError | null>(null);
  const fieldFault = problem?.fieldErrors.code ?? null;

  const finish = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await secondFactorApi.signIn(code);
      reloadAt(paths.landing);
    } catch (error) {
      setBusy(false);
      if (!(error instanceof ProblemError)) throw error;
      if (error.status === 401) await refresh(); // it took too long: the sign-in begins afresh
      else setProblem(error);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && code.trim()) void finish();
  };
  return (
    <Box component="form" noValidate onSubmit={submit}>
      <PageHeader title="Enter your code" lead="One more step: the code from your authenticator app." />
      <Box sx={{ display: 'grid', gap: 5 }}>
        <CodeField value={code} onChange={setCode} fault={fieldFault} autoFocus />
        <Fault>{fieldFault ? null : problem?.message}</Fault>
        <SubmitButton fullWidth busy={busy}>
          Continue
        </SubmitButton>
        <Button onClick={() => void signOut()}>Sign in as someone else</Button>
      </Box>
    </Box>
  );
}
