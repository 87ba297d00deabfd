import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from '../../test/render';
import { brand, serve, sessionOf } from '../../test/server';
import { ChatsPage } from './ChatsPage';
import type { Conversation } from './conversations';

const conversation: Conversation = {
  id: 'talk-1',
  with: { uid: 'ada', type: 'influencer', name: 'Ada Marsh', handle: 'ada', avatarPath: null },
  lastMessageAt: '2027-03-01T12:00:00.000Z',
  lastMessage: null,
};

function open(more: Parameters<typeof serve>[0]) {
  serve({
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(brand()),
    '/api/v1/conversations': { body: { items: [conversation] } },
    '/api/v1/conversations/talk-1/messages?limit=50': { body: { items: [] } },
    ...more,
  });
  return renderPage(<ChatsPage />, { at: '/app/chats?with=ada' });
}

describe('ChatsPage', () => {
  it('shows a message before it has arrived, and lets one that did not get through be sent again', async () => {
    let reachable = false;
    const { user } = open({
      '/api/v1/conversations/talk-1/messages': () =>
        reachable ? { status: 201, body: {} } : { status: 503, body: {} },
      '/api/v1/conversations/talk-1/messages?limit=50': () => ({
        body: {
          items: reachable ? [{ id: 'm1', text: 'See you!', mine: true, sentAt: '2027-03-02T12:00:00.000Z' }] : [],
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

  it('says how a conversation begins when there is none', async () => {
    open({ '/api/v1/conversations': { body: { items: [] } } });
    expect(await screen.findByText('No conversations yet')).toBeVisible();
  });
});
