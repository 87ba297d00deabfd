import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { paths } from '../../app/paths';
import { RecoveryCodes } from '../../shell/second-factor/RecoveryCodes';
import { SetUpApp } from '../../shell/second-factor/SetUpApp';
import { type NewApp, secondFactorApi } from '../../shell/second-factor/second-factor-api';
import { useSession } from '../../shell/session/session-context';
import { Fault } from '../../ui/Fault';
import { PageHeader } from '../../ui/PageHeader';

/** Staff must have an authenticator app here: it is set up before the portal opens. */
export function FirstApp() {
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
        lead="Staff sign in with a code from their phone as well. It takes a minute, once."
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
