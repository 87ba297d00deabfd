import { expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../../test/render';
import { asStaff, listAt, serve } from '../../../test/server';
import { FeaturesEverywhere } from './feature-lists';

const path = '/api/v1/admin/features';
const all = listAt(path, 100);
const lock = {
  id: 'chats',
  feature: 'chats',
  kind: 'lock',
  reason: 'An incident',
  madeBy: 'u1',
  until: null,
  endedAt: null,
};

it('R444: a feature is locked for every brand, with why', async () => {
  let items: object[] = [];
  const requests = serve({
    ...asStaff('super-user'),
    [all]: () => ({ body: items }),
    [`${path}/chats`]: () => {
      items = [{ ...lock, madeAt: '2026-11-20T10:00:00.000Z' }];
      return { body: items[0] };
    },
  });
  const { user } = renderPage(<FeaturesEverywhere />);
  await user.click(await screen.findByRole('button', { name: 'Change Chats' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Chats' }));
  await user.type(dialog.getByLabelText('Why'), 'An incident');
  await user.click(dialog.getByRole('button', { name: 'Lock' }));
  expect(await screen.findByText('Closed for every brand: An incident')).toBeVisible();
  expect(requests).toContainEqual({
    path: `${path}/chats`,
    body: { kind: 'lock', reason: 'An incident', until: null },
  });
});

it('a lock lasts to the end of its last day in London, wherever it is set', async () => {
  const requests = serve({ ...asStaff('super-user'), [all]: { body: [] }, [`${path}/chats`]: {} });
  const { user } = renderPage(<FeaturesEverywhere />);
  await user.click(await screen.findByRole('button', { name: 'Change Chats' }));
  await user.type(screen.getByLabelText('Why'), 'An incident');
  fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2027-07-01' } });
  await user.click(screen.getByRole('button', { name: 'Lock' }));
  const body = { kind: 'lock', reason: 'An incident', until: '2027-07-01T22:59:59.000Z' };
  await waitFor(() => expect(requests).toContainEqual({ path: `${path}/chats`, body }));
});

it('who may not change them only reads', async () => {
  serve({ ...asStaff('operations'), [all]: { body: [] } });
  renderPage(<FeaturesEverywhere />);
  expect(await screen.findAllByText('Set by each plan')).not.toHaveLength(0);
  expect(screen.queryByRole('button')).toBeNull();
});
