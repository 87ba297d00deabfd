import { IconMailOpened } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { PageHeader } from '../../ui/PageHeader';

/** After joining: the same page whether the address was known or not. */
export function CheckEmail({ email, onBack }: { email: string; onBack: () => void }) {
  return (
    <Box sx={{ maxWidth: 480 }}>
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
            We have sent a sign-in link to <strong>{email}</strong>. It opens your account.
          </>
        }
      />
      <Typography component="ul" sx={{ pl: 5, m: 0, display: 'grid', gap: 2 }}>
        <li>It usually arrives within seconds.</li>
        <li>If you cannot see it, please look in your junk or spam folder.</li>
        <li>You can close this tab: the link opens a new one.</li>
      </Typography>
      <Button onClick={onBack} sx={{ mt: 8, ml: -4.5 }}>
        Use another e-mail
      </Button>
    </Box>
  );
}
