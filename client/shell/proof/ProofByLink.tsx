import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { proofApi } from '../../api/proof';
import { Fault } from '../../ui/Fault';

const lookEveryMs = 3_000;

/** Mails a link, and goes on by itself as soon as the link has been confirmed, wherever that was. */
export function ProofByLink({ onProven }: { onProven: () => void }) {
  const [sent, setSent] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  useEffect(() => {
    if (!sent) return;
    let going = true;
    const look = async () => {
      const { fresh } = await proofApi.state();
      if (going && fresh) onProven();
    };
    const timer = setInterval(() => void look().catch(() => undefined), lookEveryMs);
    return () => {
      going = false;
      clearInterval(timer);
    };
  }, [sent, onProven]);

  const send = () => {
    setFault(null);
    proofApi
      .mailLink()
      .then(() => setSent(true))
      .catch((error: Error) => setFault(error.message));
  };
  return (
    <>
      <Fault>{fault}</Fault>
      {sent ? (
        <Typography role="status">
          We’ve emailed you a link. Open it and confirm, and this page will continue automatically.
        </Typography>
      ) : (
        <Button variant="contained" onClick={send}>
          Email me a link
        </Button>
      )}
    </>
  );
}
