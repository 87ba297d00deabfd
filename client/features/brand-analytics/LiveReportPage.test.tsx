import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import type { LiveReport } from '../../api/analytics';
import { renderPage } from '../../test/render';
import { serve } from '../../test/server';
import { aReport } from '../../test/results';
import { LiveReportPage } from './LiveReportPage';

const cost = { planPence: 12_000, extrasPence: 0, giftsPence: 9_000, noShowsPence: 0, totalPence: 21_000, ofPiecePence: 10_500, visits: 1, measuredVisits: 1, noShows: 0 }; // prettier-ignore
const figures = {
  ...{ pieces: 2, posts: 1, bases: { measured: 1, declared: 0, estimated: 0 }, basis: 'measured' as const },
  ...{ reach: 12_500, views: 14_000, engagements: 625, rate: 0.05, earnedPence: 13_125 },
};
const nothing = {
  ...{ pieces: 0, posts: 0, bases: { measured: 0, declared: 0, estimated: 0 }, basis: null },
  ...{ reach: null, views: null, engagements: null, rate: null, earnedPence: null },
};
const influencer = { id: 'i1', name: 'Amara Osei', handle: 'amara.eats' };
const piece = {
  ...{ id: 'p1', collabId: 'c1', title: 'Dinner for two', type: 'ugc' as const, platform: null, influencer },
  ...{ postUrl: null, publishedAt: '2027-03-04T12:00:00Z', mediaId: null },
  ...{ numbers: null, basis: null, bases: null, takenAt: null },
};
const step = { from: '2027-03-01', pieces: 2, reach: 12_500, engagements: 625 };
const report: LiveReport = {
  ...{ title: 'Spring', brandName: 'Casa Olmo', expiresAt: '2027-05-01T12:00:00Z' },
  analytics: {
    period: { from: '2027-03-01', to: '2027-03-31', days: 31 },
    before: { from: '2027-01-29', to: '2027-02-28', days: 31 },
    ...{ now: figures, then: nothing, cost, costThen: cost, step: 'week', trend: [{ ...step, before: null }] },
    platforms: [{ ...figures, platform: null, then: nothing }],
    funnel: { stages: [{ stage: 1, count: 1 }], ended: {}, late: 0 },
    answers: { requests: 1, answered: 1, medianMinutes: 60, within48Hours: 1 },
    wall: [piece],
  },
  collabs: [{ ...figures, influencer, collab: { id: 'c1', title: 'Dinner for two' }, cost, giftBasis: 'MEASURED' }],
  results: aReport({ influencers: null }),
  collabsRest: { ...cost, totalPence: 4_000 },
  influencers: [{ ...figures, influencer, cost, giftsPence: 9_000, visits: 1 }],
  influencersRest: null,
};

function open(analytics: LiveReport['analytics']) {
  serve({ '/api/v1/reports/secret': { body: { ...report, analytics } } });
  const page = <Routes><Route path="/reports/:token" element={<LiveReportPage />} /></Routes>; // prettier-ignore
  return renderPage(page, { at: '/reports/secret' });
}

test.each([
  ['where something was published', report.analytics],
  ['where nothing was', { ...report.analytics, now: nothing, wall: [], platforms: [], trend: [] }],
])('R434: a shared report names the brand for its readers, %s', async (_, analytics) => {
  open(analytics);
  expect(await screen.findByRole('heading', { level: 1, name: 'Spring' })).toBeVisible();
  expect(screen.getByText(/^Casa Olmo, shared with you until 1 May 2027, 13:00\./)).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent(/The part of the brand’s plan that falls in the period/);
  expect(screen.getByRole('main')).not.toHaveTextContent(/\byours?\b/i);
  expect(screen.getByRole('main')).not.toHaveTextContent(/longer period/);
});

test.each([
  [
    'names the period it compares with',
    figures,
    /^1 Mar 2027 to 31 Mar 2027, compared with 29 Jan 2027 to 28 Feb 2027\. /,
  ],
  ['names no other period without figures of it', nothing, /^1 Mar 2027 to 31 Mar 2027\. /],
])('R434: a report %s', async (_, then, says) => {
  open({ ...report.analytics, then, cost: null, costThen: null });
  expect(await screen.findByText(says)).toBeVisible();
});

test.each([
  ['explains them where it shows them', cost, 2],
  ['does not speak of them where it shows none', null, 0],
])('R434: a shared report and its costs: it %s', async (_, shown, explained) => {
  open({ ...report.analytics, cost: shown, costThen: shown });
  const meanings = within(await screen.findByRole('region', { name: 'What the figures mean' }));
  expect(meanings.queryAllByText(/^(Costs|Cost per piece)$/)).toHaveLength(explained);
  expect(meanings.getByText('Earned media value')).toBeVisible();
});

test.each([
  [0, 'Gifts to 3 creators who visited'],
  [2, 'Gifts to 3 creators who visited (2 measured, 1 agreed)'],
])('R434: the costs say what the values of the gifts rest on, where bills do: %d', async (measuredVisits, line) => {
  open({ ...report.analytics, cost: { ...cost, visits: 3, measuredVisits }, costThen: cost });
  expect(await screen.findByRole('rowheader', { name: line })).toBeInTheDocument();
});

test('a shared report that can’t be loaded has one title, in one main part', async () => {
  serve({ '/api/v1/reports/secret': { status: 503, body: { code: 'request/unavailable', detail: 'Not now.' } } });
  const page = <Routes><Route path="/reports/:token" element={<LiveReportPage />} /></Routes>; // prettier-ignore
  renderPage(page, { at: '/reports/secret' });
  expect(await screen.findByRole('heading', { level: 1, name: 'We can’t reach Tastemaker' })).toBeVisible();
  expect(screen.getAllByRole('main')).toHaveLength(1);
});
