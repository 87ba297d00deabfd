import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { paths } from '../../app/paths';
import { consent } from '../../shell/consent/consent';
import { ConsentForm } from '../../shell/consent/ConsentForm';
import { PageHeader } from '../../ui/PageHeader';
import { PageSkeleton } from '../../ui/skeletons';
import { TextLink } from '../../ui/TextLink';
import { toast } from '../../ui/toast';
import { CloseAccountSection } from './CloseAccountSection';
import { CopySection } from './CopySection';
import { Section } from './Section';

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
      <Suspense fallback={<PageSkeleton shape="form" />}>
        <Box sx={{ display: 'grid', gap: 10, maxWidth: 640 }}>
          <CookiesSection />
          <CopySection />
          <CloseAccountSection />
        </Box>
      </Suspense>
    </>
  );
}

/** What may be observed, on this device and on the account. */
function CookiesSection() {
  return (
    <Section
      title="Cookies"
      lead="What you choose holds wherever you are signed in. You can change it whenever you like."
    >
      <ConsentForm
        onDecide={(choice) => {
          consent.decide(choice);
          toast.success('Your choice is kept.');
        }}
      />
    </Section>
  );
}
