import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from '../../test/render';
import { serve } from '../../test/server';
import { LiveChatPanel } from './LiveChatPanel';

const chat = {
  begun: false,
  email: null,
  staffed: true,
  hours: '09:00-18:00',
  staffedAgainAt: null,
  messages: [],
};
const open = (state: object, more: Parameters<typeof serve>[0] = {}) => {
  const requests = serve({ '/api/v1/live-chat': { body: { ...chat, ...state } }, ...more });
  return { ...renderPage(<LiveChatPanel onClose={() => undefined} />), requests };
};

it('says that someone is here, and in which hours we answer', async () => {
  open({});
  expect(await screen.findByText('We’re online now. We answer 09:00-18:00, UK time.')).toBeVisible();
});

it('says when someone is back, and asks for an email for the answer', async () => {
  open({ staffed: false, staffedAgainAt: '2027-01-18T09:00:00.000Z' });
  expect(await screen.findByText(/We’re away until .*18 Jan.*Leave a message and your email/)).toBeVisible();
});

it('what did not get through is sent again under the same id, so that it is kept once', async () => {
  const { user, requests } = open({}, { '/api/v1/live-chat/messages': { status: 503 } });
  await user.type(await screen.findByRole('textbox', { name: 'Your message' }), 'Hello');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('alert');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const sent = requests.filter(({ path }) => path === '/api/v1/live-chat/messages').map(({ body }) => body);
  expect(sent).toHaveLength(2);
  expect(sent[0]).toEqual(sent[1]);
});
