import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aCollab } from '../../test/collab';
import { renderPage } from '../../test/render';
import { brand, influencer, serve, sessionOf, staff } from '../../test/server';
import { ChatsPage } from './ChatsPage';
import type { Conversation, Message } from './conversations';

const conversation: Conversation = {
  id: 'talk-1',
  kind: 'pair',
  unread: 0,
  readSeq: 0,
  theirDeliveredSeq: 0,
  theirReadSeq: 0,
  blockedByMe: false,
  blockedByThem: false,
  mayWrite: true,
  with: { uid: 'ada', type: 'influencer', name: 'Ada Marsh', handle: 'ada', avatarPath: null },
  lastMessageAt: '2027-03-01T12:00:00.000Z',
  lastMessage: null,
};

const message = (id: string, seq: number, more: Partial<Message> = {}): Message => ({
  id,
  clientId: id,
  seq,
  text: `Message ${id}`,
  files: [],
  mine: false,
  changeable: false,
  sentAt: '2027-03-02T12:00:00.000Z',
  editedAt: null,
  deletedAt: null,
  ...more,
});

beforeEach(() => localStorage.clear());

function open(more: Parameters<typeof serve>[0]) {
  return opened(conversation, more);
}

function opened(talk: Conversation, more: Parameters<typeof serve>[0]) {
  const requests = serve({
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(brand()),
    '/api/v1/conversations': { body: { items: [talk] } },
    '/api/v1/conversations/talk-1/messages?limit=50': { body: { items: [] } },
    '/api/v1/collabs?limit=100': { body: { items: [] } },
    ...more,
  });
  return { ...renderPage(<ChatsPage />, { at: '/app/chats?with=ada' }), requests };
}

