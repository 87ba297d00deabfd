import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, Suspense, lazy, useState } from 'react';
import { useCreatePath } from 'react-admin';
import { salesStageLabel } from '../../../server/contract/lists/labels';
import { productNow } from '../../api/clock';
import { useToday } from '../../api/overview';
import { ExactTime } from '../../ui/RelativeTime';
import { TextLink } from '../../ui/TextLink';
import { resources } from '../resources';

const MyTasks = lazy(() => import('./MyTasks').then((module) => ({ default: module.MyTasks })));

const inactive = 909;
const filtered = (filter: object): string => `?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** It stands in line with the links of the other tiles; for fingers it is taller than they, around the same middle. */
const taskToggle = {
  p: 0,
  my: '-2px',
  minHeight: 24,
  verticalAlign: 'top',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  '@media (pointer: coarse)': { my: '-12px' },
} as const;

/** Its place until it comes, as high as it is in each width, so that the list below stays where it is. */
const place = { mb: 6, minHeight: { xs: 364, sm: 232, lg: 128 } } as const;

/** What needs one today, what is late, who calls, and the state of sales. It holds up nothing: without an answer it is not there. */
export function TodayStrip() {
  const { data } = useToday();
  const createPath = useCreatePath();
  const [tasksOpen, setTasksOpen] = useState(false);
  if (!data) return <Box sx={place} />;
  const list = (resource: string, filter: object) => createPath({ resource, type: 'list' }) + filtered(filter);
  const { tasks, noShowClaims, contentClaims, contestedBills } = data;
  const { collabsLate, failedPayments, newLeads, calls, pipeline } = data;
  const claims = noShowClaims + contentClaims + contestedBills;
  const [next] = calls;
  return (
    <Box component="section" aria-label="Today" sx={place}>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)', lg: 'repeat(6, 1fr)' },
        }}
      >
        <Tile label="Needs you today" value={tasks.overdue + tasks.today} alarm={tasks.overdue > 0}>
          <Button size="small" aria-expanded={tasksOpen} onClick={() => setTasksOpen(!tasksOpen)} sx={taskToggle}>
            {tasks.overdue > 0 ? `${tasks.overdue} overdue` : 'Your tasks'}
          </Button>
        </Tile>
        <Tile label="Claims to decide" value={claims} alarm={claims > 0}>
          <TextLink to={list(resources.collabs, { noShowClaimed: 'true' })}>No-shows</TextLink>
          {contentClaims > 0 && (
            <>
              {' · '}
              <TextLink to={list(resources.collabs, { contentClaimed: 'true' })}>Content</TextLink>
            </>
          )}
          {contestedBills > 0 && (
            <>
              {' · '}
              <TextLink to={list(resources.collabs, { billContested: 'true' })}>Bills</TextLink>
            </>
          )}
        </Tile>
        <Tile label="Collabs late" value={collabsLate} alarm={collabsLate > 0}>
          <TextLink to={list(resources.collabs, { dueBefore: productNow().toISOString() })}>Content overdue</TextLink>
        </Tile>
        <Tile label="Failed payments" value={failedPayments} alarm={failedPayments > 0}>
          <TextLink to={list(resources.brands, { unpaid: 'true' })}>Brands</TextLink>
        </Tile>
        <Tile label="New leads" value={newLeads}>
          In the last 7 days
        </Tile>
        <Tile label="Next call" value={next ? <ExactTime time={next.startsAt} /> : 'None'} small>
          {next && `${next.name}${next.company && `, ${next.company}`}`}
          {calls.length > 1 && ` (+${calls.length - 1})`}
        </Tile>
      </Box>
      <Box
        className="tnum"
        sx={{ mt: 3, display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, typography: 'body2' }}
      >
        <Box component="span" sx={{ color: 'text.secondary' }}>
          Pipeline
        </Box>
        {pipeline
          .filter(({ stage }) => stage !== inactive)
          .map(({ stage, total }) => (
            <TextLink key={stage} to={list(resources.brands, { salesStage: stage })}>
              {salesStageLabel(stage)} {total}
            </TextLink>
          ))}
      </Box>
      {tasksOpen && (
        <Suspense fallback={null}>
          <MyTasks />
        </Suspense>
      )}
    </Box>
  );
}

type TileProps = { label: string; value: ReactNode; alarm?: boolean; small?: boolean; children: ReactNode };

function Tile({ label, value, alarm, small, children }: TileProps) {
  return (
    <Box
      component="li"
      sx={{
        p: 3,
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '12px',
        bgcolor: 'background.paper',
        typography: 'body2',
      }}
    >
      <Box sx={{ color: 'text.secondary' }}>{label}</Box>
      <Box
        className="tnum"
        sx={{ typography: small ? 'body1' : 'h2', fontWeight: 650, color: alarm ? 'error.main' : 'inherit' }}
      >
        {value}
      </Box>
      <Box sx={{ overflowWrap: 'anywhere' }}>{children}</Box>
    </Box>
  );
}
