import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { AppearanceSection } from '../../shell/appearance/AppearanceSection';
import { useSession } from '../../shell/session/session-context';
import { PageHeader } from '../../ui/PageHeader';
import { PageSkeleton } from '../../ui/Skeletons';
import { PeopleLink } from './PeopleLink';
import { PasswordSection } from './PasswordSection';
import { ProgramsLink } from './ProgramsLink';
import { SessionsSection } from './SessionsSection';
import { YourDataLink } from './YourDataLink';
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
