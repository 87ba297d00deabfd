import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { renderPage } from '../../../test/render';
import { type Request, brand, influencer, serve, sessionOf } from '../../../test/server';
import { TeamSection } from './TeamSection';
import type { Team, TeamInvitation, TeamMember } from './team-api';

const aMember = (changes: Partial<TeamMember>): TeamMember => ({
  userId: 'olive',
  name: 'Olive Owner',
  email: 'olive@example.com',
  role: 'owner',
  seated: true,
  readOnly: false,
  disabled: false,
  joinedAt: '2026-11-02T10:00:00Z',
  self: false,
  manageable: false,
  ...changes,
});
const max = { userId: 'max', name: 'Max Member', email: 'max@example.com', role: 'member' } as const;
const lewis: TeamInvitation = {
  id: 'invitation-1',
  email: 'lewis@example.com',
  role: 'member',
  invitedBy: 'Olive Owner',
  sentAt: '2026-11-02T10:00:00Z',
  expiresAt: '2026-11-09T10:00:00Z',
  expired: false,
};

const asOwner = (changes: Partial<Team> = {}): Team => ({
  seats: 5,
  taken: 3,
  members: [aMember({ self: true, manageable: true }), aMember({ ...max, manageable: true })],
  invitations: [lewis],
  ...changes,
});

async function open(team: Team, more: Parameters<typeof serve>[0] = {}) {
  const requests: Request[] = serve({
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(brand()),
    '/api/v1/team': { body: team },
    ...more,
  });
  const view = renderPage(
    <Suspense>
      <TeamSection />
    </Suspense>,
  );
  await screen.findByRole('region', { name: 'Team' });
  return { ...view, requests, posted: () => requests.filter(({ path }) => path !== '/api/v1/team') };
}

test('R245: shows the seats, the members and who has been asked', async () => {
  await open(asOwner());
  expect(screen.getByText('3 of 5 seats')).toBeInTheDocument();
  const rows = within(screen.getByRole('list', { name: 'Members' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/Olive Owner \(you\).*Owner$/),
    expect.stringMatching(/Max Member.*Member$/),
  ]);
  expect(screen.getByText('lewis@example.com')).toBeInTheDocument();
});

test('invites with a role, and says so', async () => {
  const { user, posted } = await open(asOwner(), { '/api/v1/team/invitations': { body: asOwner() } });
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'New@Example.com');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Admin');
  await user.click(screen.getByRole('button', { name: 'Send invitation' }));
  expect(await screen.findByText('The invitation is on its way to new@example.com.')).toBeInTheDocument();
  expect(posted()).toEqual([{ path: '/api/v1/team/invitations', body: { email: 'new@example.com', role: 'admin' } }]);
});

test('sends nothing to what is no address, and says what the server refused', async () => {
  const { user, posted } = await open(asOwner(), {
    '/api/v1/team/invitations': {
      status: 403,
      body: { code: 'identity/no-free-seat', detail: 'Every seat is taken!' },
    },
  });
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'nobody');
  await user.click(screen.getByRole('button', { name: 'Send invitation' }));
  expect(screen.getByText('Please enter a valid email address.')).toBeInTheDocument();
  expect(posted()).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'Email' }), '@example.com');
  await user.click(screen.getByRole('button', { name: 'Send invitation' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Every seat is taken!');
});

test('R257: says who may look only, and offers no invitation without a seat', async () => {
  await open(asOwner({ seats: 1, members: [aMember({ self: true }), aMember({ ...max, readOnly: true })] }));
  expect(screen.getByText(/View only/)).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(/one of you can view, but not change anything/);
  expect(screen.queryByRole('button', { name: 'Send invitation' })).not.toBeInTheDocument();
});

test('removes a member only after a question', async () => {
  const { user, posted } = await open(asOwner(), { '/api/v1/team/members/max/remove': {} });
  await user.click(screen.getByRole('button', { name: 'Manage Max Member' }));
  await user.click(screen.getByRole('menuitem', { name: 'Remove' }));
  expect(posted()).toEqual([]);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(posted()).toMatchObject([{ path: '/api/v1/team/members/max/remove' }]));
});

test('hands over only to a name that was typed', async () => {
  const { user, posted } = await open(asOwner(), { '/api/v1/team/members/max/make-owner': {} });
  await user.click(screen.getByRole('button', { name: 'Manage Max Member' }));
  await user.click(screen.getByRole('menuitem', { name: 'Make owner' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await user.type(dialog.getByRole('textbox'), 'Max Member');
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(posted()).toMatchObject([{ path: '/api/v1/team/members/max/make-owner' }]));
});

test('a member sees who works there, and nothing to manage but their own way out', async () => {
  const members = [aMember({}), aMember({ ...max, self: true })];
  const { user, posted, loadedAfresh } = await open(asOwner({ members, invitations: [] }), {
    '/api/v1/team/leave': {},
  });
  expect(screen.queryByRole('button', { name: /Manage|Send/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(loadedAfresh).toEqual(['/app']));
  expect(posted()).toMatchObject([{ path: '/api/v1/team/leave' }]);
});

test('where every seat is taken, a brand is led to the plans, and an influencer hears of none', async () => {
  const full = asOwner({ taken: 5 });
  const { unmount } = await open(full);
  expect(await screen.findByText(/choose a larger plan/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Plan and billing' })).toHaveAttribute(
    'href',
    expect.stringMatching(/billing/),
  );
  unmount();
  await open(full, { '/api/v1/functions/getSessionAndUserProfile': sessionOf(influencer) });
  expect(await screen.findByText(/free one/)).toBeVisible();
  expect(screen.queryByText(/larger plan/)).not.toBeInTheDocument();
});
