import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { BrandAnalytics, CollabFigures, InfluencerFigures, PeriodCost } from '../../api/analytics';
import { renderPage } from '../../test/render';
import { CollabPanel } from './CollabPanel';
import { ContentWall } from './ContentWall';
import { FunnelPanel } from './FunnelPanel';
import { InfluencerPanel } from './InfluencerPanel';
import { PlatformPanel } from './Report';
import { StatTiles } from './StatTiles';
import { TrendPanel } from './TrendPanel';

const cost: PeriodCost = { planPence: 12_000, extrasPence: 0, giftsPence: 9_000, noShowsPence: 0, totalPence: 21_000, ofPiecePence: 10_500, visits: 1, measuredVisits: 1, noShows: 0 }; // prettier-ignore
const figures = {
  ...{ pieces: 2, posts: 2, bases: { measured: 1, declared: 1, estimated: 0 }, basis: 'declared' as const },
  ...{ reach: 12_500, views: 14_000, engagements: 625, rate: 0.05, earnedPence: 13_125 },
};
const influencer = { id: 'i1', name: 'Amara Osei', handle: 'amara.eats' };
const collab: CollabFigures = {
  ...figures,
  influencer,
  collab: { id: 'c1', title: 'Dinner for two' },
  cost,
  giftBasis: 'MEASURED',
};
const person: InfluencerFigures = { ...figures, influencer, cost, giftsPence: 9_000, visits: 1 };

const cellsOf = (table: string) =>
  within(screen.getByRole('region', { name: table }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('R434: each Collab shows its pieces, reach, engagements, cost and where the numbers come from', () => {
  renderPage(<CollabPanel rows={[collab]} rest={null} openCollabs />);
  expect(screen.getByRole('link', { name: 'Dinner for two' })).toHaveAttribute('href', '/app/collabs/c1');
  expect(cellsOf('Figures by Collab')).toEqual(['Amara Osei', '2', '12,500', '625', '5.0%', '£131', 'Declared', '£90Measured', '£210', '£105']); // prettier-ignore
  expect(screen.queryByText(/isn’t in any row/)).not.toBeInTheDocument();
});

test('R434: people without an account see no links, and no costs if these aren’t shared', () => {
  renderPage(<CollabPanel rows={[{ ...collab, cost: null, giftBasis: null }]} rest={null} openCollabs={false} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.queryByRole('columnheader', { name: 'Cost' })).not.toBeInTheDocument();
});

test('R434: only people with an account see the CSV, which a shared report doesn’t have', () => {
  const { unmount } = renderPage(<ContentWall pieces={[]} openCollabs />);
  expect(screen.getByText(/up to 24\. The CSV has them all\.$/)).toBeVisible();
  unmount();
  renderPage(<ContentWall pieces={[]} openCollabs={false} />);
  expect(screen.getByText(/up to 24\.$/)).toBeVisible();
});

test('R248: each influencer shows what they cost, and unassigned costs are shown too', () => {
  renderPage(<InfluencerPanel rows={[person]} rest={{ ...cost, totalPence: 4_000 }} />);
  expect(cellsOf('Figures by creator')).toEqual(['1', '2', '12,500', '625', '5.0%', '£131', 'Declared', '£90', '£210', '£105']); // prettier-ignore
  expect(screen.getByText(/Another £40 isn’t in any row/)).toBeVisible();
});

const step = (from: string, reach: number) => ({ from, pieces: 1, reach, engagements: 20 });
const trend = [
  { ...step('2027-03-01', 4_000), before: step('2027-02-01', 3_000) },
  { ...step('2027-03-08', 5_000), before: null },
];
const platforms = [{ ...figures, platform: 'tiktok' as const, then: { ...figures, pieces: 1, reach: 9_000, engagements: 90, rate: 0.01 } }]; // prettier-ignore
const analytics = { step: 'week', trend, platforms, now: figures, then: figures, cost: null, costThen: null } as unknown as BrandAnalytics; // prettier-ignore

test('R434: the chart over time says each figure beside that of the period before, and turns into a table', async () => {
  const { user } = renderPage(<TrendPanel analytics={analytics} />);
  expect(screen.getByRole('img', { name: 'Reach by week: 1 Mar 4,000 (before 3,000), 8 Mar 5,000 (before 0)' })).toBeVisible(); // prettier-ignore
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'engagements');
  expect(screen.getByRole('img', { name: /^Engagements by week: 1 Mar 20 \(before 20\)/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'As a table' }));
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(cellsOf('Figures by week').slice(0, 7)).toEqual(['1', '4,000', '20', '1 Feb', '1', '3,000', '20']);
  expect(cellsOf('Figures by week').slice(7)).toEqual(['1', '5,000', '20', 'N/A', 'N/A', 'N/A', 'N/A']);
  await user.click(screen.getByRole('button', { name: 'As a chart' }));
  expect(screen.getByRole('img', { name: /^Engagements by week/ })).toBeVisible();
});

test('R434: platforms are compared with the period before, as a chart and as a table', async () => {
  const { user } = renderPage(<PlatformPanel analytics={analytics} />);
  expect(screen.getByRole('img', { name: 'Reach by platform: TikTok 12,500 (before 9,000)' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'As a table' }));
  expect(cellsOf('Figures by platform').slice(-4)).toEqual(['1', '9,000', '90', '1.0%']);
});

const nothing = {
  ...figures,
  pieces: 0,
  posts: 0,
  basis: null,
  reach: null,
  engagements: null,
  rate: null,
  earnedPence: null,
};

test('R434: a first period says once that there is nothing to compare with', () => {
  const report = (then: object) =>
    ({ now: figures, then, cost: null, costThen: null, trend: [] }) as unknown as BrandAnalytics;
  const { unmount } = renderPage(<StatTiles analytics={report(nothing)} />);
  expect(screen.getAllByText(/to compare with/)).toHaveLength(1);
  unmount();
  renderPage(<StatTiles analytics={report({ ...nothing, pieces: 1 })} />);
  expect(screen.getByText('100% more than before')).toBeVisible();
  expect(screen.getByText('£131')).toBeVisible();
});

test.each([
  [
    'names the period it compares with',
    figures,
    /published each week, compared with the same week of the period before\.$/,
  ],
  ['names no period without figures of it', nothing, /published each week\.$/],
])('R434: the lead of the chart over time %s', (_, then, says) => {
  renderPage(<TrendPanel analytics={{ ...analytics, then }} />);
  expect(screen.getByText(says)).toBeVisible();
});

test.each([
  [1, 'Your one request hasn’t been answered yet.'],
  [2, 'None of the 2 requests have been answered yet.'],
])('of %i requests without an answer is said: %s', (requests, says) => {
  const answers = { requests, answered: 0, medianMinutes: null, within48Hours: 0 };
  renderPage(
    <FunnelPanel analytics={{ funnel: { stages: [], ended: {}, late: 0 }, answers } as unknown as BrandAnalytics} />,
  );
  expect(screen.getByText(says)).toBeVisible();
});

test.each([
  [1, 'Content is late in 1 Collab.'],
  [2, 'Content is late in 2 Collabs.'],
])('says in how many Collabs content is late, and how the others ended: %d', (late, sentence) => {
  const funnel = { stages: [], ended: { undelivered: 1 }, late };
  const answers = { requests: 0, answered: 0, medianMinutes: null, within48Hours: 0 };
  renderPage(<FunnelPanel analytics={{ funnel, answers } as unknown as BrandAnalytics} />);
  expect(screen.getByText(sentence)).toBeVisible();
  expect(screen.getByText('Ended early: 1 undelivered.')).toBeVisible();
});
