import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { termsVersion } from '../../../server/contract/consent';
import { renderPage } from '../../test/render';
import { serve } from '../../test/server';
import { JoinPage } from './JoinPage';

const ticket = () => within(screen.getByRole('region', { name: 'Your plan' }));
const chosenPlan = () => screen.getByRole('radio', { checked: true });
const join = () => screen.getByRole('button', { name: 'Join' });

async function fillIn(user: UserEvent): Promise<void> {
  await user.type(screen.getByLabelText('Brand name'), 'Ember & Rye');
  await user.selectOptions(screen.getByLabelText('City'), 'London');
  await user.selectOptions(screen.getByLabelText('Category'), 'Restaurants');
  await user.type(screen.getByLabelText('Your name'), 'Rosa Lind');
  await user.type(screen.getByLabelText('Email'), 'Rosa@Ember.test');
}

test.each([
  ['R24: basic', '?tier=basic', 'Basic', '£0'],
  ['R25: starter', '?tier=starter', 'Starter', '£99'],
  ['R26: professional', '?tier=professional', 'Professional', '£249'],
  ['R27: premium', '?tier=premium', 'Premium', '£499'],
  ['R31: no tier is basic', '', 'Basic', '£0'],
  ['R31: an unknown tier is basic', '?tier=golden', 'Basic', '£0'],
])('%s', async (_, search, name, price) => {
  serve({});
  renderPage(<JoinPage />, { at: `/join${search}` });
  expect(chosenPlan()).toHaveAccessibleName(name);
  expect(ticket().getByRole('heading', { name })).toBeVisible();
  expect(ticket().getByText(price)).toBeVisible();
});

test.each([
  ['what each Collab costs, where none is included', 'basic', 'Each Collab£99'],
  ['what an extra one costs, where some are', 'starter', 'Extra Collab£75'],
])('the ticket says %s', (_, tier, cost) => {
  serve({});
  renderPage(<JoinPage />, { at: `/join?tier=${tier}` });
  expect(screen.getByRole('region', { name: 'Your plan' })).toHaveTextContent(cost);
});

test('R447: another plan can be chosen, and what is typed is sent with it; the next page says to look into the mail', async () => {
  const requests = serve({ '/api/v1/join/brand': {} });
  const { user } = renderPage(<JoinPage />, { at: '/join?tier=starter' });
  await fillIn(user);
  await user.click(screen.getByRole('radio', { name: 'Premium' }));
  await user.click(join());

  expect(await screen.findByRole('heading', { level: 1, name: 'Please Check Your Email' })).toBeVisible();
  expect(screen.getByText('rosa@ember.test')).toBeVisible();
  expect(requests).toEqual([
    {
      path: '/api/v1/join/brand',
      body: {
        tier: 'premium',
        brandName: 'Ember & Rye',
        city: 'london',
        category: 'restaurants',
        name: 'Rosa Lind',
        email: 'rosa@ember.test',
        termsVersion,
      },
    },
  ]);
  expect(localStorage.getItem('emailForSignIn')).toBe('rosa@ember.test');
});

test('joining accepts the terms and the privacy notice: a sentence above the button links both, without a checkbox', () => {
  serve({});
  renderPage(<JoinPage />, { at: '/join' });
  const sentence = screen.getByText(/^By joining, you accept our/);
  expect(sentence).toHaveTextContent('By joining, you accept our terms and privacy notice.');
  const links = within(sentence).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/terms', '/privacy']);
  expect(sentence.compareDocumentPosition(join()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('an address that was mistyped can be corrected without typing the rest again', async () => {
  serve({ '/api/v1/join/brand': {} });
  const { user } = renderPage(<JoinPage />, { at: '/join' });
  await fillIn(user);
  await user.click(join());
  await user.click(await screen.findByRole('button', { name: 'Use another email' }));

  expect(screen.getByRole('heading', { level: 1, name: 'Join as a brand' })).toBeVisible();
  expect(screen.getByLabelText('Brand name')).toHaveValue('Ember & Rye');
});

test('what was typed is there after a reload, and gone once they have joined', async () => {
  serve({ '/api/v1/join/brand': {} });
  const before = renderPage(<JoinPage />, { at: '/join' });
  await fillIn(before.user);
  before.unmount();
  const { user, unmount } = renderPage(<JoinPage />, { at: '/join' });
  expect(screen.getByText('We kept what you typed.')).toBeVisible();
  expect(screen.getByLabelText('Brand name')).toHaveValue('Ember & Rye');
  expect(screen.getByLabelText('City')).toHaveDisplayValue('London');
  await user.click(join());
  await screen.findByRole('heading', { level: 1, name: 'Please Check Your Email' });
  unmount();
  renderPage(<JoinPage />, { at: '/join' });
  expect(screen.getByLabelText('Brand name')).toHaveValue('');
});

test('what is missing is said at its field, and nothing is sent', async () => {
  const requests = serve({});
  const { user } = renderPage(<JoinPage />, { at: '/join' });
  await user.click(join());

  expect(await screen.findByText('Please choose a city.')).toBeVisible();
  expect(screen.getByLabelText('Brand name')).toHaveAccessibleDescription(/name of your brand/);
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address.');
  expect(requests).toEqual([]);
});

test('what the server refuses is said at the foot of the form', async () => {
  const refusal = {
    code: 'onboarding/too-many-requests',
    detail: 'Too many attempts. Please try again in 15 minutes.',
  };
  serve({ '/api/v1/join/brand': { status: 429, body: refusal } });
  const { user } = renderPage(<JoinPage />, { at: '/join' });
  await fillIn(user);
  await user.click(join());

  expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts.');
});
