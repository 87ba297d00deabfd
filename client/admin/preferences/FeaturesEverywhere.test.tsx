import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderPage } from '../../test/render';
import { serve } from '../../test/server';
import { FeaturesEverywhere } from './FeaturesEverywhere';

const path = '/api/v1/admin/features';
const lock = {
  id: 'o1',
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
    [path]: () => ({ body: { items, mayChange: true } }),
    [`${path}/chats`]: () => {
      items = [{ ...lock, madeAt: '2026-11-20T10:00:00.000Z' }];
      return { body: { items, mayChange: true } };
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

it('who may not change them only reads', async () => {
  serve({ [path]: { body: { items: [], mayChange: false } } });
  renderPage(<FeaturesEverywhere />);
  expect(await screen.findAllByText('As each plan says')).not.toHaveLength(0);
  expect(screen.queryByRole('button')).toBeNull();
});
