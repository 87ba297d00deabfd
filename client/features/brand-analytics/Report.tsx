import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { BrandAnalytics, PeriodCost } from '../../api/analytics';
import { EmptyState } from '../../ui/EmptyState';
import { Money } from '../../ui/Money';
import { FigureTable } from '../../ui/report/FigureTable';
import { Panel } from '../../ui/report/Panel';
import { ContentWall } from './ContentWall';
import { FunnelPanel } from './FunnelPanel';
import { isCompared, StatTiles } from './StatTiles';
import { TrendPanel } from './TrendPanel';
import { coverage, dayInWords, percent, platformName } from './words';
import { ChartPanel } from '../../ui/report/ChartPanel';
import { Definitions, figureColumns } from './figure-columns';
import { wholeNumber } from '../../../server/contract/rules/numbers';

type ReportProps = {
  analytics: BrandAnalytics;
  /** By Collab and by influencer, or why that isn't available. */
  breakdowns: ReactNode;
  /** The guests that the Collabs brought. */
  results: ReactNode;
  /** Whether the reader has an account, and so can open the Collabs and choose the period. */
  openCollabs: boolean;
};

const two = { display: 'grid', gap: 6, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } } as const; // prettier-ignore

/** The figures for a period: at a glance, over time, by platform and influencer, costs, and every piece. */
export function Report({ analytics, breakdowns, results, openCollabs }: ReportProps) {
  const { period, before, now, cost, costThen, wall } = analytics;
  const published = now.pieces > 0;
  return (
    <Box sx={{ display: 'grid', gap: 6, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        {dayInWords(period.from)} to {dayInWords(period.to)}
        {isCompared(analytics) && `, compared with ${dayInWords(before.from)} to ${dayInWords(before.to)}`}.{' '}
        {coverage(now)}
      </Typography>
      <StatTiles analytics={analytics} />
      {published ? (
        <>
          <TrendPanel analytics={analytics} />
          <Box sx={two}>
            <PlatformPanel analytics={analytics} />
            <FunnelPanel analytics={analytics} />
          </Box>
          {results}
          {breakdowns}
          {cost && costThen && <CostPanel cost={cost} before={costThen} />}
          <ContentWall pieces={wall} openCollabs={openCollabs} />
        </>
      ) : (
        <>
          <EmptyState title="No posts in this period">
            Figures appear after a Collab’s first post, once the influencer has entered its numbers.
            {openCollabs && ' To see earlier posts, choose a longer period.'}
          </EmptyState>
          {results}
          <Box sx={two}>
            <FunnelPanel analytics={analytics} />
            {cost && costThen && <CostPanel cost={cost} before={costThen} />}
          </Box>
        </>
      )}
      <Definitions withCosts={cost !== null} />
    </Box>
  );
}

type Line = Readonly<{ what: string; now: number; then: number }>;

const creators = (count: number, words: string) => `${count} ${count === 1 ? 'creator' : 'creators'} ${words}`;

/** "(2 measured, 1 agreed)": the basis of the gifts' values, once there is a bill. */
const measuredInWords = ({ visits, measuredVisits }: PeriodCost): string =>
  measuredVisits === 0 ? '' : ` (${measuredVisits} measured, ${visits - measuredVisits} agreed)`;

function linesOf(now: PeriodCost, then: PeriodCost): Line[] {
  return [
    { what: 'Your plan, for this period', now: now.planPence, then: then.planPence },
    { what: 'Extra Collabs', now: now.extrasPence, then: then.extrasPence },
    {
      what: `Gifts to ${creators(now.visits, 'who visited')}${measuredInWords(now)}`,
      now: now.giftsPence,
      then: then.giftsPence,
    },
    {
      what: `Gifts kept for ${creators(now.noShows, 'who didn’t turn up')}`,
      now: now.noShowsPence,
      then: then.noShowsPence,
    },
    { what: 'Total', now: now.totalPence, then: then.totalPence },
  ];
}

/** The cost of the pieces, line by line. */
function CostPanel({ cost, before }: { cost: PeriodCost; before: PeriodCost }) {
  return (
    <Panel
      title="Costs"
      lead="Gifts count as the bill, up to what the offer covers. Without a bill, the agreed value counts."
    >
      <FigureTable
        caption="Costs, line by line"
        rows={linesOf(cost, before)}
        keyOf={({ what }) => what}
        columns={[
          { head: 'What', cell: ({ what }) => what },
          { head: 'This period', cell: ({ now }) => <Money pence={now} />, numeric: true },
          { head: 'Previous period', cell: ({ then }) => <Money pence={then} />, numeric: true },
        ]}
      />
    </Panel>
  );
}

/** Where the pieces were published, and their results there. */
export function PlatformPanel({ analytics: { platforms } }: { analytics: BrandAnalytics }) {
  return (
    <ChartPanel
      title="By platform"
      lead="Own use is content made for the brand and not posted."
      label="Reach by platform"
      columns={platforms.map(({ platform, reach, then }) => ({
        name: platformName(platform),
        value: reach ?? 0,
        before: then.reach ?? 0,
      }))}
      table={
        <FigureTable
          caption="Figures by platform"
          rows={platforms}
          keyOf={({ platform }) => platform ?? 'own'}
          columns={[
            { head: 'Platform', cell: ({ platform }) => platformName(platform) },
            ...figureColumns,
            { head: 'Pieces before', cell: ({ then }) => wholeNumber(then.pieces), numeric: true },
            { head: 'Reach before', cell: ({ then }) => wholeNumber(then.reach), numeric: true },
            { head: 'Engagements before', cell: ({ then }) => wholeNumber(then.engagements), numeric: true },
            { head: 'Rate before', cell: ({ then }) => percent(then.rate), numeric: true },
          ]}
        />
      }
    />
  );
}
