import { beforeEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { proofNeeded, proofRequests } from '../../api/proof';
import { renderPage } from '../../test/render';
import { asStaff, serve } from '../../test/server';
import { AccessActions } from './UserRecord';
import type { User } from './user';

const person = { id: 'u1', email: 'ana@example.com', disabledAt: null } as User;
const disable = '/api/v1/admin/user-explorer/u1/disable';

// React-admin 5 passes a prop that MUI 9 no longer knows, and React warns about it.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

it('a person is disabled once that is confirmed, after the proof that the server wants', async () => {
  const answers = [{ status: 403, body: { code: proofNeeded, detail: 'Confirm it’s you.' } }, { body: person }];
  const requests = serve({
    ...asStaff('super-user'),
    [disable]: () => answers.shift() ?? { status: 500 },
  });
  const { user } = renderPage(
    <CoreAdminContext dataProvider={testDataProvider()}>
      <AccessActions user={person} />
    </CoreAdminContext>,
  );

  await user.click(await screen.findByRole('button', { name: 'Disable' }));
  expect(requests).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(proofRequests.now()).not.toBeNull());
  proofRequests.now()?.answer(true);

  expect(await screen.findByText('ana@example.com can no longer sign in')).toBeVisible();
  expect(requests.map(({ path }) => path)).toEqual([disable, disable]);
});
