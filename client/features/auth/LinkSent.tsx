import { useEffect, useState } from 'react';
import { MailSent } from '../../ui/MailSent';
import { Box, Button, Typography } from '../../ui/elements';
import { authApi } from './auth-api';

const resendAfterMs = 30_000;

/** The link has been sent. */
export default function LinkSent({ email, onAnotherEmail }: { email: string; onAnotherEmail: () => void }) {
  const [sent, setSent] = useState(1);
  const [resendable, setResendable] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setResendable(true), resendAfterMs);
    return () => clearTimeout(timer);
  }, [sent]);

  const resend = () => {
    setResendable(false);
    setSent(sent + 1);
    authApi.sendLink(email).catch((error: unknown) => console.warn('The sign-in link could not be sent again.', error));
  };
  return (
    <>
      <MailSent email={email} />
      <Box sx={{ mt: 8, display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'center' }}>
        {resendable && (
          <Button variant="outlined" onClick={resend}>
            Send it again
          </Button>
        )}
        <Button onClick={onAnotherEmail} sx={{ ml: resendable ? 0 : '-18px' }}>
          Use another email
        </Button>
      </Box>
      {sent > 1 && !resendable && (
        <Typography role="status" variant="body2" sx={{ mt: 4, color: 'text.secondary' }}>
          Sent again. Only the newest link works.
        </Typography>
      )}
    </>
  );
}
