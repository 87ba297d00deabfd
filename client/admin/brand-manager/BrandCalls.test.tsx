import { beforeEach, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { renderPage } from '../../test/render';
import type { StaffRole } from '../../../server/contract/rules/staff-rights';
import { asStaff, serve } from '../../test/server';
import { BrandCalls } from './BrandPeople';

const [tuesday, wednesday] = ['2099-11-24T10:00:00.000Z', '2099-11-25T10:30:00.000Z'];
const calls = '/api/v1/admin/calls-of/b1';
const slots = '/api/v1/calls/slots';
const guests = [
  { name: 'Noor Aziz', email: 'noor@salt.test' },
  { name: '', email: 'hello@salt.test' },
];
const booked = { id: 'c1', name: 'Noor Aziz', company: 'Salt Yard', startsAt: tuesday, brandId: 'b1' };

// React-admin 5 passes a prop that MUI 9 no longer knows, and React warns about it.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

function open(routes: Parameters<typeof serve>[0], role: StaffRole = 'operations') {
  const requests = serve({ ...asStaff(role), ...routes });
  const page = (
    <CoreAdminContext dataProvider={testDataProvider()}>
      <BrandCalls brandId="b1" guests={guests} closed={false} />
    </CoreAdminContext>
  );
  return { ...renderPage(page, { at: '/app/admin/brand-manager/b1' }), requests };
}

it('R440: staff book a call with someone of the brand; a time that is taken is named, and the times are read again', async () => {
  const free = [[tuesday, wednesday], [wednesday], []];
  const taken = 'Someone else has just booked this time. Please choose another.';
  const answers = [
    { status: 409, body: { code: 'onboarding/call-time-taken', detail: taken, errors: { startsAt: taken } } },
    { status: 201, body: { ...booked, startsAt: wednesday } },
  ];
  const { user, requests } = open({
    [slots]: () => ({ body: { minutes: 30, slots: free.shift() ?? [] } }),
    [calls]: (body) => (body ? answers.shift()! : { body: { items: [] } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Book a call' }));
  expect(screen.getByLabelText('Name')).toHaveValue('Noor Aziz');
  await user.selectOptions(screen.getByLabelText('Who with'), 'hello@salt.test');
  await user.type(screen.getByLabelText('Name'), 'Ola Berg');
  expect(screen.getByLabelText('Who with')).toHaveDisplayValue('Someone else');
  await user.click(screen.getByRole('button', { name: 'Book the call' }));
  expect(await screen.findByText('Please choose a time.')).toBeVisible();
  await user.click(await screen.findByRole('radio', { name: 'Tue 24 Nov' }));
  await user.click(screen.getByRole('radio', { name: '10:00' }));
  await user.click(screen.getByRole('button', { name: 'Book the call' }));

  expect(await screen.findByText(taken)).toBeVisible();
  expect(await screen.findByRole('radio', { name: '10:30' })).not.toBeChecked();
  expect(screen.queryByRole('radio', { name: 'Tue 24 Nov' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: '10:30' }));
  await user.click(screen.getByRole('button', { name: 'Book the call' }));
  expect(await screen.findByText(/We’ve emailed hello@salt\.test an invitation\.$/)).toBeVisible();
  expect(requests.filter(({ path, body }) => path === calls && body).map(({ body }) => body)).toEqual([
    { name: 'Ola Berg', email: 'hello@salt.test', startsAt: tuesday },
    { name: 'Ola Berg', email: 'hello@salt.test', startsAt: wednesday },
  ]);
});

it('a call that is still to come is moved, and cancelled after a question', async () => {
  const { user, requests } = open({
    [slots]: { body: { minutes: 30, slots: [wednesday] } },
    [calls]: { body: { items: [booked, { ...booked, id: 'c0', name: 'Ola Berg', startsAt: '2020-11-24T10:00:00Z' }] } },
    '/api/v1/admin/calls/c1/move': { body: { ...booked, startsAt: wednesday } },
    '/api/v1/admin/calls/c1/cancel': { body: booked },
  });
  await user.click(await screen.findByRole('button', { name: /^Move the call with Noor Aziz/ }));
  await user.click(await screen.findByRole('radio', { name: '10:30' }));
  await user.click(screen.getByRole('button', { name: 'Move to this time' }));
  expect(await screen.findByText('The call has been moved to Wednesday 25 November, 10:30.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Cancel the call with Noor Aziz/ }));
  const asked = within(await screen.findByRole('dialog', { name: 'Cancel this call?' }));
  await user.click(asked.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Call cancelled.')).toBeVisible();
  expect(requests.map(({ path }) => path)).toContain('/api/v1/admin/calls/c1/cancel');
  expect(screen.queryByRole('button', { name: /Ola Berg/ })).toBeNull();
});

it('who may only look sees the calls, and no buttons', async () => {
  open({ [calls]: { body: { items: [booked] } } }, 'read-only');
  expect(await screen.findByText(/Noor Aziz/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
