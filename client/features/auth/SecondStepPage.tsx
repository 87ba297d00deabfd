import { useState, type FormEvent } from 'react';
import { Link, Navigate } from 'react-router';
import { ProblemError } from '../../api/client';
import { usePublicSettings } from '../../api/settings';
import { paths } from '../../app/paths';
import { LoadingScreen } from '../../shell/LoadingScreen';
import { CodeField } from '../../shell/second-factor/CodeField';
import { RecoveryCodes } from '../../shell/second-factor/RecoveryCodes';
import { SetUpApp } from '../../shell/second-factor/SetUpApp';
import { type NewApp, secondFactorApi } from '../../shell/second-factor/second-factor-api';
import { useSession } from '../../shell/session/session-context';
import { Fault } from '../../ui/Fault';
import { PageHeader } from '../../ui/PageHeader';
import { SubmitButton } from '../../ui/SubmitButton';
import { Box, Button, Typography } from '../../ui/elements';
import { AuthFrame } from './AuthFrame';

/** Between link or password and the portal: enters a code from the app, or sets one up if staff must have it. */
export function SecondStepPage() {
  const { authChecked, secondStep } = useSession();
  if (!authChecked) return <LoadingScreen />;
  if (!secondStep) return <Navigate to={paths.landing} replace />;
  return <AuthFrame>{secondStep === 'enrolment' ? <FirstApp /> : <SecondStepForm />}</AuthFrame>;
}

/** Staff are required to have an authenticator app: it is set up before the portal opens. */
function FirstApp() {
  const { reloadAt, signOut } = useSession();
  const [app, setApp] = useState<NewApp | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [fault, setFault] = useState<string | null>(null);

  const begin = () => {
    setFault(null);
    secondFactorApi
      .begin()
      .then(setApp)
      .catch((error: Error) => setFault(error.message));
  };
  return (
    <>
      <PageHeader
        title="Set up your authenticator app"
        lead="Staff also sign in with a code from their phone. Setting it up takes a minute."
      />
      <Box sx={{ display: 'grid', gap: 5 }}>
        {step()}
        <Fault>{fault}</Fault>
      </Box>
    </>
  );

  function step() {
    if (codes.length > 0)
      return <RecoveryCodes codes={codes} doneLabel="Continue to Tastemaker" onDone={() => reloadAt(paths.landing)} />;
    if (app) return <SetUpApp app={app} onConfirmed={setCodes} />;
    return (
      <>
        <Button variant="contained" onClick={begin}>
          Begin
        </Button>
        <Button onClick={() => void signOut()}>Sign in as someone else</Button>
      </>
    );
  }
}

/** A code from the app, or a recovery code. */
function SecondStepForm() {
  const { reloadAt, signOut, refresh } = useSession();
  const { supportEmail } = usePublicSettings();
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
      if (error.status === 401) await refresh(); // timed out: the sign-in starts over
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
        <Button component={Link} to={`${paths.login}#passkey`}>
          Use a passkey instead
        </Button>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          If you’ve lost your phone and your recovery codes, write to {supportEmail}.
        </Typography>
        <Button onClick={() => void signOut()}>Sign in as someone else</Button>
      </Box>
    </Box>
  );
}
