import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { useCollabs, type Collab } from '../../api/collabs';
import { paths } from '../../app/paths';
import { useSession } from '../../shell/session/session-context';
import { EmptyState } from '../../ui/EmptyState';
import { PageHeader } from '../../ui/PageHeader';
import { ReliabilityNote } from '../../ui/reliability/ReliabilityNote';
import { PageSkeleton } from '../../ui/skeletons';
import { NextVisit } from './NextVisit';
import { ToDos } from './ToDos';
import { ValueReceived } from './ValueReceived';
import { sortCollabs } from './sort-collabs';
import { CollabTicket } from '../../ui/CollabTicket';

/** An influencer's own Collabs: the next visit, what is due, what is open, and what is done. */
export function InfluencerDashboardPage() {
  return (
    <Suspense fallback={<PageSkeleton shape="ticketAndSteps" />}>
      <Dashboard />
    </Suspense>
  );
}

function Dashboard() {
  const { actor } = useSession();
  const collabs = useCollabs();
  const { nextVisit, laterVisits, toDos, waiting, withStaff, finished, ended } = sortCollabs(collabs);
  return (
    <>
      <PageHeader title="Dashboard" lead={`Hello ${actor.name}. ${leadFor(toDos.length)}`} />
      {collabs.length === 0 ? (
        <EmptyState title="No Collabs yet" action={<BrowseOffers />}>
          Request an offer that suits you. Each request becomes a ticket here, and moves as you and the brand do.
        </EmptyState>
      ) : (
        <Box sx={columns}>
          <NextVisit collab={nextVisit} />
          <Box sx={{ display: 'grid', gap: 4, gridArea: { md: '1 / 2 / span 2' } }}>
            <ToDos collabs={toDos} />
            {actor.uid && <ValueReceived influencerId={actor.uid} />}
            {actor.uid && <ReliabilityNote of={{ side: 'influencer', id: actor.uid }} title="Your reliability" />}
          </Box>
          <Box sx={{ display: 'grid', gap: 8 }}>
            <TicketSection title="Visits after that" collabs={laterVisits} />
            <TicketSection title="With the brand" collabs={waiting} />
            <TicketSection title="With our staff" collabs={withStaff} />
            <TicketSection title="Past work" collabs={finished} />
            <TicketSection title="Ended" collabs={ended} />
          </Box>
        </Box>
      )}
    </>
  );
}

/** The tickets under each other, and at their side what is due and how it stands; on phones that comes after the next visit. */
const columns = {
  display: 'grid',
  columnGap: 6,
  rowGap: 8,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 4fr)' },
  gridTemplateRows: { md: 'auto 1fr' },
} as const;

function leadFor(toDos: number): string {
  if (toDos === 0) return 'You’re all caught up.';
  return toDos === 1 ? 'One thing waits for you.' : `${toDos} things wait for you.`;
}

function BrowseOffers() {
  return (
    <Button component={Link} to={paths.influencer.browse} variant="contained">
      Browse offers
    </Button>
  );
}

/** Collabs of one sort as tickets; nothing where there are none. */
function TicketSection({ title, collabs }: { title: string; collabs: readonly Collab[] }) {
  if (collabs.length === 0) return null;
  return (
    <Box component="section" aria-label={title}>
      <Typography variant="h2" sx={{ mb: 4 }}>
        {title}
      </Typography>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))' }}>
        {collabs.map((collab) => (
          <CollabTicket key={collab.id} collab={collab} side="influencer" to={paths.collab(collab.id)} />
        ))}
      </Box>
    </Box>
  );
}
