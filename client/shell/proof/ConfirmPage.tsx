import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { proofApi } from '../../api/proof';
import { Fault } from '../../ui/Fault';
import { PageHeader } from '../../ui/PageHeader';
import { TextLink } from '../../ui/TextLink';
import { homeOf } from '../session/session';
import { useSession } from '../session/session-context';

/** The page behind the link in the email that asks for a proof. Opening it proves nothing; the button does, for the session that asked. */
export function ConfirmPage() {
  const session = useSession();
  const [params] = useSearchParams();
  const token = params.get('token');
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  if (!token)
    return (
      <>
        <PageHeader
          title="Confirm it’s you"
          lead="Part of this link is missing. Please open it from the email again, or ask for another."
        />
        <TextLink to={homeOf(session)}>Back to Dashboard</TextLink>
      </>
    );
  const confirm = () => {
    setBusy(true);
    setFault(null);
    proofApi
      .byLink(token)
      .then(() => setDone(true))
      .catch((error: Error) => setFault(error.message))
      .finally(() => setBusy(false));
  };
  if (done) {
    return (
      <Box role="status">
        <PageHeader title="Thank you" lead="Go back to the page that asked. It will continue automatically." />
      </Box>
    );
  }
  return (
    <>
      <PageHeader title="Confirm it’s you" lead="Only confirm if you’ve just asked for this yourself." />
      <Box sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
        <Fault>{fault}</Fault>
        <Button variant="contained" disabled={busy} onClick={confirm}>
          Confirm it’s me
        </Button>
      </Box>
    </>
  );
}
