import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { termsVersion } from '../../../server/contract/consent';
import { renderPage } from '../../test/render';
import { serve } from '../../test/server';
import { InfluencerHomePage } from './InfluencerHomePage';
import { InvitationPage } from './InvitationPage';

async function fillIn(user: UserEvent): Promise<void> {
  await user.type(screen.getByLabelText('Your name'), 'Amara Osei');
  await user.type(screen.getByLabelText('Handle'), '@amara.eats');
  await user.selectOptions(screen.getByLabelText('Main platform'), 'TikTok');
  await user.selectOptions(screen.getByLabelText('City'), 'London');
  await user.type(screen.getByLabelText('Email'), 'amara@example.test');
  fireEvent.change(screen.getByLabelText('Date of birth'), { target: { value: '1998-04-30' } });
  await user.click(screen.getByRole('button', { name: 'Join' }));
}

const amara = {
  name: 'Amara Osei',
  handle: '@amara.eats',
  platform: 'tiktok',
  city: 'london',
  email: 'amara@example.test',
  dateOfBirth: '1998-04-30',
  termsVersion,
};

test('R38: an invitation’s reference goes with who joins by it', async () => {
  const requests = serve({ '/api/v1/join/influencer': {} });
  const { user } = renderPage(<InvitationPage />, { at: '/i?ref=ember-rye' });
  await fillIn(user);

  expect(await screen.findByRole('heading', { level: 1, name: 'Please Check Your Email' })).toBeVisible();
  expect(requests).toEqual([{ path: '/api/v1/join/influencer', body: { ...amara, ref: 'ember-rye' } }]);
});

test('R35: the page for influencers has sign-up and sign-in', async () => {
  const requests = serve({ '/api/v1/join/influencer': {} });
  const { user } = renderPage(<InfluencerHomePage />, { at: '/app/influencer' });
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/app/login');
  await fillIn(user);

  expect(await screen.findByText(/We’ve sent a sign-in link/)).toBeVisible();
  expect(requests).toEqual([{ path: '/api/v1/join/influencer', body: amara }]);
});

test('R335: the server’s errors about the date of birth and the handle show at their fields', async () => {
  const errors = { dateOfBirth: 'You must be 18 or older to have an account.', handle: 'Another has the handle.' };
  serve({ '/api/v1/join/influencer': { status: 400, body: { code: 'onboarding/too-young', errors } } });
  const { user } = renderPage(<InfluencerHomePage />, { at: '/app/influencer' });
  await fillIn(user);

  expect(await screen.findByText('You must be 18 or older to have an account.')).toBeVisible();
  expect(screen.getByLabelText('Handle')).toHaveAccessibleDescription('Another has the handle.');
  expect(screen.queryByRole('alert')).toBeNull();
});
