import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '../../test/render';
import { serve } from '../../test/server';
import { QuickLoginPage } from './QuickLoginPage';

const look = '/api/v1/invitations/look';
const accept = '/api/v1/invitations/accept';
const card = {
  profileName: 'Casa Olmo',
  profileType: 'brand',
  invitedBy: 'Olive Owner',
  role: 'member',
  newPerson: true,
};
const open = () => renderPage(<QuickLoginPage />, { at: '/app/quick-login?invitation=secret' });

test('an invitation says who asks, and is accepted with its address and a name', async () => {
  const requests = serve({ [look]: { body: card }, [accept]: {} });
  const { user, loadedAfresh } = open();
  expect(await screen.findByRole('heading', { name: 'Join Casa Olmo' })).toBeInTheDocument();
  expect(screen.getByText('Olive Owner invites you to work with them, as a member.')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'new@example.com');
  await user.type(screen.getByRole('textbox', { name: 'Your name' }), 'Nina New');
  expect(requests).toEqual([{ path: look, body: { token: 'secret' } }]);
  await user.click(screen.getByRole('button', { name: 'Join Casa Olmo' }));
  await waitFor(() => expect(loadedAfresh).toEqual(['/app']));
  expect(requests[1]).toEqual({
    path: accept,
    body: { token: 'secret', email: 'new@example.com', name: 'Nina New' },
  });
});

test('who has an account is not asked for a name', async () => {
  serve({ [look]: { body: { ...card, newPerson: false } } });
  open();
  await screen.findByRole('heading', { name: 'Join Casa Olmo' });
  expect(screen.queryByRole('textbox', { name: 'Your name' })).not.toBeInTheDocument();
});

test('another address is refused in a sentence, and can be corrected', async () => {
  serve({
    [look]: { body: { ...card, newPerson: false } },
    [accept]: { status: 401, body: { code: 'identity/invitation-not-valid' } },
  });
  const { user, loadedAfresh } = open();
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'eve@example.com');
  await user.click(screen.getByRole('button', { name: 'Join Casa Olmo' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/sent to another address/);
  expect(loadedAfresh).toEqual([]);
});

test('an invitation that has ended says what to do', async () => {
  const detail = 'This invitation no longer works.';
  serve({ [look]: { status: 401, body: { code: 'identity/invitation-not-valid', detail } } });
  open();
  expect(await screen.findByText(detail)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign in to your account' })).toHaveAttribute('href', '/app/login');
});
