import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { renderPage } from '../../test/render';
import { asStaff, serve } from '../../test/server';
import { Duplicates } from './Duplicates';

const side = (handle: string, hindrance: string | null) => ({
  ...{ id: handle, name: 'Nia Ames', handle, slug: handle, bio: '', city: 'london', country: null, categories: [] },
  ...{ avatarPath: null, claimed: hindrance === 'claimed', source: 'imported', followers: 5_000, engagement: null },
  ...{ accounts: [{ platform: 'tiktok', handle, followers: 5_000, engagement: null, country: null }], deletedAt: null },
  ...{ createdAt: '2026-11-01T10:00:00Z', updatedAt: '2026-11-01T10:00:00Z', collabs: 0, hindrance },
});
const pair = { sides: [side('nia', 'claimed'), side('nia_eats', null)], reasons: ['same-handle'] };
const merge = {
  ...{ mergedId: 'nia_eats', keptId: 'nia', handle: 'nia_eats', keptHandle: 'nia', mergedByName: 'Sam' },
  ...{ mergedAt: '2026-11-20T10:00:00Z', undoUntil: '2026-12-20T10:00:00Z' },
};
const before = { total: 1, items: [pair], merges: [] };
const after = { total: 0, items: [], merges: [merge] };

it('keeps the profile that may stay, says why the other may not, and parts them again', async () => {
  const path = '/api/v1/admin/influencer-duplicates';
  const requests = serve({
    ...asStaff('operations'),
    [path]: { body: before },
    [`${path}/merge`]: { body: after },
    [`${path}/undo`]: { body: before },
  });
  const { user } = renderPage(
    <CoreAdminContext dataProvider={testDataProvider()}>
      <Duplicates />
    </CoreAdminContext>,
    { at: '/app/admin/influencer-manager#duplicates' },
  );
  const card = await screen.findByRole('article', { name: '@nia and @nia_eats' });
  expect(within(card).getByText('The same handle')).toBeVisible();
  expect(await within(card).findByText('@nia can’t be merged: someone manages it.')).toBeVisible();
  expect(await within(card).findByRole('button', { name: 'Keep @nia_eats' })).toBeDisabled();
  await user.click(within(card).getByRole('button', { name: 'Keep @nia' }));

  expect(await screen.findByText('No duplicates found')).toBeVisible();
  expect(requests.find(({ path: asked }) => asked === `${path}/merge`)?.body).toEqual({
    keptId: 'nia',
    mergedId: 'nia_eats',
  });
  await user.click(screen.getByRole('button', { name: 'Undo the merge of @nia_eats' }));
  expect(await screen.findByRole('article', { name: '@nia and @nia_eats' })).toBeVisible();
});

it('says what to do where neither may go', async () => {
  const sides = [side('nia', 'claimed'), side('nia_eats', 'has-collabs')];
  serve({
    ...asStaff('operations'),
    '/api/v1/admin/influencer-duplicates': { body: { total: 1, items: [{ ...pair, sides }], merges: [] } },
  });
  renderPage(
    <CoreAdminContext dataProvider={testDataProvider()}>
      <Duplicates />
    </CoreAdminContext>,
    { at: '/app/admin/influencer-manager#duplicates' },
  );
  const card = await screen.findByRole('article', { name: '@nia and @nia_eats' });
  expect(within(card).getByText(/^These can’t be merged\. Ask which one should stay;/)).toBeVisible();
});
