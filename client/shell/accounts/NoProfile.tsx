import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { usePublicSettings } from '../../api/settings';
import { EmptyState } from '../../ui/EmptyState';
import { TopBar } from '../TopBar';
import { useSession } from '../session/session-context';

/** Signed in, and linked to no brand and no influencer. */
export function NoProfile() {
  const { signOut } = useSession();
  const { supportEmail } = usePublicSettings();
  return (
    <>
      <TopBar />
      <Box component="main" sx={{ maxWidth: 640, mx: 'auto', px: 4, py: { xs: 8, sm: 16 } }}>
        <EmptyState
          title="Your account is not linked to a profile yet"
          action={
            <Button variant="outlined" onClick={() => void signOut()}>
              Sign out
            </Button>
          }
        >
          Ask the person who invited you to link it, or write to{' '}
          <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link> and we will set it up with you.
        </EmptyState>
      </Box>
    </>
  );
}
