import { beforeAll, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aBilling } from '../../test/billing';
import { renderPage } from '../../test/render';
import { brand, serve, sessionOf } from '../../test/server';
import { useSession } from '../../shell/session/session-context';
import { FeatureGate } from '../../shell/billing/FeatureGate';
import { InfluencerBrowserPage } from './InfluencerBrowserPage';

const nobody = { body: { items: [], next: null, close: false } };

/** jsdom has no layout, so there is nothing to observe. */
class NoSizes {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
beforeAll(() => void Object.assign(globalThis, { ResizeObserver: NoSizes, scrollTo: () => undefined }));

/** As the router renders it: for a signed-in user whose plan is known. */
function Gated() {
  if (useSession().actor.type !== 'brand') return null;
  return (
    <FeatureGate feature="influencerBrowser">
      <InfluencerBrowserPage />
    </FeatureGate>
  );
}

/** The request sent for a plan, when a URL asks for the best match. */
async function askedOn(plan: 'basic' | 'starter') {
  const requests = serve({
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(brand()),
    '/api/v1/billing': { body: aBilling(plan) },
    '/api/v1/influencer-browser/facets': {
      body: { total: 0, exact: true, close: false, leftOut: 0, estimated: [], lists: {} },
    },
    '/api/v1/venues': { body: [] },
    '/api/v1/influencer-browser?limit=24': nobody,
    '/api/v1/influencer-matches?limit=24': { body: { ...nobody.body, of: 100 } },
  });
  renderPage(<Gated />, { at: '/app/brand/influencer-browser?sort=match' });
  const isPage = ({ path }: { path: string }) => path.endsWith('limit=24');
  await waitFor(() => expect(requests.filter(isPage)).toHaveLength(1));
  return requests.filter(isPage).map(({ path }) => path);
}

test('a plan without targeting doesn’t get the best match: it uses the usual order, and says how to get it', async () => {
  expect(await askedOn('basic')).toEqual(['/api/v1/influencer-browser?limit=24']);
  expect(await screen.findByText(/^Best match comes with Starter\. For now, creators near your venues/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'See the plans' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

test('creators whom the brand can invite near its venues come first, and nobody twice', async () => {
  const person = (id: string) => ({
    ...{ id, name: `Ada ${id}`, handle: `ada.${id}`, city: 'leeds', country: 'gb', categories: [], followers: 12_000 },
    ...{ engagement: null, photoPath: null, claimed: true, addedAt: '2027-03-01T09:00:00.000Z', platforms: [] },
    verified: false,
  });
  const page = (...ids: string[]) => ({ body: { ...nobody.body, items: ids.map(person) } });
  serve({
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(brand()),
    '/api/v1/billing': { body: aBilling('basic') },
    '/api/v1/venues': { body: [{ city: 'leeds' }, { city: 'york' }, { city: 'leeds' }] },
    '/api/v1/influencer-browser/facets': {
      body: { total: 3, exact: true, close: false, leftOut: 0, estimated: [], lists: {} },
    },
    '/api/v1/influencer-browser?band=nano%2Cmicro&profile=claimed&city=leeds%2Cyork&limit=24': page('near'),
    '/api/v1/influencer-browser?limit=24': page('followed', 'near', 'other'),
    '/api/v1/saved-influencers': { body: [] },
  });
  renderPage(<Gated />, { at: '/app/brand/influencer-browser' });
  await screen.findByRole('heading', { name: 'Ada other' });
  const names = screen.getAllByRole('heading', { name: /^Ada/ }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Ada near', 'Ada followed', 'Ada other']);
});

test('a plan with targeting has it', async () => {
  expect(await askedOn('starter')).toEqual(['/api/v1/influencer-matches?limit=24']);
  expect(screen.queryByText(/^Best match comes with/)).toBeNull();
});
