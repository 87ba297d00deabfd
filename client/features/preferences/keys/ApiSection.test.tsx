import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { renderPage } from '../../../test/render';
import { type Request, brand, serve, sessionOf } from '../../../test/server';
import type { Team } from '../team/team-api';
import { ApiSection } from './ApiSection';
import type { Key } from './keys-api';

const till: Key = {
  id: 'key-1',
  name: 'Till',
  prefix: 'tmk_x7Kd9fQ2',
  scopes: ['offers:read'],
  createdAt: '2026-11-02T10:00:00Z',
  expiresAt: '2027-01-31T10:00:00Z',
  expired: false,
  lastUsedAt: null,
  own: true,
};
const secret = 'tmk_x7Kd9fQ2-the-rest-of-it';

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
  });
  const view = renderPage(
    <Suspense>
      <ApiSection />
    </Suspense>,
  );
  await screen.findByRole('heading', { name: 'API' });
  return { ...view, requests };
}

test('a key is made with what was chosen, and shown once', async () => {
  const { user, requests } = await open();
  await user.type(screen.getByLabelText('Name'), 'Till');
  await user.click(screen.getByRole('checkbox', { name: 'Read offers' }));
  await user.selectOptions(screen.getByLabelText('Good for'), '365 days');
  await user.click(screen.getByRole('button', { name: 'Make key' }));
  expect(await screen.findByText(secret)).toBeVisible();
  expect(requests.find(({ body }) => body)?.body).toEqual({
    name: 'Till',
    scopes: ['offers:read'],
    expiresInDays: 365,
  });
  await user.click(screen.getByRole('button', { name: 'I have kept it' }));
  expect(screen.queryByText(secret)).not.toBeInTheDocument();
});

test('a key shows its beginning and is revoked after a question', async () => {
  const { user, requests } = await open();
  const row = within(screen.getByRole('list', { name: 'Keys' })).getByRole('listitem');
  expect(row).toHaveTextContent('Till tmk_x7Kd9fQ2…offers:readGood until 31 January 2027, never used');
  await user.click(within(row).getByRole('button', { name: 'Revoke Till' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(requests.some(({ path }) => path === '/api/v1/keys/key-1/revoke')).toBe(true));
});

test('who is neither owner nor admin is told so, and asks for no keys', async () => {
  const { requests } = await open('member');
  expect(screen.getByText(/Owners and admins connect programs here/)).toBeVisible();
  expect(requests.some(({ path }) => path === '/api/v1/keys')).toBe(false);
});
