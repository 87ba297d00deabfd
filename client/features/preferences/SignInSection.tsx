import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { paths } from '../../app/paths';

/** These belong to the person and not to the brand, so they have their own page. */
export function SignInSection() {
  return (
    <Box component="section" aria-labelledby="sign-in-title">
      <Typography variant="h2" id="sign-in-title">
        Sign-in and security
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 5, maxWidth: '60ch' }}>
        Your email address, passkeys, password and sessions belong to you, and are the same for every account you work
        in.
      </Typography>
      <Button component={Link} to={paths.account} variant="outlined">
        Change how you sign in
      </Button>
    </Box>
  );
}
