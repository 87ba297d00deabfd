import { Link } from 'react-router';
import { paths } from '../../app/paths';
import { Logo } from '../../shell/Logo';
import { useSession } from '../../shell/session/session-context';
import { Box, Button } from '../../ui/elements';

/** The front page's banner: sign-in, or back to the portal. */
export function HomeBar() {
  const { user } = useSession();
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 1, sm: 3 },
        maxWidth: 1320,
        mx: 'auto',
        px: { xs: 4, sm: 6, lg: 8 },
        height: 72,
      }}
    >
      <Box
        component={Link}
        to={paths.home}
        aria-label="Tastemaker, home"
        sx={{ mr: 'auto', display: 'inline-flex', textDecoration: 'none', borderRadius: '6px' }}
      >
        <Logo />
      </Box>
      <Button component="a" href="#plans" color="inherit" sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
        Plans
      </Button>
      {user ? (
        <Button component={Link} to={paths.landing} variant="contained">
          Open Tastemaker
        </Button>
      ) : (
        <>
          <Button component={Link} to={paths.login} color="inherit">
            Sign in
          </Button>
          <Button
            component={Link}
            to={paths.join}
            variant="contained"
            sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
          >
            Join
          </Button>
        </>
      )}
    </Box>
  );
}
