import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { latePart } from '../../app/theme/with-mui';
import { useCollabs, type Collab } from '../../api/collabs';
import { useReadyPhone } from '../../api/door-keys';
import { paths } from '../../app/paths';
import { useSession } from '../../shell/session/session-context';
import { EmptyState } from '../../ui/EmptyState';
import { PageHeader } from '../../ui/PageHeader';
import { ReliabilityNote } from '../../ui/reliability/ReliabilityNote';
import { PageSkeleton } from '../../ui/skeletons';
import { NextVisit } from './NextVisit';
import { ToDos } from './ToDos';
import { sortCollabs } from './sort-collabs';
import { CollabTicket } from '../../ui/CollabTicket';
import Card from '@mui/material/Card';
import { useGifts } from '../../api/records';
import { Meter } from '../../ui/Meter';
import { Money } from '../../ui/Money';

/** An influencer's own Collabs: the next visit, what is due, what is open, and what is done. */
export function InfluencerDashboardPage() {
  return (
    <Suspense fallback={<PageSkeleton shape="ticketAndSteps" />}>
      <Dashboard />
    </Suspense>
  );
}

function Dashboard() {
  const { actor, viewingUntil } = useSession();
  const collabs = useCollabs();
  const { nextVisit, laterVisits, toDos, waiting, withStaff, finished, ended } = sortCollabs(collabs);
  useReadyPhone(collabs, !viewingUntil);
  return (
    <>
      <PageHeader title="Dashboard" lead={`Hello ${actor.name}. ${leadFor(toDos.length)}`} />
      {collabs.length === 0 ? (
        <EmptyState title="No Collabs yet" action={<BrowseOffers />}>
          Request an offer you like. Each request becomes a ticket here that you can follow.
        </EmptyState>
      ) : (
        <Box sx={columns}>
          <NextVisit collab={nextVisit} />
          <Box sx={{ display: 'grid', gap: 4, gridArea: { md: '1 / 2 / span 2' } }}>
            <ToDos collabs={toDos} />
            {actor.uid && <ValueReceived influencerId={actor.uid} />}
            {actor.uid && (
              <ReliabilityNote of={{ side: 'influencer', id: actor.uid }} title="Your reliability" isCard />
            )}
          </Box>
          <Box sx={{ display: 'grid', gap: 8 }}>
            <TicketSection title="Later visits" collabs={laterVisits} />
            <TicketSection title="Waiting for the brand" collabs={waiting} />
            <TicketSection title="With our staff" collabs={withStaff} />
            <TicketSection title="Past work" collabs={finished} />
            <TicketSection title="Ended" collabs={ended} />
          </Box>
        </Box>
      )}
    </>
  );
}

/** The tickets in a column, with deadlines and figures next to them; on phones those follow the next visit. */
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
  return toDos === 1 ? 'One thing is waiting for you.' : `${toDos} things are waiting for you.`;
}

function BrowseOffers() {
  return (
    <Button component={Link} to={paths.influencer.browse} variant="contained">
      Browse offers
    </Button>
  );
}

/** One group of Collabs as tickets; hidden if empty. */
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

const GiftStatementDialog = latePart(() =>
  import('./GiftStatementDialog').then((module) => module.GiftStatementDialog),
);

/** The retail value of gifts received in this tax year, with a link to the statement. */
export function ValueReceived({ influencerId }: { influencerId: string }) {
  const [open, setOpen] = useState(false);
  const { data, isPending, error } = useGifts(influencerId);
  return (
    <Card component="section" aria-label="Value received" aria-busy={isPending} sx={{ p: 4, minHeight: 190 }}>
      <Typography variant="subtitle2" component="h2" sx={{ color: 'text.secondary' }}>
        {data ? `Value received, tax year ${data.taxYear.name}` : 'Value received'}
      </Typography>
      {error && <Typography variant="body2">{error.message}</Typography>}
      {data && (
        <>
          <Typography variant="h1" component="p" sx={{ mb: 1 }}>
            <Money pence={data.totalPence} />
          </Typography>
          <Meter label="Towards the £1,000 threshold" value={data.totalPence} max={data.markPence} />
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
            Retail value, counted from the day of each visit. Your statement explains the{' '}
            <Money pence={data.markPence} /> threshold.
          </Typography>
          <Button size="small" onClick={() => setOpen(true)} sx={{ mt: 2, ml: -3 }}>
            Statement
          </Button>
        </>
      )}
      {open && data && (
        <Suspense fallback={null}>
          <GiftStatementDialog influencerId={influencerId} present={data} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}
