import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { renderPage } from '../../test/render';
import { brand, influencer, serve, sessionOf } from '../../test/server';
import { MediaKitPage } from './MediaKitPage';

const session = '/api/v1/functions/getSessionAndUserProfile';
const marta = {
  id: 'influencer-1',
  name: 'Marta Ruiz',
  slug: 'marta',
  handle: 'marta.eats',
  bio: 'Eats everything.',
  city: 'london',
  categories: ['Food'],
  avatarPath: null,
  followers: 12_340,
  accounts: [
    {
      ...{
        platform: 'tiktok',
        handle: 'marta',
        followers: 12_340,
        engagement: 4.25,
        verified: true,
        asOf: '2026-11-20',
      },
      history: [
        { day: '2026-10-01', followers: 10_340, engagement: 4 },
        { day: '2026-11-20', followers: 12_340, engagement: 4.25 },
      ],
    },
    {
      platform: 'youtube',
      handle: '@marta.ruiz',
      followers: null,
      engagement: null,
      verified: false,
      asOf: '2026-11-01',
      history: [],
    },
  ],
  portfolio: [
    { filePath: 'media/0190a000-0000-7000-8000-000000000001', kind: 'image', caption: 'Terrace at dusk' },
    { filePath: 'media/0190a000-0000-7000-8000-000000000002', kind: 'video', caption: '' },
  ],
};
const kits = { '/api/v1/influencers/marta.eats': { body: marta }, '/api/v1/influencers/influencer-1': { body: marta } };

const page = (
  <Routes>
    <Route path="/i/:handle" element={<MediaKitPage />} />
    <Route path="/app/influencer/profile" element={<MediaKitPage />} />
  </Routes>
);

test.each(['/i/marta.eats', '/app/influencer/profile?handle=marta.eats', '/app/influencer/profile?uid=influencer-1'])(
  'R37, R38: %s introduces an influencer to everyone',
  async (at) => {
    serve(kits);
    renderPage(page, { at });
    expect(await screen.findByRole('heading', { level: 1, name: 'Marta Ruiz' })).toBeVisible();
    expect(screen.getByText('London')).toBeVisible();
    expect(screen.getByText('MR')).toBeInTheDocument(); // without a picture, the initials
    expect(screen.getByText('12.3K · Micro')).toBeVisible();
    expect(screen.getByRole('link', { name: /^@marta\b(?!\.)/ })).toHaveAttribute(
      'href',
      'https://www.tiktok.com/@marta',
    );
    expect(screen.getByRole('link', { name: 'Request a Collab' })).toHaveAttribute('href', '/join');
    expect(document.title).toBe('Marta Ruiz (@marta.eats) – Tastemaker');
  },
);

test('a media kit shows the work, how people react and how many more follow than before', async () => {
  serve(kits);
  renderPage(page, { at: '/i/marta.eats' });
  expect(await screen.findByText('4.3% engagement')).toBeVisible();
  expect(screen.getByText('Up 2K since 1 October 2026')).toBeVisible();
  expect(screen.getByText('Verified, as of 20 November 2026')).toBeVisible();
  const work = screen.getByRole('list', { name: 'Work by Marta Ruiz' });
  const shown = '/api/v1/media/0190a000-0000-7000-8000-00000000000';
  expect(within(work).getByRole('link', { name: /^Terrace at dusk/ })).toHaveAttribute('href', `${shown}1/shown`);
  expect(within(work).getByLabelText('Piece 2')).toHaveAttribute('src', `${shown}2/shown`);
});

test('a brand is led to what it can do, the influencer to passing the address on', async () => {
  serve({ ...kits, [session]: sessionOf(brand()) });
  const { unmount } = renderPage(page, { at: '/i/marta.eats' });
  expect(await screen.findByRole('link', { name: 'Create an offer' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Request a Collab' })).not.toBeInTheDocument();
  unmount();

  serve({ ...kits, [session]: sessionOf(influencer) });
  renderPage(page, { at: '/app/influencer/profile' });
  expect(await screen.findByRole('button', { name: 'Copy address' })).toBeVisible();
});

test('who is not there, or shows no profile, is a page that does not exist', async () => {
  serve({});
  const { unmount } = renderPage(page, { at: '/i/nobody' });
  expect(await screen.findByRole('heading', { name: 'There’s nothing at this address' })).toBeVisible();
  unmount();
  renderPage(page, { at: '/app/influencer/profile' });
  expect(await screen.findByRole('heading', { name: 'There’s nothing at this address' })).toBeVisible();
});

test('R439: a brand writes to an influencer from the profile', async () => {
  serve({ ...kits, [session]: sessionOf(brand()) });
  renderPage(page, { at: '/i/marta.eats' });
  const write = await screen.findByRole('link', { name: 'Write to Marta Ruiz' });
  expect(write).toHaveAttribute('href', '/app/chats?with=influencer-1');
});
