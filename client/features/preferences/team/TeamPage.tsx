import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { useSession } from '../../../shell/session/session-context';
import { PageHeader } from '../../../ui/PageHeader';
import { SectionSkeleton } from '../../../ui/skeletons';
import { TeamSection } from './TeamSection';

/** An influencer's people, such as a manager, on a page of their own. */
export function TeamPage() {
  const { actor } = useSession();
  return (
    <>
      <PageHeader title="People who act for you" lead={`They act as ${actor.name}, in the role you give them.`} />
      <Box sx={{ maxWidth: 720 }}>
        <Suspense fallback={<SectionSkeleton />}>
          <TeamSection />
        </Suspense>
      </Box>
    </>
  );
}
