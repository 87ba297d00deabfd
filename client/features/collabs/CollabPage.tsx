import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { useParams } from 'react-router';
import { useCollab } from '../../api/collabs';
import { PageHeader } from '../../ui/PageHeader';
import { PageSkeleton } from '../../ui/skeletons';
import { AgreedTicket } from './AgreedTicket';
import { Brief } from './Step';
import { CollabSteps } from './CollabSteps';
import { OnTheDay } from './OnTheDay';
import { WhoWaits } from './WhoWaits';

/** One Collab as its own page. */
export function CollabPage() {
  const { id = '' } = useParams();
  return (
    <Suspense fallback={<PageSkeleton shape="ticketAndSteps" />}>
      <WholeCollab key={id} id={id} />
    </Suspense>
  );
}

function WholeCollab({ id }: { id: string }) {
  const collab = useCollab(id);
  return (
    <>
      <PageHeader title={collab.terms.title} lead={<WhoWaits collab={collab} />} />
      <Box sx={{ mb: 6, '&:empty': { display: 'none' } }}>
        <OnTheDay collab={collab} />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 6,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '380px minmax(0, 1fr)' },
          gridTemplateRows: { md: 'auto 1fr' },
        }}
      >
        <AgreedTicket collab={collab} />
        <Box sx={{ gridColumn: { md: 2 }, gridRow: { md: '1 / span 2' } }}>
          <CollabSteps collab={collab} />
        </Box>
        <Brief>{collab.terms.brief}</Brief>
      </Box>
    </>
  );
}
