import { useEffect, useState } from 'react';
import { passkeyFault, passkeysApi } from '../../api/passkeys';
import { Box, Button, Typography } from '../../ui/elements';
import { toast } from '../../ui/toast';
import { NoticeStrip } from '../NoticeStrip';
import { browserMemory } from '../session/browser-memory';

/** On devices that support user verification, and only for people without a passkey. */
async function isWorthAsking(): Promise<boolean> {
  if (typeof PublicKeyCredential === 'undefined') return false;
  if (!(await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable())) return false;
  return (await passkeysApi.list()).length === 0;
}

/** After a sign-in by link, once in each browser: offers a faster next sign-in. */
export default function PasskeyOffer() {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    let here = true;
    isWorthAsking()
      .then((worthIt) => {
        if (!here || !worthIt) return;
        browserMemory.keepPasskeyOffer('done');
        setOpen(true);
      })
      .catch(() => undefined); // next time, then
    return () => {
      here = false;
    };
  }, []);

  const close = () => setOpen(false);
  const add = async () => {
    setBusy(true);
    try {
      await passkeysApi.add();
      toast.success('Your passkey is ready. Use it the next time you sign in.');
      close();
    } catch (error) {
      toast.say(passkeyFault(error));
    } finally {
      setBusy(false);
    }
  };
  if (!open) return null;
  return (
    <NoticeStrip label="Sign in faster next time">
      <Typography>Sign in faster next time, with your fingerprint, face or screen lock.</Typography>
      <Box sx={{ display: 'flex', gap: 3 }}>
        <Button variant="outlined" disabled={busy} onClick={() => void add()}>
          Add a passkey
        </Button>
        <Button onClick={close}>Not now</Button>
      </Box>
    </NoticeStrip>
  );
}
