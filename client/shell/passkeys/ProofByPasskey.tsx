import Button from '@mui/material/Button';
import { useState } from 'react';
import { Fault } from '../../ui/Fault';

/** The device asks for a fingerprint, a face or a PIN. The WebAuthn code is loaded lazily. */
export function ProofByPasskey({ onProven }: { onProven: () => void }) {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const prove = async () => {
    setBusy(true);
    setFault(null);
    const { passkeyFault, passkeysApi } = await import('../../api/passkeys');
    try {
      await passkeysApi.prove();
      onProven();
    } catch (error) {
      setFault(passkeyFault(error));
      setBusy(false);
    }
  };
  return (
    <>
      <Fault>{fault}</Fault>
      <Button variant="contained" disabled={busy} onClick={() => void prove()}>
        Use your passkey
      </Button>
    </>
  );
}
