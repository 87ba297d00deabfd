import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { skipsSessionCheck } from '../../../server/contract/rules/portal-paths';
import { passkeyFault, passkeysApi } from '../../api/passkeys';
import { paths } from '../../app/paths';
import { useSession } from '../../shell/session/session-context';
import { Fault } from '../../ui/Fault';
import { PageHeader } from '../../ui/PageHeader';
import { TextLink } from '../../ui/TextLink';
import { authApi } from './auth-api';

/** Asks the device at once. It knows who signs in, so there is nothing to type. */
export default function PasskeySignIn() {
  const { reloadAt } = useSession();
  const { pathname, search } = useLocation();
  const [busy, setBusy] = useState(true);
  const [fault, setFault] = useState<string | null>(null);
  const asked = useRef(false);

  const signIn = useCallback(async () => {
    try {
      await authApi.signInElsewhere(passkeysApi.signIn());
      reloadAt(skipsSessionCheck(pathname) ? paths.landing : pathname + search);
    } catch (error) {
      setFault(passkeyFault(error));
      setBusy(false);
    }
  }, [reloadAt, pathname, search]);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true; // one dialog of the device is enough
    void signIn();
  }, [signIn]);

  const again = () => {
    setBusy(true);
    setFault(null);
    void signIn();
  };
  return (
    <>
      <PageHeader title="Sign in with a passkey" lead="Use your fingerprint, face or screen lock." />
      <Box sx={{ display: 'grid', gap: 5 }}>
        <Fault>{fault}</Fault>
        <Button variant="contained" fullWidth disabled={busy} onClick={again}>
          Try again
        </Button>
      </Box>
      <Box sx={{ mt: 6, textAlign: 'center' }}>
        <TextLink to={{ search, hash: '' }}>Sign in with an email link instead</TextLink>
      </Box>
    </>
  );
}
