import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '../../../test/render';
import { influencer, serve, sessionOf } from '../../../test/server';
import { type Editor, EditorContext } from '../editor-context';
import { ConnectionResult } from './connection-parts';
import { AccountCard } from './SocialsSection';

const connections = '/api/v1/connections';
const signs = '/api/v1/influencers/influencer-1/account-signs';
const session = {
  '/api/v1/functions/getSessionAndUserProfile': sessionOf(influencer),
  [signs]: { body: { items: [] } },
};
const none = {
  platform: 'instagram',
  offered: true,
  state: null,
  handle: null,
  connectedAt: null,
  missing: [],
  held: false,
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
  await user.click(await screen.findByText('What we read, and what we never do'));
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

test('a creator learns why verified numbers don’t show, and asks our team once to look', async () => {
  const requests = serve({
    ...{ ...session, [connections]: { body: { items: [{ ...connected, held: true }] } } },
    '/api/v1/conversations': { body: { id: 'c1' } },
    '/api/v1/conversations/c1/messages': { body: {} },
  });
  const { user } = open(editorOf(null));
  expect(await screen.findByText(/another profile here already has @zoe\.eats/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ask our team to look' }));
  expect(await screen.findByRole('status')).toHaveTextContent('We’ve got your message and will reply in your chats.');
  expect(requests.find(({ path }) => path.endsWith('/messages'))?.body).toMatchObject({
    text: expect.stringContaining('I’ve connected @zoe.eats on Instagram, but another profile has this account'),
    clientId: expect.any(String),
  });
  expect(screen.queryByRole('button', { name: 'Ask our team to look' })).toBeNull();
});

test('a creator reads what brands read about the numbers, and contests a figure with a reason', async () => {
  const sign = {
    ...{ platform: 'instagram', kind: 'comments', day: '2026-11-27', contestedAt: null, decision: null, note: null },
    sentence: 'A typical post has 1 comment for every 480 likes.',
    usual: '2 of 41 other verified Instagram creators have as little or less (5%).',
  };
  let shown: object = sign;
  const requests = serve({
    ...{ ...session, [connections]: { body: { items: [connected] } } },
    [signs]: () => ({ body: { items: [shown, { ...sign, platform: 'tiktok', sentence: 'On another account.' }] } }),
    '/api/v1/account-signs/contests': () => {
      shown = { ...sign, contestedAt: '2026-11-27T10:00:00Z' };
      return { status: 204 };
    },
  });
  const { user } = open(editorOf({ followers: 12_480, day: '2026-11-27' }));
  await user.click(await screen.findByText('What brands read about these numbers'));
  expect(screen.getByText(sign.sentence)).toBeVisible();
  expect(screen.getByText(sign.usual)).toBeVisible();
  expect(screen.queryByText('On another account.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Contest this' }));
  expect(await screen.findByRole('button', { name: 'Confirm' })).toBeDisabled();
  await user.type(screen.getByLabelText('Why'), 'It was a raffle.');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(/You’ve contested this\. Our team is looking\.$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Contest this' })).toBeNull();
  expect(requests).toContainEqual({
    path: '/api/v1/account-signs/contests',
    body: { platform: 'instagram', kind: 'comments', reason: 'It was a raffle.' },
  });
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
