import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { paths } from '../../app/paths';
import { AppearanceSection } from '../../shell/appearance/AppearanceSection';
import { useSession } from '../../shell/session/session-context';
import { PageHeader } from '../../ui/PageHeader';
import { PageSkeleton } from '../../ui/Skeletons';
import { PasswordSection } from './PasswordSection';
import { SessionsSection } from './SessionsSection';
import { TwoStepSection } from './TwoStepSection';

/** One's own password, and the browsers in which one is signed in. */
export function AccountPage() {
  const { actor } = useSession();
  return (
    <Suspense fallback={<PageSkeleton tickets={2} />}>
      <PageHeader title="Password and sessions" lead="How you sign in, and where you are signed in now." />
      <Box sx={{ display: 'grid', gap: 10, maxWidth: 640 }}>
        <PasswordSection />
        {actor.type === 'admin' && <TwoStepSection />}
        <SessionsSection />
        <AppearanceSection />
        {actor.type === 'influencer' && <PeopleLink />}
        {actor.type === 'influencer' && <ProgramsLink />}
        <YourDataLink />
      </Box>
    </Suspense>
  );
}

/** The way to who else may act for an influencer. */
function PeopleLink() {
  return (
    <Box component="section" aria-labelledby="people-title">
      <Typography variant="h2" id="people-title">
        People who act for you
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 5 }}>
        A manager or an agency can work in your name, each with a sign-in of their own.
      </Typography>
      <Button component={Link} to={paths.influencer.team} variant="outlined">
        Look after them
      </Button>
    </Box>
  );
}

/** The way to the API keys of an influencer. */
function ProgramsLink() {
  return (
    <Box component="section" aria-labelledby="programs-title">
      <Typography variant="h2" id="programs-title">
        Programs that act for you
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 5 }}>
        A program of your own, or of your agency, can work with your account by a key, and be told of what happens.
      </Typography>
      <Button component={Link} to={paths.influencer.api} variant="outlined">
        Look after API and webhooks
      </Button>
    </Box>
  );
}

/** The way to what one may ask about one's own data. */
function YourDataLink() {
  return (
    <Box component="section" aria-labelledby="your-data-title">
      <Typography variant="h2" id="your-data-title">
        Your data
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 5 }}>
        Cookies, a copy of everything that we hold about you, and closing your account.
      </Typography>
      <Button component={Link} to={paths.yourData} variant="outlined">
        Look after your data
      </Button>
    </Box>
  );
}
