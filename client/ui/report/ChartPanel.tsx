import { IconChartBar, IconListDetails } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { type ReactNode, Suspense, useState } from 'react';
import { latePart } from '../../app/theme/with-mui';
import type { ColumnsProps } from './Columns';
import { Panel } from './Panel';

const Columns = latePart(() => import('./Columns').then((module) => module.Columns));

export type ChartView = 'chart' | 'table';

type ChartFrameProps = {
  title: string;
  lead?: ReactNode;
  /** Further options of the chart. */
  choice?: ReactNode;
  /** The same figures, and more, in rows. */
  table: ReactNode;
  /** Which view is shown, and the other view's URL, if the page keeps it in its URL. */
  shown?: readonly [view: ChartView, show: (view: ChartView) => void];
};

/** Columns that can also be shown as a table. */
export function ChartPanel({ label, columns, ...frame }: ChartFrameProps & ColumnsProps) {
  const inWords = ({ name, value, before }: ColumnsProps['columns'][number]) =>
    `${name} ${value.toLocaleString('en-GB')}${before === undefined ? '' : ` (before ${before.toLocaleString('en-GB')})`}`;
  return (
    <ChartFrame {...frame}>
      <Box role="img" aria-label={`${label}: ${columns.map(inWords).join(', ')}`} sx={{ minWidth: 0 }}>
        <Suspense fallback={<Skeleton variant="rounded" height={260} />}>
          <Columns label={label} columns={columns} />
        </Suspense>
      </Box>
    </ChartFrame>
  );
}

/** A chart that can also be shown as a table. */
export function ChartFrame({ title, lead, choice, table, shown, children }: ChartFrameProps & { children: ReactNode }) {
  const own = useState<ChartView>('chart');
  const [view, show] = shown ?? own;
  return (
    <Panel
      title={title}
      lead={lead}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 2 }}>
          {choice}
          <ToggleButtonGroup exclusive size="small" aria-label={`${title}: how it is shown`} value={view} sx={{ height: 44, '& button': { color: 'text.primary' } }} onChange={(_, next: ChartView | null) => next && show(next)}>
            <ToggleButton value="chart" aria-label="As a chart">
              <IconChartBar size={20} stroke={1.75} aria-hidden />
            </ToggleButton>
            <ToggleButton value="table" aria-label="As a table">
              <IconListDetails size={20} stroke={1.75} aria-hidden />
            </ToggleButton>
          </ToggleButtonGroup>
        </Box>
      }
    >
      {view === 'table' ? table : children}
    </Panel>
  ); // prettier-ignore
}
