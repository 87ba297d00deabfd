import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { renderPage } from '../../test/render';
import { asStaff, serve } from '../../test/server';
import { ReviewDesk } from './ReviewDesk';
import type { Waiting } from './reviews-api';

const since = '2026-11-20T10:00:00.000Z';
const who = { name: 'Nia', avatarPath: null, bio: '', accounts: [], categories: [], city: null, country: null };
const waiting = (handle: string) =>
  ({ ...who, id: handle, handle, source: 'joined', why: 'new', since }) as unknown as Waiting;

function open() {
  serve({
    ...asStaff('operations'),
    '/api/v1/admin/influencer-manager/nia/flags': { body: [] },
    '/api/v1/admin/influencer-manager/bo/flags': { body: [] },
  });
  return renderPage(
    <CoreAdminContext dataProvider={testDataProvider()}>
      <ReviewDesk items={[waiting('nia'), waiting('bo')]} />
    </CoreAdminContext>,
  );
}

it('S skips to the next, K goes back, R asks why; only while the review has the focus', async () => {
  const { user } = open();
  const desk = await screen.findByRole('region', { name: 'Review' });
  await user.keyboard('s');
  expect(screen.getByRole('heading', { name: '@nia' })).toBeVisible();
  desk.focus();
  await user.keyboard('s');
  expect(screen.getByRole('heading', { name: '@bo' })).toBeVisible();
  await user.keyboard('k');
  expect(screen.getByRole('heading', { name: '@nia' })).toBeVisible();
  await screen.findByRole('button', { name: 'Send back' });
  await user.keyboard('r');
  expect(await screen.findByRole('dialog', { name: 'Send @nia back?' })).toBeVisible();
});
