import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { BrandAnalytics } from '../../api/analytics';
import { aBilling } from '../../test/billing';
import { renderPage } from '../../test/render';
import { brand, serve, sessionOf } from '../../test/server';
import { useSession } from '../../shell/session/session-context';
import { BrandAnalyticsPage } from './BrandAnalyticsPage';

const figures = {
  ...{ pieces: 1, posts: 1, bases: { measured: 1, declared: 0, estimated: 0 }, basis: 'measured' as const },
  ...{ reach: 100, views: 100, engagements: 5, rate: 0.05, earnedPence: 105 },
};
const days = { from: '2027-03-01', to: '2027-03-31' };
const analytics: BrandAnalytics = {
  period: { ...days, days: 31 },
  before: { from: '2027-01-29', to: '2027-02-28', days: 31 },
  ...{ now: figures, then: figures, cost: null, costThen: null, step: 'day', trend: [], platforms: [], wall: [] },
  funnel: { stages: [], ended: {}, late: 0 },
  answers: { requests: 0, answered: 0, medianMinutes: null, within48Hours: 0 },
};

/** Requests that need a session. */
const Page = () => (useSession().actor.type === 'brand' ? <BrandAnalyticsPage /> : null);

test('R434: a breakdown that cannot be read says so, and the rest of the report is there', async () => {
  const root = '/api/v1/brands/brand-1/analytics';
  const search = `?${new URLSearchParams(days).toString()}`;
  const refused = (detail: string) => ({ status: 403, body: { code: 'request/forbidden', detail } });
  serve({
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(brand()),
    '/api/v1/billing': { body: aBilling('professional') },
    [root + search]: { body: analytics },
    [`${root}/results${search}`]: refused('No results today.'),
    [`${root}/collabs${search}`]: refused('No Collabs today.'),
    [`${root}/influencers${search}`]: refused('No influencers today.'),
  });
  renderPage(<Page />, { at: `/app/brand/analytics${search}` });
  expect(await screen.findByText('No results today.')).toBeVisible();
  expect(await screen.findByText('No Collabs today.')).toBeVisible();
  expect(await screen.findByText('No influencers today.')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Figures of the period' })).toBeVisible();
  expect(screen.queryByRole('status', { name: 'Loading' })).not.toBeInTheDocument();
});

test.each([
  [403, 'You can’t see this page'],
  [404, 'There’s nothing at this address'],
  [500, 'We couldn’t show this page'],
  [503, 'We can’t reach Tastemaker'],
])('a report refused with %i has one title, “%s”', async (status, title) => {
  serve({
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(brand()),
    '/api/v1/billing': { body: aBilling('professional') },
    [`/api/v1/brands/brand-1/analytics?${new URLSearchParams(days).toString()}`]: {
      status,
      body: { code: 'request/refused', detail: 'Not today.' },
    },
  });
  renderPage(<Page />, { at: `/app/brand/analytics?${new URLSearchParams(days).toString()}` });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});
