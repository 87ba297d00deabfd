import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderPage } from '../../../test/render';
import { serve } from '../../../test/server';
import { ScheduleCallPage, ScheduleInfluencerCallPage } from './ScheduleCallPage';
import type { Call } from './calls-api';

const monday = '2026-11-23T09:30:00.000Z';
const tuesday = '2026-11-24T10:00:00.000Z';
const slots = { body: { minutes: 30, slots: [monday, tuesday] } };

const booked: Call = {
  kind: 'brand',
  name: 'Rosa Lind',
  company: 'Ember & Rye',
  email: 'rosa@ember.test',
  startsAt: tuesday,
  endsAt: '2026-11-24T10:30:00.000Z',
  state: 'booked',
  actions: ['move', 'cancel'],
};

async function book(user: UserEvent, company = 'Company'): Promise<void> {
  await user.click(await screen.findByRole('radio', { name: 'Tue 24 Nov' }));
  await user.click(screen.getByRole('radio', { name: '10:00' }));
  await user.type(screen.getByLabelText('Your name'), 'Rosa Lind');
  await user.type(screen.getByLabelText(company), 'ember.rye');
  await user.type(screen.getByLabelText('Email'), 'rosa@ember.test');
  await user.click(screen.getByRole('button', { name: 'Book the call' }));
}

const bookings = (requests: readonly { path: string; body: unknown }[]) =>
  requests.filter(({ path }) => path === '/api/v1/calls').map(({ body }) => body);

test('R446: a day and a time are chosen, the call is booked, and the page says so', async () => {
  const requests = serve({ '/api/v1/calls/slots': slots, '/api/v1/calls': { status: 201, body: booked } });
  const { user } = renderPage(<ScheduleCallPage />, { at: '/schedule-call' });
  await book(user);

  expect(await screen.findByRole('heading', { level: 1, name: 'Your call is booked' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Tuesday 24 November, 10:00' })).toBeVisible();
  expect(bookings(requests)).toEqual([
    { kind: 'brand', name: 'Rosa Lind', company: 'ember.rye', email: 'rosa@ember.test', startsAt: tuesday },
  ]);
});

test('R36: influencers give their handle', async () => {
  const requests = serve({ '/api/v1/calls/slots': slots, '/api/v1/calls': { status: 201, body: booked } });
  const { user } = renderPage(<ScheduleInfluencerCallPage />, { at: '/app/influencer/schedule' });
  await book(user, 'Handle');

  expect(await screen.findByText(/We’ve sent an invitation/)).toBeVisible();
  expect(bookings(requests)).toMatchObject([{ kind: 'influencer', company: 'ember.rye' }]);
});

test('without a time nothing is sent', async () => {
  const requests = serve({ '/api/v1/calls/slots': slots });
  const { user } = renderPage(<ScheduleCallPage />, { at: '/schedule-call' });
  await user.click(await screen.findByRole('button', { name: 'Book the call' }));

  expect(await screen.findByText('Please choose a time.')).toBeVisible();
  expect(bookings(requests)).toEqual([]);
});

test('R446: a time that someone else has just taken is named, and another has to be chosen', async () => {
  const errors = { startsAt: 'Someone else has just booked this time. Please choose another.' };
  serve({
    '/api/v1/calls/slots': slots,
    '/api/v1/calls': { status: 409, body: { code: 'onboarding/call-time-taken', errors } },
  });
  const { user } = renderPage(<ScheduleCallPage />, { at: '/schedule-call' });
  await book(user);

  expect(await screen.findByText(errors.startsAt)).toBeVisible();
  expect(screen.getByRole('radio', { name: '10:00' })).not.toBeChecked();
});

test('the link in the mail shows the call and cancels it, after asking', async () => {
  const requests = serve({
    '/api/v1/calls/a-token': { body: booked },
    '/api/v1/calls/a-token/cancel': { body: { ...booked, state: 'cancelled', actions: [] } },
  });
  const { user } = renderPage(<ScheduleCallPage />, { at: '/schedule-call?token=a-token' });
  await user.click(await screen.findByRole('button', { name: 'Cancel the call' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this call?' }));
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));

  expect(await screen.findByText('Cancelled')).toBeInTheDocument();
  expect(requests.map(({ path }) => path)).toContain('/api/v1/calls/a-token/cancel');
});

test('the link in the mail moves the call', async () => {
  const requests = serve({
    '/api/v1/calls/a-token': { body: booked },
    '/api/v1/calls/slots': slots,
    '/api/v1/calls/a-token/move': { body: { ...booked, startsAt: monday, endsAt: '2026-11-23T10:00:00.000Z' } },
  });
  const { user } = renderPage(<ScheduleCallPage />, { at: '/schedule-call?token=a-token' });
  await user.click(await screen.findByRole('button', { name: 'Move' }));
  await user.click(await screen.findByRole('radio', { name: '09:30' }));
  await user.click(screen.getByRole('button', { name: 'Move to this time' }));

  expect(await screen.findByRole('heading', { name: 'Monday 23 November, 09:30' })).toBeVisible();
  expect(requests.find(({ path }) => path.endsWith('/move'))?.body).toEqual({ startsAt: monday });
});

test('a link that fits no call says so, and offers a new one', async () => {
  serve({ '/api/v1/calls/guessed': { status: 404, body: { code: 'onboarding/call-not-found' } } });
  renderPage(<ScheduleCallPage />, { at: '/schedule-call?token=guessed' });

  expect(await screen.findByRole('heading', { name: 'We couldn’t find this call' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Book a call' })).toHaveAttribute('href', '/schedule-call');
});

test('a call that can’t be loaded for another reason can be tried again', async () => {
  serve({ '/api/v1/calls/mine': { status: 503, body: { code: 'request/unavailable' } } });
  renderPage(<ScheduleCallPage />, { at: '/schedule-call?token=mine' });

  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Book a call' })).not.toBeInTheDocument();
});
