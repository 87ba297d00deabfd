import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { paths } from '../../app/paths';
import { PageHeader } from '../../ui/PageHeader';
import { PageSkeleton } from '../../ui/Skeletons';
import { TextLink } from '../../ui/TextLink';
import { CloseAccountSection } from './CloseAccountSection';
import { CookiesSection } from './CookiesSection';
import { CopySection } from './CopySection';

/** What one may ask about one's own data: what is observed, a copy of it all, and leaving. */
export function YourDataPage() {
  return (
    <>
      <PageHeader
        title="Your data"
        lead={
          <>
            What we hold is in our <TextLink to={paths.privacy}>privacy notice</TextLink>. Here you decide about it.
          </>
        }
      />
      <Suspense fallback={<PageSkeleton tickets={2} />}>
        <Box sx={{ display: 'grid', gap: 10, maxWidth: 640 }}>
          <CookiesSection />
          <CopySection />
          <CloseAccountSection />
        </Box>
      </Suspense>
    </>
  );
}
