import { IconMailOpened } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { PageHeader } from '../../ui/PageHeader';
import { authApi } from './auth-api';

const resendAfterMs = 30_000;

/** The link is on its way. */
export function LinkSent({ email, onAnotherEmail }: { email: string; onAnotherEmail: () => void }) {
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
      <Box
        sx={{
          width: 56,
          height: 56,
          mb: 4,
          borderRadius: '50%',
          display: 'grid',
          placeItems: 'center',
          bgcolor: 'pass.primarySoft',
          color: 'pass.primary',
        }}
      >
        <IconMailOpened size={28} stroke={1.75} aria-hidden />
      </Box>
      <PageHeader
        title="Please Check Your Email"
        lead={
          <>
            We have sent a sign-in link to <strong>{email}</strong>.
          </>
        }
      />
      <Typography component="ul" sx={{ pl: 5, m: 0, display: 'grid', gap: 2 }}>
        <li>It usually arrives within seconds.</li>
        <li>If you cannot see it, please look in your junk or spam folder.</li>
        <li>You can close this tab: the link opens a new one.</li>
      </Typography>
      <Box sx={{ mt: 8, display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'center' }}>
        {resendable && (
          <Button variant="outlined" onClick={resend}>
            Send it again
          </Button>
        )}
        <Button onClick={onAnotherEmail}>Use another e-mail</Button>
      </Box>
      {sent > 1 && !resendable && (
        <Typography role="status" variant="body2" sx={{ mt: 4, color: 'text.secondary' }}>
          Sent again. Only the newest link works.
        </Typography>
      )}
    </>
  );
}
