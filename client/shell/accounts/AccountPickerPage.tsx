import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { paths } from '../../app/paths';
import { PageHeader } from '../../ui/PageHeader';
import { LoadingScreen } from '../LoadingScreen';
import { TopBar } from '../TopBar';
import { browserMemory } from '../session/browser-memory';
import { useSession } from '../session/session-context';
import { AccountList } from './AccountList';
import { WaysOut } from './ChooseAccount';

const frame = { maxWidth: 440, mx: 'auto', px: 4, py: { xs: 8, sm: 16 }, display: 'grid', gap: 2 } as const;

/** For guests: what the page is for, and a sign-in form that returns here. */
function SignInFirst() {
  return (
    <>
      <TopBar noAuth />
      <Box component="main" sx={frame}>
        <PageHeader
          title="Your accounts"
          lead="Sign in to choose which of your brands or creator profiles to manage."
        />
        <Button
          component={Link}
          to={paths.login}
          state={{ returning: true }}
          onClick={() => browserMemory.keepReturn(paths.accountManager)}
          variant="contained"
        >
          Sign in
        </Button>
      </Box>
    </>
  );
}

/** The account picker as its own page, for people who have signed in without choosing a profile. */
export function AccountPickerPage() {
  const { authChecked, user } = useSession();
  if (!authChecked) return <LoadingScreen />;
  if (!user) return <SignInFirst />;
  return (
    <>
      <TopBar />
      <Box component="main" sx={frame}>
        <PageHeader title="Select Account to Manage" lead="You can switch at any time from the card in the menu." />
        <AccountList />
        <Box sx={{ mt: 4 }}>
          <WaysOut />
        </Box>
      </Box>
    </>
  );
}
