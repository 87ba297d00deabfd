import Box from '@mui/material/Box';
import { Outlet } from 'react-router';
import { paths } from '../../app/paths';
import { TextLink } from '../../ui/TextLink';
import { SkipLink, mainId } from '../PublicFrame';
import { TopBar } from '../TopBar';
import { useSession } from '../session/session-context';

/** The layout of personal pages for people without a profile: there is nothing to navigate. */
export function PersonalFrame() {
  const { linkedProfiles } = useSession();
  return (
    <>
      <SkipLink />
      <TopBar />
      <Box
        component="main"
        id={mainId}
        tabIndex={-1}
        sx={{ maxWidth: 720, mx: 'auto', px: { xs: 4, sm: 6 }, py: { xs: 6, sm: 10 }, '&:focus': { outline: 'none' } }}
      >
        <Box sx={{ mb: 6 }}>
          {linkedProfiles.length > 0 ? (
            <TextLink to={paths.accountManager}>Choose an account</TextLink>
          ) : (
            <TextLink to={paths.landing}>Back</TextLink>
          )}
        </Box>
        <Outlet />
      </Box>
    </>
  );
}
