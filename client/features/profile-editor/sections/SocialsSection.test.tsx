import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '../../../test/render';
import { influencer, serve, sessionOf } from '../../../test/server';
import { type Editor, EditorContext } from '../editor-context';
import { ConnectionResult } from './connection-parts';
import { AccountCard } from './SocialsSection';

const connections = '/api/v1/connections';
const session = { '/api/v1/functions/getSessionAndUserProfile': sessionOf(influencer) };
const none = {
  platform: 'instagram',
  offered: true,
  state: null,
  handle: null,
  connectedAt: null,
  missing: [],
  reading: null,
};
const reading = { day: '2026-11-27', followers: 12_480, posts: 214, reach: 48_300, audience: null };
const connected = { ...none, state: 'active', handle: 'zoe.eats', reading };

const typed = {
  platform: 'instagram',
  handle: 'zoe.eats',
  followers: 900_000,
  engagement: 3,
  country: 'GB',
  history: [],
};
const editorOf = (verified: object | null) =>
  ({
    profile: { accounts: [{ ...typed, verified, updatedAt: '2026-11-01T10:00:00Z' }] },
    ...{ faults: {}, change: jest.fn() },
  }) as unknown as Editor;

const open = (editor: Editor, at = '/') =>
  renderPage(
    <EditorContext value={editor}>
      <ConnectionResult />
      <AccountCard platform="instagram" />
    </EditorContext>,
    { at },
  );

test('a creator reads what we read and never do, and leaves for the platform', async () => {
  const requests = serve({
    ...{ ...session, [connections]: { body: { items: [none] } } },
    [`${connections}/instagram`]: { body: { address: 'https://www.instagram.com/oauth/authorize?state=1' } },
  });
  const { user, loadedAfresh } = open(editorOf(null));
  await user.click(await screen.findByText('What we read, and never do'));
  expect(screen.getByText(/We never post, follow, like or message for you/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Connect Instagram' }));
  await waitFor(() => expect(loadedAfresh).toEqual(['https://www.instagram.com/oauth/authorize?state=1']));
  expect(requests.map(({ path }) => path)).toContain(`${connections}/instagram`);
});

test('a connected account shows when it was read, takes no typed followers, and says where to remove us', async () => {
  serve({
    ...{ ...session, [connections]: { body: { items: [connected] } } },
    [`${connections}/instagram`]: { body: { endedThere: false } },
  });
  const { user } = open(editorOf({ followers: 12_480, day: '2026-11-27' }), '/?connected=instagram');
  expect(await screen.findByText('Connected as @zoe.eats')).toBeVisible();
  expect(screen.getByText(/Last read on 27 November 2026/)).toBeVisible();
  expect(screen.getByText('12.5K followers · 214 posts · 48.3K reached in 28 days')).toBeVisible();
  expect(screen.getByText('@zoe.eats · 12,480 followers · Verified, as of 27 November 2026')).toBeVisible();
  expect(screen.queryByLabelText('Followers')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Remove Instagram' })).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('Instagram is connected.');
  await user.click(screen.getByRole('button', { name: 'Disconnect Instagram' }));
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('link', { name: 'Remove Tastemaker at Instagram' })).toBeVisible();
});

test('after it has ended, what was typed counts again; why connecting failed is said', async () => {
  serve({ ...session, [connections]: { body: { items: [{ ...connected, state: 'revoked' }] } } });
  open(editorOf({ followers: 12_480, day: '2026-11-27' }), '/?connection=account-taken');
  expect(await screen.findByText(/^The connection to @zoe.eats has ended/)).toBeVisible();
  expect(screen.getByLabelText('Followers')).toHaveValue('900000');
  expect(screen.getByRole('alert')).toHaveTextContent('This account is connected to another profile.');
});

test('an address of another platform is not taken for an account here', async () => {
  serve({ ...session, [connections]: { body: { items: [] } } });
  const change = jest.fn<Editor['change']>();
  const { user } = renderPage(
    <EditorContext value={{ profile: { accounts: [] }, faults: {}, change } as unknown as Editor}>
      <AccountCard platform="instagram" />
    </EditorContext>,
  );
  const field = screen.getByLabelText('Account');
  await user.type(field, 'tiktok.com/@zoe.eats');
  await user.tab();
  expect(await screen.findByText('This address is on TikTok. Add it to that account.')).toBeVisible();
  expect(change).not.toHaveBeenCalled();

  await user.clear(field);
  await user.type(field, 'instagram.com/zoe.eats');
  await user.tab();
  expect(change.mock.calls).toMatchObject([[{ accounts: [{ platform: 'instagram', handle: 'zoe.eats' }] }]]);
});
