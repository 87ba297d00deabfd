import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useCreatePath } from 'react-admin';
import { latePart } from '../../app/theme/with-mui';
import { useToday } from '../../api/overview';
import { BrandTiles, InfluencerTiles, Pipeline, Tile } from './today-tiles';

const MyTasks = latePart(() => import('./MyTasks').then((module) => module.MyTasks));

const filtered = (filter: object): string => `?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** Aligned with the other tiles' links. Taller for touch, around the same centre. */
const taskToggle = {
  p: 0,
  my: '-2px',
  minHeight: 24,
  verticalAlign: 'top',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  '@media (pointer: coarse)': { my: '-12px' },
} as const;

/** Reserves its height at each width until it is loaded, so that the list below doesn't shift. */
const places = {
  brands: { mb: 6, minHeight: { xs: 268, sm: 140 } },
  influencers: { mb: 6, minHeight: { xs: 204, sm: 96 } },
} as const;

/**
 * What needs staff today: for brands, failed payments, leads, calls and sales; for influencers, pending decisions and
 * late ones. It never blocks the page: without a response it is absent.
 */
export function TodayStrip({ about }: { about: keyof typeof places }) {
  const { data } = useToday();
  const createPath = useCreatePath();
  const [tasksOpen, setTasksOpen] = useState(false);
  if (!data) return <Box sx={places[about]} />;
  const list = (resource: string, filter: object) => createPath({ resource, type: 'list' }) + filtered(filter);
  const { tasks } = data;
  return (
    <Box component="section" aria-label="Today" sx={places[about]}>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 3,
          '& > :last-child:nth-of-type(odd)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
          gridTemplateColumns: { xs: '1fr 1fr', sm: `repeat(${about === 'brands' ? 4 : 3}, 1fr)` },
        }}
      >
        <Tile label="Needs you today" value={tasks.overdue + tasks.today} alarm={tasks.overdue > 0}>
          <Button size="small" aria-expanded={tasksOpen} onClick={() => setTasksOpen(!tasksOpen)} sx={taskToggle}>
            {tasks.overdue > 0 ? `${tasks.overdue} overdue` : 'Your tasks'}
          </Button>
        </Tile>
        {about === 'brands' ? <BrandTiles today={data} list={list} /> : <InfluencerTiles today={data} list={list} />}
      </Box>
      {about === 'brands' && <Pipeline today={data} list={list} />}
      {tasksOpen && (
        <Suspense fallback={null}>
          <MyTasks />
        </Suspense>
      )}
    </Box>
  );
}