describe('ChatsPage', () => {
  it.each([
    ['an influencer', influencer, 'DMs'],
    ['a brand', brand(), 'Messages'],
    ['staff', staff, 'Chats'],
  ])('R50, R55: is called by its name in the menu of %s', async (_who, profile, name) => {
    open({ '/api/v1/functions/getSessionAndUserProfile': sessionOf(profile) });
    expect(await screen.findByRole('heading', { name, level: 1 })).toBeInTheDocument();
  });

  it('R429: read-only members can read, and see that they can’t write', async () => {
    const { requests } = opened(
      { ...conversation, mayWrite: false },
      { '/api/v1/conversations/talk-1/messages?limit=50': { body: { items: [message('m1', 1)] } } },
    );
    expect(await screen.findByText('Message m1')).toBeVisible();
    expect(screen.getByText('You can read this conversation, but you can’t write in it.')).toBeVisible();
    expect(screen.queryByLabelText('Message')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Options for (?!the message)/ })).toBeNull();
    expect(requests.filter(({ body }) => body)).toEqual([]);
  });

  it('shows a message before it has arrived, and lets one that did not get through be sent again', async () => {
    let reachable = false;
    let clientId = '';
    const { user } = open({
      '/api/v1/conversations/talk-1/messages': (body) => {
        clientId = (body as { clientId: string }).clientId;
        return reachable ? { status: 201, body: {} } : { status: 500, body: {} };
      },
      '/api/v1/conversations/talk-1/messages?limit=50': () => ({
        body: {
          items: reachable ? [message('m1', 1, { text: 'See you!', mine: true, clientId })] : [],
        },
      }),
    });
    await user.type(await screen.findByLabelText('Message'), 'See you!{Enter}');
    expect(await screen.findByText('Not sent.')).toBeVisible();
    reachable = true;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('12:00')).toBeVisible();
    expect(screen.getAllByText('See you!')).toHaveLength(1);
  });

  it('sends messages written during the server’s start automatically', async () => {
    let ready = false;
    const { user, requests } = open({
      '/api/v1/conversations/talk-1/messages': () => (ready ? { status: 201, body: {} } : { status: 503, body: {} }),
    });
    await user.type(await screen.findByLabelText('Message'), 'In a moment{Enter}');
    expect(await screen.findByText('Waiting for a connection')).toBeVisible();
    ready = true;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText('Waiting for a connection')).toBeNull());
    expect(requests.filter(({ path }) => path === '/api/v1/conversations/talk-1/messages')).toHaveLength(2);
  });

  it('lets one begin a conversation with someone whose profile one has seen', async () => {
    const { user, requests } = open({
      '/api/v1/conversations': (body) => (body ? { body: { id: 'talk-1' } } : { body: { items: [] } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Start the conversation' }));
    expect(requests).toContainEqual({ path: '/api/v1/conversations', body: { with: 'ada' } });
  });

  it('sends a message that did not get through under the same id, so that it is kept once', async () => {
    const { user, requests } = open({ '/api/v1/conversations/talk-1/messages': { status: 500 } });
    await user.type(await screen.findByLabelText('Message'), 'Once{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await screen.findByText('Not sent.');
    const ids = requests
      .filter(({ path }) => path === '/api/v1/conversations/talk-1/messages')
      .map(({ body }) => (body as { clientId: string }).clientId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('R439: shows days, what is new since one looked, and how far your own message has come', async () => {
    opened(
      { ...conversation, readSeq: 1, theirDeliveredSeq: 3, theirReadSeq: 2 },
      {
        '/api/v1/conversations/talk-1/messages?limit=50': {
          body: { items: [message('c', 3, { mine: true }), message('b', 2), message('a', 1)] },
        },
      },
    );
    expect(await screen.findByText('Message a')).toBeVisible();
    expect(screen.getByText('Tue 2 Mar')).toBeVisible();
    expect(screen.getByText('New')).toBeVisible();
    expect(screen.getByText('Delivered')).toBeVisible();
  });

  it('keeps what one was about to write', async () => {
    const { user, unmount } = open({});
    await user.type(await screen.findByLabelText('Message'), 'I was about to');
    unmount();
    open({});
    expect(await screen.findByLabelText('Message')).toHaveValue('I was about to');
  });

  it('puts a kept sentence into the field, keeps what is written, and forgets one', async () => {
    const { user, requests } = open({
      '/api/v1/quick-replies': { body: { items: [{ id: 'r1', text: 'See you at the door.' }], mayChange: true } },
    });
    await user.type(await screen.findByLabelText('Message'), 'On our way');
    await user.click(screen.getByRole('button', { name: 'Quick replies' }));
    await user.click(await screen.findByRole('button', { name: /^Save/ }));
    expect(requests).toContainEqual({ path: '/api/v1/quick-replies', body: { text: 'On our way' } });
    await user.click(screen.getByRole('button', { name: /^Delete/ }));
    expect(requests).toContainEqual({ path: '/api/v1/quick-replies/r1', body: undefined });
    await user.click(screen.getByRole('button', { name: 'See you at the door.' }));
    expect(screen.getByLabelText('Message')).toHaveValue('On our way See you at the door.');
  });

  it('shows an address as a link, and fetches nothing from there', async () => {
    const text = 'The menu: https://menu.example/today. See you!';
    const { requests } = open({
      '/api/v1/conversations/talk-1/messages?limit=50': { body: { items: [message('a', 1, { text })] } },
    });
    const link = await screen.findByRole('link', { name: 'https://menu.example/today' });
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    expect(requests.filter(({ path }) => path.includes('menu.example'))).toEqual([]);
    expect(document.querySelector('[src*="menu.example"]')).toBeNull();
  });

  it('has the tickets of the two beside it', async () => {
    const together = aCollab({ influencer: { ...aCollab().influencer, id: 'ada' } });
    const another = aCollab({ id: 'another' });
    open({ '/api/v1/collabs?limit=100': { body: { items: [together, another] } } });
    const beside = await screen.findByRole('complementary', { name: 'Your Collabs together' });
    const links = await within(beside).findAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([`/app/collabs/${together.id}`]);
  });

  it('R439: where one side has blocked there is nowhere to write', async () => {
    opened({ ...conversation, blockedByThem: true }, {});
    expect(await screen.findByText('You can’t write here any more.')).toBeVisible();
    expect(screen.queryByLabelText('Message')).not.toBeInTheDocument();
  });
});
