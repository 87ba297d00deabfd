import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { usePublicSettings } from '../../api/settings';
import { paths } from '../../app/paths';
import { EmptyState } from '../../ui/EmptyState';
import { useDocumentTitle } from '../../ui/PageHeader';
import { TextLink } from '../../ui/TextLink';
import { TopBar } from '../TopBar';
import { ClaimProfile } from './ClaimProfile';
import { useSession } from '../session/session-context';

/** Signed in, and linked to no brand and no influencer. */
export function NoProfile() {
  const { signOut } = useSession();
  const { supportEmail } = usePublicSettings();
  useDocumentTitle('No profile yet');
  return (
    <>
      <TopBar />
      <Box component="main" sx={{ maxWidth: 640, mx: 'auto', px: 4, py: { xs: 8, sm: 16 } }}>
        <EmptyState
          headingLevel="h1"
          title="Your account is not linked to a profile yet"
          action={
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 5, alignItems: 'center', justifyContent: 'center' }}>
              <Button variant="outlined" onClick={() => void signOut()}>
                Sign out
              </Button>
              <TextLink to={paths.account}>Password and sessions</TextLink>
            </Box>
          }
        >
          Ask the person who invited you to link it, or write to{' '}
          <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link> and we’ll help you set it up.
        </EmptyState>
        <ClaimProfile />
      </Box>
    </>
  );
}
