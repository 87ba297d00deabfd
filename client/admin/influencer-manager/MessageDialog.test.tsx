import { expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { renderPage } from '../../test/render';
import { asStaff, serve, sessionOf, staff } from '../../test/server';
import { MessageButton } from './MessageButton';
import { MessageDialog } from './MessageDialog';

const address = '/api/v1/admin/influencer-messages';
const session = { '/api/v1/functions/getSessionAndUserProfile': sessionOf(staff) };
const two = { influencerIds: ['nia', 'kit'], onClose: () => undefined };

it('writes to everyone who was ticked, and names those who weren’t reached with the reason', async () => {
  const kit = { id: 'kit', name: '@kit', reason: 'Nobody manages this profile yet.' };
  const requests = serve({ ...session, [address]: { body: { sent: ['nia'], refused: [kit] } } });
  const onSent = jest.fn();
  const { user } = renderPage(<MessageDialog {...two} onSent={onSent} />, { at: '/app/admin/influencer-manager' });
  const dialog = await screen.findByRole('dialog', { name: 'Message 2 influencers' });
  await user.type(within(dialog).getByRole('textbox', { name: /^Message/ }), 'Come to our summer party.');
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));

  expect(await screen.findByText('Sent to 1, 1 not reached.')).toBeVisible();
  expect(screen.getByText('@kit: Nobody manages this profile yet.')).toBeVisible();
  expect(onSent).toHaveBeenCalledTimes(1);
  expect(requests.find(({ path }) => path === address)?.body).toEqual({
    ...{ ids: ['nia', 'kit'], text: 'Come to our summer party.', clientId: expect.any(String) },
  });
});

it('sends again under the same name, so that nobody gets it twice', async () => {
  const answers = [
    { status: 503, body: { code: 'request/unavailable', detail: 'We could not do that just now. Try again.' } },
    { body: { sent: ['nia', 'kit'], refused: [] } },
  ];
  const requests = serve({ ...session, [address]: () => answers.shift()! });
  const onClose = jest.fn();
  const { user } = renderPage(<MessageDialog {...two} onClose={onClose} />, { at: '/app/admin/influencer-manager' });
  await user.type(await screen.findByRole('textbox', { name: /^Message/ }), 'Come to our summer party.');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('We could not do that just now. Try again.')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Confirm' }));

  expect(await screen.findByText('Sent to 2. You’ll find the answers in Chats.')).toBeVisible();
  expect(onClose).toHaveBeenCalledTimes(1);
  const [first, second] = requests.filter(({ path }) => path === address).map(({ body }) => body);
  expect(second).toEqual(first);
});

it.each([
  ['operations', 1],
  ['read-only', 0],
] as const)('is offered to %s staff %i times', async (staffRole, times) => {
  serve(asStaff(staffRole));
  renderPage(
    <CoreAdminContext dataProvider={testDataProvider()}>
      <MessageButton influencerId="nia" handle="nia" />
    </CoreAdminContext>,
    { at: '/app/admin/influencer-manager' },
  );
  await waitFor(() =>
    expect(fetch).toHaveBeenCalledWith(`/api/v1/admin/user-explorer/${staff.uid}`, expect.anything()),
  );
  await waitFor(() => expect(screen.queryAllByRole('button', { name: 'Message' })).toHaveLength(times));
});
