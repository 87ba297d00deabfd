import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { PageHeader } from '../../ui/PageHeader';
import { PageSkeleton } from '../../ui/Skeletons';
import { PasswordSection } from './PasswordSection';
import { SessionsSection } from './SessionsSection';

/** One's own password, and the browsers in which one is signed in. */
export function AccountPage() {
  return (
    <Suspense fallback={<PageSkeleton tickets={2} />}>
      <PageHeader title="Password and sessions" lead="How you sign in, and where you are signed in now." />
      <Box sx={{ display: 'grid', gap: 10, maxWidth: 640 }}>
        <PasswordSection />
        <SessionsSection />
      </Box>
    </Suspense>
  );
}
