import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from '../../test/render';
import type { StaffRole } from '../../../server/contract/rules/staff-rights';
import { asStaff, listAt, serve } from '../../test/server';
import { WebhooksPage } from './WebhooksPage';

const path = '/api/v1/admin/webhooks';
const at = '2026-11-20T10:00:00.000Z';
const last = { state: 'failed', lastStatus: 503, lastError: null, lastAttemptAt: at, createdAt: at };
const webhook = {
  ...{ id: 'w1', profileUid: 'b1', profileType: 'brand', owner: 'Ember & Rye', host: 'till.example' },
  ...{ events: ['collab.requested'], state: 'failed', failingSince: at, last, failures: 2, createdAt: at },
};
const delivery = {
  ...{ id: 'd1', event: 'collab.requested', state: 'failed', attempts: 9, nextAttemptAt: null, createdAt: at },
  ...{ lastStatus: 503, lastError: null, lastAttemptAt: at },
};

function open(role: StaffRole) {
  let state = 'failed';
  const requests = serve({
    ...asStaff(role),
    [listAt(path, 26)]: () => ({ body: [{ ...webhook, state }] }),
    [listAt(`${path}/w1/deliveries`, 26)]: { body: [delivery] },
    [`${path}/w1/deliveries/d1/resend`]: { body: { ...delivery, state: 'waiting', attempts: 0 } },
    [`${path}/w1/switch-on`]: () => {
      state = 'on';
      return { body: {} };
    },
  });
  return { ...renderPage(<WebhooksPage />, { at: '/app/admin/webhooks' }), requests };
}

it('R441: staff see why nothing arrives, switch a webhook on and send a message again', async () => {
  const { user, requests } = open('operations');
  expect(await screen.findByRole('heading', { name: 'Ember & Rye' })).toBeVisible();
  expect(screen.getByText(/Last answer 503\./)).toBeVisible();
  expect(screen.getByText('We gave up on 2 of its newest messages.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show log of Ember & Rye, till.example' }));
  expect(await screen.findByText(/Given up, 9 tries\. Answer 503/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send collab.requested again' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Switch on Ember & Rye, till.example' }));
  await user.click(await screen.findByRole('button', { name: 'Send collab.requested again' }));
  expect(await screen.findByText('Sending it again.')).toBeVisible();
  expect(requests.map((request) => request.path)).toEqual(
    expect.arrayContaining([`${path}/w1/switch-on`, `${path}/w1/deliveries/d1/resend`]),
  );
});

it('who may only read has no buttons that change something', async () => {
  const { user } = open('read-only');
  await user.click(await screen.findByRole('button', { name: 'Show log of Ember & Rye, till.example' }));
  expect(await screen.findByText(/Given up/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Switch on|again$/ })).toBeNull();
});
