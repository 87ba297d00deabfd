import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { aBilling } from '../../../test/billing';
import { renderPage } from '../../../test/render';
import { brand, serve, sessionOf } from '../../../test/server';
import { teamOf } from '../../../test/team';
import { TargetingSection } from './TargetingSection';

const nothing = { wanted: {}, words: [], protectedWishes: [], exclude: [], updatedAt: null };

async function open(plan: 'basic' | 'starter', role = 'owner') {
  const requests = serve({
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(brand()),
    '/api/v1/billing': { body: aBilling(plan) },
    '/api/v1/targeting': (sent) => ({ body: { ...nothing, ...(sent as object) } }),
    '/api/v1/targeting/exclusions': (sent) => ({ body: { ...nothing, ...(sent as object) } }),
    '/api/v1/team': { body: teamOf(role) },
  });
  const view = renderPage(
    <Suspense>
      <TargetingSection />
    </Suspense>,
  );
  await screen.findByRole('heading', { name: 'Exclusions' });
  return { ...view, saved: () => requests.filter(({ body }) => body !== undefined) };
}

test('R436: what is left out is saved, on every plan', async () => {
  const { user, saved } = await open('basic');
  await user.click(screen.getByRole('checkbox', { name: 'Alcohol' }));
  await user.click(screen.getByRole('button', { name: 'Save exclusions' }));
  expect(saved()).toEqual([{ path: '/api/v1/targeting/exclusions', body: { exclude: ['alcohol'] } }]);
  expect(await screen.findByText(/AI targeting is part of Starter/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Plan and billing' })).toBeVisible();
});

test('a list that is added is saved with its options and the words', async () => {
  const { user, saved } = await open('starter');
  await user.selectOptions(screen.getByLabelText('Add what you’re looking for'), 'Dining types');
  await user.click(screen.getByRole('checkbox', { name: 'Brunch' }));
  await user.type(screen.getByLabelText('Words in their bio'), 'Sourdough, rooftop');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(saved()).toEqual([
    {
      path: '/api/v1/targeting',
      body: { wanted: { diningTypes: ['brunch'] }, words: ['sourdough', 'rooftop'], protectedWishes: [] },
    },
  ]);
});

test('a personal attribute is not sent without its reason', async () => {
  const { user, saved } = await open('starter');
  await user.selectOptions(screen.getByLabelText('Ask for a personal attribute'), 'Gender');
  await user.click(within(screen.getByRole('group', { name: 'Gender' })).getByRole('checkbox', { name: 'Woman' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Please say why each personal attribute matters/)).toBeVisible();
  expect(saved()).toEqual([]);
  await user.type(screen.getByLabelText('Why gender matters here'), 'Our spa is licensed for women only.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(saved()[0]!.body).toMatchObject({
    protectedWishes: [{ list: 'gender', options: ['woman'], reason: 'Our spa is licensed for women only.' }],
  });
});

test('members read it, and cannot save', async () => {
  await open('starter', 'member');
  expect(screen.queryByRole('button', { name: 'Save exclusions' })).toBeNull();
});
