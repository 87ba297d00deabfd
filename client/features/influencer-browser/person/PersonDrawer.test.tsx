import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { Outlet, Route, Routes } from 'react-router';
import { aBilling } from '../../../test/billing';
import { AddressLine, renderPage } from '../../../test/render';
import { brand, serve, sessionOf } from '../../../test/server';
import { PersonDrawer } from './PersonDrawer';

const rosa = {
  ...{ id: 'i1', name: 'Rosa Lind', handle: 'rosa', city: 'leeds', country: 'GB', categories: ['hotels'] },
  ...{ followers: 12_340, engagement: 4.25, photoPath: null, claimed: true, addedAt: '2026-10-01T12:00:00Z' },
  ...{ bio: 'Eats by the sea.', source: 'joined', portfolio: [], attributes: { cuisines: ['thai'] } },
  verified: [],
  accounts: [
    {
      ...{
        platform: 'tiktok',
        handle: 'rosa',
        followers: 12_340,
        engagement: 4.25,
        verified: false,
        asOf: '2026-11-20',
      },
      history: [
        { day: '2026-10-01', followers: 10_340, engagement: 4 },
        { day: '2026-11-20', followers: 12_340, engagement: 4.25 },
      ],
    },
  ],
  audience: { ages: { 'gen-z': 60 }, genders: {}, countries: [{ country: 'GB', percent: 90 }] },
  availability: {
    ...{ days: ['friday'], times: ['lunch'], travel: 'uk' },
    away: [
      { from: '2020-01-01', to: '2020-01-02' },
      { from: '2099-12-24', to: '2099-12-27' },
    ],
  },
};
const match = {
  score: 24,
  of: 100,
  reasons: [{ kind: 'wish', list: 'city', options: ['leeds'], points: 24 }],
  missing: [],
};

const page = (
  <Routes>
    <Route path="/app/brand/influencer-browser" element={<Outlet />}>
      <Route path=":person" element={<PersonDrawer />} />
    </Route>
    <Route path="*" element={null} />
  </Routes>
);

function open(person: object, plan: 'basic' | 'starter' = 'starter') {
  const requests = serve({
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(brand()),
    '/api/v1/billing': { body: aBilling(plan) },
    '/api/v1/influencer-browser/i1': { body: person },
    '/api/v1/influencer-matches/i1': { body: match },
    '/api/v1/saved-influencers': { body: { ids: [] } },
    '/api/v1/saved-influencers/i1': { status: 204 },
  });
  const shown = renderPage(
    <>
      {page}
      <AddressLine />
    </>,
    { at: '/app/brand/influencer-browser/i1?city=leeds' },
  );
  return { requests, ...shown };
}

test('R435: a brand sees the numbers with their age, audience, availability and why someone suits, and asks them', async () => {
  const { user } = open(rosa);
  const sheet = await screen.findByRole('dialog', { name: 'Rosa Lind' });
  const part = (name: string) => within(sheet).getByRole('region', { name });
  expect(part('Numbers')).toHaveTextContent('From Rosa Lind.');
  expect(part('Numbers')).toHaveTextContent(
    '12.3K followers · Micro · 4.3% engagementSelf-reported, as of 20 November 2026',
  );
  expect(part('Numbers')).toHaveTextContent('Up 2K since 1 October 2026');
  expect(part('Audience')).toHaveTextContent('Gen Z: 12-2760%');
  expect(part('Availability')).toHaveTextContent('FridayTimes of dayLunchHow farAnywhere in the UK');
  expect(part('Availability')).toHaveTextContent('Away24 December 2099 to 27 December 2099');
  expect(await within(sheet).findByRole('region', { name: 'Match 24 of 100' })).toHaveTextContent('City: Leeds+24');
  expect(within(sheet).getByRole('button', { name: 'Request Collab with Rosa Lind' })).toBeVisible();
  expect(within(sheet).getByRole('link', { name: /^Public media kit/ })).toHaveAttribute('href', '/i/rosa');
  await user.click(within(sheet).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('status', { name: 'Address' })).toHaveTextContent('?city=leeds');
});

test('numbers that the platform has verified say so, with their day, reach and audience', async () => {
  const audience = {
    ages: [{ key: '25-34', share: 0.6 }],
    genders: [{ key: 'F', share: 0.704 }],
    countries: [{ key: 'GB', share: 0.8 }],
  };
  const verified = [{ platform: 'tiktok', followers: 12_340, reach: 48_300, audience, day: '2026-11-20' }];
  open({ ...rosa, verified, accounts: [{ ...rosa.accounts[0], verified: true }] });
  const sheet = await screen.findByRole('dialog', { name: 'Rosa Lind' });
  const part = (name: string) => within(sheet).getByRole('region', { name });
  expect(part('Numbers')).toHaveTextContent('48.3K reached in 28 daysVerified, as of 20 November 2026');
  expect(part('Audience')).toHaveTextContent('Verified by TikTok, as of 20 November 2026.');
  expect(part('Audience')).toHaveTextContent('25-3460%GenderWomen70%CountriesUnited Kingdom80%');
});

test('is kept in mind with the heart beside Close', async () => {
  const { user, requests } = open(rosa);
  await user.click(await screen.findByRole('button', { name: 'Save Rosa Lind', pressed: false }));
  expect(await screen.findByText('Rosa Lind is on your list “Saved”.')).toBeVisible();
  expect(requests.some(({ path }) => path === '/api/v1/saved-influencers/i1')).toBe(true);
});

test('someone who is not here yet is said to be so, has no media kit, and is enquired about', async () => {
  const { requests } = open({ ...rosa, claimed: false, source: 'imported' }, 'basic');
  const sheet = await screen.findByRole('dialog', { name: 'Rosa Lind' });
  expect(within(sheet).getByText('Not on Tastemaker yet')).toBeVisible();
  expect(sheet).toHaveTextContent('Imported from public figures; Rosa Lind hasn’t confirmed them.');
  expect(await within(sheet).findByRole('link', { name: 'Enquire about Rosa Lind' })).toBeVisible();
  expect(within(sheet).queryByRole('link', { name: /^Public media kit/ })).toBeNull();
  expect(requests.some(({ path }) => path.includes('matches'))).toBe(false);
});
