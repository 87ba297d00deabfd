import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { LoginPage } from '../features/auth/LoginPage';
import { MediaKitPage } from '../features/media-kit/MediaKitPage';
import { browserMemory } from '../shell/session/browser-memory';
import { Landing } from '../shell/session/Landing';
import { renderPage } from '../test/render';
import { brand, serve, sessionOf } from '../test/server';

const marta = {
  ...{ id: 'influencer-1', name: 'Marta Ruiz', slug: 'marta', handle: 'marta.eats', bio: '', city: 'london' },
  ...{ categories: [], avatarPath: null, followers: null, accounts: [], portfolio: [] },
};
const kit = { '/api/v1/influencers/marta.eats': { body: marta } };
const pages = (
  <Routes>
    <Route path="/i/:handle" element={<MediaKitPage />} />
    <Route path="/app/influencer/profile" element={<MediaKitPage />} />
    <Route path="/app/login" element={<LoginPage />} />
    <Route path="/app" element={<Landing />} />
  </Routes>
);

test('a brand that signs in from a media kit comes back to the influencer, once', async () => {
  serve({ ...kit, '/api/v1/auth/password': {} });
  const { user, loadedAfresh, unmount } = renderPage(pages, { at: '/i/marta.eats' });
  await user.click(await screen.findByRole('link', { name: 'I already have an account' }));
  await user.type(await screen.findByLabelText('Email'), 'jane@example.com');
  await user.click(screen.getByRole('link', { name: 'Sign in with a password instead' }));
  await user.type(await screen.findByLabelText('Password'), 'abcd');
  await user.click(screen.getByRole('button', { name: 'Login Now' }));
  await waitFor(() => expect(loadedAfresh).toEqual(['/app']));
  unmount();

  serve({ ...kit, '/api/v1/functions/getSessionAndUserProfile': sessionOf(brand()) });
  renderPage(pages, { at: '/app' });
  expect(await screen.findByRole('link', { name: 'Write to Marta Ruiz' })).toBeVisible();
  expect(browserMemory.wantedPage()).toBeNull();
});

test('opening the sign-in page on purpose doesn’t lead elsewhere afterwards', async () => {
  serve({});
  browserMemory.keepReturn('/app/influencer/profile?handle=marta.eats');
  renderPage(pages, { at: '/app/login' });
  expect(await screen.findByLabelText('Email')).toBeVisible();
  expect(browserMemory.wantedPage()).toBeNull();
});
