import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useListContext } from 'react-admin';
import { wholeNumber } from '../../../server/contract/rules/numbers';
import { longDay } from '../../ui/day';
import { Fault } from '../../ui/Fault';
import { ChartPanel } from '../../ui/report/ChartPanel';
import { FigureTable } from '../../ui/report/FigureTable';
import { Panel } from '../../ui/report/Panel';
import { stepInWords } from '../../ui/report/step-in-words';
import { useFilters } from '../list/useFilters';
import { PlanUsagePanel } from './PlanUsagePanel';
import { type UsageSummary, useUsageSummary, useViewInAddress } from './use-usage';
import { pageName, usageProfiles, type UsageRow, whoDid } from './usage';

const textIn = (filters: Readonly<Record<string, unknown>>, name: string): string | undefined =>
  typeof filters[name] === 'string' ? filters[name] : undefined;

const grid = { display: 'grid', gap: 5, mb: 6, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } } as const; // prettier-ignore

/** The figures for the list's filter: over time, pages, the funnel, plans. */
export function UsageOverview() {
  const { applied } = useFilters();
  const shown = useViewInAddress('events');
  const profileUid = textIn(applied, 'profileUid');
  const { data, error } = useUsageSummary({
    from: textIn(applied, 'fromDay'),
    to: textIn(applied, 'toDay'),
    profileUid,
    profileType: usageProfiles.find(({ id }) => id === applied.profileType)?.id,
    title: textIn(applied, 'title'),
  });
  if (error) return <Fault>{error.message}</Fault>;
  if (!data) return <OverviewSkeleton />;
  const { overTime, pages, step, funnel, period } = data;
  const name = (from: string) => stepInWords(from, step);
  return (
    <>
      {profileUid && <OneProfile />}
      <Typography sx={{ color: 'text.secondary', mb: 4 }}>
        The figures cover {longDay(period.from)} to {longDay(period.to)}.
        {typeof applied.q === 'string' && ' Searching narrows the list, not the figures.'}
      </Typography>
      <Box sx={grid}>
        <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
          <ChartPanel
            title={`Events by ${step}`}
            label={`Events by ${step}`}
            shown={shown}
            columns={overTime.map(({ from, events }) => ({ name: name(from), value: events }))}
            table={
              <FigureTable
                caption={`Events by ${step}`}
                rows={overTime}
                keyOf={({ from }) => from}
                columns={[
                  { head: step === 'hour' ? 'Hour' : `First day of the ${step}`, cell: ({ from }) => name(from) },
                  { head: 'Events', cell: ({ events }) => wholeNumber(events), numeric: true },
                  { head: 'People', cell: ({ people }) => wholeNumber(people), numeric: true },
                ]}
              />
            }
          />
        </Box>
        <Panel title="Top pages">
          {pages.length === 0 ? (
            <Typography sx={{ color: 'text.secondary' }}>No page views.</Typography>
          ) : (
            <FigureTable
              caption="Most viewed pages"
              rows={pages}
              keyOf={({ page }) => page}
              columns={[
                { head: 'Page', cell: ({ title, page }) => <PageName title={title} page={page} /> },
                { head: 'Views', cell: ({ views }) => wholeNumber(views), numeric: true },
                { head: 'People', cell: ({ people }) => wholeNumber(people), numeric: true },
              ]}
            />
          )}
        </Panel>
        <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <SignInFunnel funnel={funnel} />
          <PlanUsagePanel profileUid={profileUid} />
        </Box>
      </Box>
    </>
  );
}

/** Addresses break where they must, so that the figures beside them fit on a phone. */
const PageName = ({ title, page }: { title: string; page: string }) => {
  const name = pageName(title, page);
  const second = name ? { display: 'block', color: 'text.secondary', fontWeight: 400 } : {};
  return (
    <>
      {name}
      <Box component="span" sx={{ overflowWrap: 'anywhere', ...second }}>
        {page}
      </Box>
    </>
  );
};

/** Says that the figures are for one profile, with a button to clear that. */
function OneProfile() {
  const list = useListContext<UsageRow>();
  const { profileUid, ...others } = list.filterValues as Readonly<Record<string, unknown>>;
  const known = list.data?.[0];
  const name = known && known.profile.uid === profileUid ? whoDid(known) : 'one profile';
  return <Chip label={`Only ${name}`} onDelete={() => list.setFilters(others, {})} sx={{ mb: 4 }} />;
}

/** Reserves its height, so that the list below doesn't shift. */
const OverviewSkeleton = () => (
  <Box role="status" aria-label="Loading" sx={grid}>
    <Skeleton variant="text" width="min(100%, 360px)" sx={{ gridColumn: '1 / -1' }} />
    <Skeleton variant="rounded" height={360} sx={{ gridColumn: '1 / -1' }} />
    <Skeleton variant="rounded" height={480} />
    <Skeleton variant="rounded" height={480} />
  </Box>
);

const steps = [
  { id: 'asked', label: 'Asked for a link' },
  { id: 'signedIn', label: 'Signed in' },
  { id: 'requested', label: 'Requested a Collab' },
  { id: 'completed', label: 'Collab completed' },
] as const;

/** The funnel of people who asked for a link: how many reached each step within the period. */
export function SignInFunnel({ funnel }: { funnel: UsageSummary['funnel'] }) {
  return (
    <Panel
      title="From the link to a Collab"
      lead="People who asked for a link in this period, and how far each of them got. A Collab counts for the person who requested it. Filters don’t apply here."
    >
      <Box component="ol" aria-label="Steps" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
        {steps.map(({ id, label }) => (
          <Step key={id} label={label} people={funnel[id]} of={funnel.asked} />
        ))}
      </Box>
    </Panel>
  );
}

function Step({ label, people, of }: { label: string; people: number; of: number }) {
  const share = of === 0 ? 0 : Math.round((people / of) * 100);
  return (
    <Box component="li" sx={{ display: 'grid', gap: 1, typography: 'body2' }}>
      <Box className="tnum" sx={{ display: 'flex', justifyContent: 'space-between', gap: 3 }}>
        <span>{label}</span>
        <span>
          {wholeNumber(people)} ({share}%)
        </span>
      </Box>
      <Box aria-hidden sx={{ height: 10, borderRadius: '5px', bgcolor: 'pass.sunken', overflow: 'hidden' }}>
        <Box sx={{ width: `${share}%`, height: '100%', bgcolor: 'pass.primary' }} />
      </Box>
    </Box>
  );
}
