import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link, Outlet } from 'react-router';
import { useCollabs } from '../../api/collabs';
import { storageQuery, type StorageUsage } from '../../api/content';
import { useProductNow } from '../../api/clock';
import { paths } from '../../app/paths';
import { useSession } from '../../shell/session/session-context';
import { bytesInWords } from '../../ui/bytes';
import { EmptyState } from '../../ui/EmptyState';
import { GoldenRules } from '../../ui/GoldenRules';
import { Meter } from '../../ui/Meter';
import { PageHeader } from '../../ui/PageHeader';
import { Box, Button, Skeleton, Typography } from '../../ui/elements';
import { ReliabilityNote } from '../../ui/reliability/ReliabilityNote';
import { TextLink } from '../../ui/TextLink';
import { CollabBoard } from './CollabBoard';
import { ComingDown, hasToComeDown, NeedsReply, OverdueContent, UpcomingVisits } from './collab-panels';
import { PlanStrip } from './PlanStrip';
import { SetupList } from './SetupList';
import { Panel } from './Panel';
import { PageSkeleton } from '../../ui/skeletons';

/** A brand's start page: requests to answer, upcoming visits, and every Collab by stage. */
export function BrandDashboardPage() {
  return (
    <Suspense fallback={<DashboardSkeleton />}>
      <Dashboard />
      <Outlet />
    </Suspense>
  );
}

function Dashboard() {
  const { actor } = useSession();
  const collabs = useCollabs();
  return (
    <>
      <Welcome lead={leadFor(collabs)} />
      <Box sx={{ display: 'grid', gap: 8, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <PlanStrip />
        <SetupList collabs={collabs.length} />
        <Box sx={cards}>
          <NeedsReply collabs={waitingForUs(collabs)} />
          <OverdueContent collabs={collabs} />
          <ComingDown collabs={collabs} />
          <UpcomingVisits collabs={collabs} />
          {actor.type === 'brand' && actor.uid && (
            <ReliabilityNote of={{ side: 'brand', id: actor.uid }} title="Your reliability" isCard />
          )}
        </Box>
        {collabs.length > 0 ? (
          <CollabBoard collabs={collabs} />
        ) : (
          <EmptyState title="No Collabs yet" action={<MakeAnOffer />}>
            Say what you’re giving and what you’d like in return. Creators in your city can request it from their feed,
            and each request becomes a ticket here.
          </EmptyState>
        )}
        <Box sx={cards}>
          <ContentPanel />
          <GoldenRules />
        </Box>
      </Box>
    </>
  );
}

/** Cards in one row have the same height, however many there are. */
const cards = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(250px, 100%), 1fr))',
} as const;

const waitingForUs = (collabs: ReturnType<typeof useCollabs>) =>
  collabs.filter(({ waitingFor }) => waitingFor === 'brand');

/** What is most urgent. */
function leadFor(collabs: ReturnType<typeof useCollabs>): string {
  const waiting = waitingForUs(collabs).length;
  const overdue = collabs.filter(({ owed }) => owed?.lateSince).length;
  const down = collabs.filter(hasToComeDown).length;
  if (waiting > 0) return waiting === 1 ? 'One Collab is waiting for you.' : `${waiting} Collabs are waiting for you.`;
  if (overdue > 0)
    return overdue === 1 ? 'Content for one Collab is overdue.' : `Content for ${overdue} Collabs is overdue.`;
  if (down > 0)
    return down === 1 ? 'Content for one Collab has to come down.' : `Content for ${down} Collabs has to come down.`;
  return 'You’re all caught up.';
}

function MakeAnOffer() {
  return (
    <Button
      component={Link}
      to={paths.brand.newOffer}
      variant="contained"
      startIcon={<IconPlus size={20} stroke={1.75} />}
      sx={{ width: { xs: '100%', sm: 'auto' } }}
    >
      Create an offer
    </Button>
  );
}

function Welcome({ lead }: { lead: string }) {
  const { actor } = useSession();
  const now = useProductNow();
  const title = `${greetingAt(now)}, ${actor.name}`;
  return <PageHeader title={title} windowTitle="Dashboard" lead={lead} action={<MakeAnOffer />} />;
}

/** The brand's storage usage, and a link to its content. */
function ContentPanel() {
  const { actor } = useSession();
  const { data } = useQuery({ ...storageQuery(actor.uid), enabled: actor.type === 'brand' });
  if (actor.type !== 'brand') return null;
  return (
    <Panel title="Your content">
      <Typography variant="body2" sx={{ color: 'text.secondary', minHeight: '1.5em', mb: 2 }}>
        {data && storageWords(data)}
      </Typography>
      {data?.limitBytes != null && (
        <Meter label="Storage used" value={data.usedBytes} max={data.limitBytes} words={storageWords(data)} />
      )}
      <Box sx={{ mt: 3 }}>
        <TextLink to={paths.brand.content}>Content library</TextLink>
      </Box>
    </Panel>
  );
}

const storageWords = ({ usedBytes, limitBytes }: StorageUsage): string =>
  limitBytes === null
    ? `${bytesInWords(usedBytes)} stored, no limit.`
    : `${bytesInWords(usedBytes)} of ${bytesInWords(limitBytes)} stored.`;

/** The dashboard's skeleton: greeting, plan, three cards, and the columns of Collabs. */
export function DashboardSkeleton() {
  return (
    <Box sx={{ display: 'grid', gap: 8 }}>
      <Skeleton variant="rounded" width="min(320px, 60%)" height={64} />
      <Skeleton variant="rounded" height={96} />
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'repeat(auto-fit, minmax(min(250px, 100%), 1fr))' }}>
        {[0, 1, 2].map((index) => (
          <Skeleton key={index} variant="rounded" height={260} />
        ))}
      </Box>
      <PageSkeleton shape="columns" tickets={5} bare />
    </Box>
  );
}

const hourInLondon = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', hourCycle: 'h23', timeZone: 'Europe/London' });

/** "Good morning", by London time. */
export function greetingAt(now: Date): string {
  const hour = Number(hourInLondon.format(now));
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
}
