import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { renderPage } from '../../../test/render';
import { type Request, brand, serve, sessionOf } from '../../../test/server';
import type { Team } from '../team/team-api';
import { ApiSection } from './ApiSection';
import type { Key } from './keys-api';
import type { WebhookDelivery, WebhookEndpoint } from './webhooks-api';

const till: Key = {
  id: 'key-1',
  name: 'Till',
  prefix: 'tmk_x7Kd9fQ2',
  scopes: ['offers:read'],
  createdAt: '2026-11-02T10:00:00Z',
  expiresAt: '2027-01-31T10:00:00Z',
  expired: false,
  lastUsedAt: null,
};
const secret = 'tmk_x7Kd9fQ2-the-rest-of-it';

const hook: WebhookEndpoint = {
  id: 'hook-1',
  url: 'https://till.example/hook',
  events: ['collab.requested'],
  state: 'failed',
  failingSince: '2026-11-02T10:00:00Z',
  previousSecretUntil: null,
  createdAt: '2026-11-01T10:00:00Z',
};
const delivery: WebhookDelivery = {
  id: 'delivery-1',
  event: 'collab.requested',
  state: 'failed',
  attempts: 9,
  lastStatus: 500,
  lastError: null,
  lastAttemptAt: '2026-11-02T10:00:00Z',
  nextAttemptAt: null,
  createdAt: '2026-11-02T10:00:00Z',
  body: '{"type":"collab.requested"}',
};
const hooks = '/api/v1/webhook-endpoints';

const teamOf = (role: 'owner' | 'member'): Team => ({
  seats: 5,
  taken: 1,
  members: [
    {
      ...{ userId: 'olive', name: 'Olive', email: 'olive@example.com', role, seated: true, readOnly: false },
      ...{ disabled: false, joinedAt: '2026-11-02T10:00:00Z', self: true, manageable: true },
    },
  ],
  invitations: [],
});

async function open(role: 'owner' | 'member' = 'owner', items: Key[] = [till]) {
  const requests: Request[] = serve({
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(brand()),
    '/api/v1/team': { body: teamOf(role) },
    '/api/v1/keys': (body: unknown) => (body ? { status: 201, body: { ...till, key: secret } } : { body: { items } }),
    '/api/v1/keys/key-1/revoke': {},
    [hooks]: (body: unknown) =>
      body ? { status: 201, body: { ...hook, secret: 'whsec_of-it' } } : { body: { items: [hook] } },
    [`${hooks}/hook-1`]: { body: hook },
    [`${hooks}/hook-1/deliveries?limit=10`]: { body: { items: [delivery], next: null } },
    [`${hooks}/hook-1/deliveries/delivery-1/resend`]: { status: 202, body: delivery },
  });
  const view = renderPage(
    <Suspense>
      <ApiSection />
    </Suspense>,
  );
  await screen.findByRole('heading', { name: 'API and webhooks' });
  return { ...view, requests };
}

test('a key is made with what was chosen, and shown once', async () => {
  const { user, requests } = await open();
  await user.type(screen.getByLabelText('Name'), 'Till');
  await user.click(screen.getByRole('checkbox', { name: 'Read offers' }));
  await user.selectOptions(screen.getByLabelText('Valid for'), '365 days');
  await user.click(screen.getByRole('button', { name: 'Create key' }));
  expect(await screen.findByText(secret)).toBeVisible();
  expect(requests.find(({ body }) => body)?.body).toEqual({
    name: 'Till',
    scopes: ['offers:read'],
    expiresInDays: 365,
  });
  await user.click(screen.getByRole('button', { name: 'I’ve saved it' }));
  expect(screen.queryByText(secret)).not.toBeInTheDocument();
});

test('a key shows its beginning and is revoked after a question', async () => {
  const { user, requests } = await open();
  const row = within(screen.getByRole('list', { name: 'Keys' })).getByRole('listitem');
  expect(row).toHaveTextContent('Till tmk_x7Kd9fQ2…offers:readGood until 31 January 2027, never used');
  await user.click(within(row).getByRole('button', { name: 'Revoke Till' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(requests.some(({ path }) => path === '/api/v1/keys/key-1/revoke')).toBe(true));
});

test('members who are neither owner nor admin see why, and request no keys', async () => {
  const { requests } = await open('member');
  expect(screen.getByText(/Owners and admins connect apps here/)).toBeVisible();
  expect(requests.some(({ path }) => path === '/api/v1/keys')).toBe(false);
});

test('a webhook is made for what was chosen, and its secret is shown once', async () => {
  const { user, requests } = await open();
  await user.type(screen.getByLabelText('Your endpoint’s address'), 'https://till.example/hook');
  await user.click(screen.getByRole('checkbox', { name: 'An offer goes live' }));
  await user.click(screen.getByRole('button', { name: 'Add webhook' }));
  expect(await screen.findByText('whsec_of-it')).toBeVisible();
  expect(requests.find(({ path, body }) => path === hooks && body)?.body).toEqual({
    url: 'https://till.example/hook',
    events: ['collab.requested', 'offer.made'],
  });
});

test('what failed says why and is sent again; what was switched off is switched on', async () => {
  const { user, requests } = await open();
  const row = within(screen.getByRole('list', { name: 'Webhooks' })).getAllByRole('listitem')[0]!;
  expect(row).toHaveTextContent('Switched off');
  await user.click(within(row).getByRole('button', { name: 'Show log' }));
  expect(await within(row).findByText(/Given up, 9 tries\. Answer 500/)).toBeVisible();
  await user.click(within(row).getByRole('button', { name: 'Send collab.requested again' }));
  await user.click(within(row).getByRole('button', { name: 'Switch on' }));
  await waitFor(() => {
    expect(requests.some(({ path }) => path.endsWith('/delivery-1/resend'))).toBe(true);
    expect(requests.find(({ path, body }) => path === `${hooks}/hook-1` && body)?.body).toEqual({ on: true });
  });
});
