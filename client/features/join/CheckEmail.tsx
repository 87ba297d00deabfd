import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { MailSent } from '../../ui/MailSent';

/** After joining: the same page whether the address was known or not. */
export function CheckEmail({ email, onBack }: { email: string; onBack: () => void }) {
  return (
    <Box sx={{ maxWidth: 480 }}>
      <MailSent email={email} more="It opens your account." />
      <Button onClick={onBack} sx={{ mt: 8, ml: -4.5 }}>
        Use another email
      </Button>
    </Box>
  );
}
