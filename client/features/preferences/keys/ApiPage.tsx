import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { useSession } from '../../../shell/session/session-context';
import { PageHeader } from '../../../ui/PageHeader';
import { SectionSkeleton } from '../../../ui/skeletons';
import { ApiSection } from './ApiSection';

/** An influencer's programs, on a page of their own. */
export function ApiPage() {
  const { actor } = useSession();
  return (
    <>
      <PageHeader title="Apps that act for you" lead={`They act as ${actor.name}, within what you allow.`} />
      <Box sx={{ maxWidth: 720 }}>
        <Suspense fallback={<SectionSkeleton />}>
          <ApiSection />
        </Suspense>
      </Box>
    </>
  );
}
