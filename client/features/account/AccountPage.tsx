import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { paths } from '../../app/paths';
import { AppearanceSection } from '../../shell/appearance/AppearanceSection';
import { useSession } from '../../shell/session/session-context';
import { PageHeader } from '../../ui/PageHeader';
import { PageSkeleton } from '../../ui/skeletons';
import { PasswordSection } from './PasswordSection';
import { SessionsSection } from './SessionsSection';
import { TwoStepSection } from './TwoStepSection';

/** One's own password, and the browsers in which one is signed in. */
export function AccountPage() {
  const { actor } = useSession();
  return (
    <Suspense fallback={<PageSkeleton shape="form" />}>
      <PageHeader title="Password and sessions" lead="How you sign in, and where you are signed in now." />
      <Box sx={{ display: 'grid', gap: 10, maxWidth: 640 }}>
        <PasswordSection />
        {actor.type === 'admin' && <TwoStepSection />}
        <SessionsSection />
        <AppearanceSection />
        {actor.type === 'influencer' && (
          <>
            <Way
              id="people-title"
              title="People who act for you"
              lead="A manager or an agency can work in your name, each with a sign-in of their own."
              to={paths.influencer.team}
            >
              Look after them
            </Way>
            <Way
              id="programs-title"
              title="Programs that act for you"
              lead="Use API keys and webhooks to connect your own software, or your agency’s, to your account."
              to={paths.influencer.api}
            >
              Look after API and webhooks
            </Way>
          </>
        )}
        <Way
          id="your-data-title"
          title="Your data"
          lead="Cookies, a copy of everything that we hold about you, and closing your account."
          to={paths.yourData}
        >
          Look after your data
        </Way>
      </Box>
    </Suspense>
  );
}

type WayProps = { id: string; title: string; lead: string; to: string; children: string };

/** A heading, what is behind it, and the way there. */
function Way({ id, title, lead, to, children }: WayProps) {
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography variant="h2" id={id}>
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 5 }}>{lead}</Typography>
      <Button component={Link} to={to} variant="outlined">
        {children}
      </Button>
    </Box>
  );
}
