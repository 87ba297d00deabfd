import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from '../../test/render';
import type { StaffRole } from '../../../server/contract/rules/staff-rights';
import { asStaff, listAt, serve } from '../../test/server';
import { ReportsPage } from './ReportsPage';

const path = '/api/v1/admin/message-reports';
const report = {
  ...{ id: 'r1', title: 'Rude or threatening', reporter: 'Casa Olmo', details: 'The last line.' },
  ...{ messageId: 'm1', decision: null, resolvedAt: null, reportedAt: '2026-11-20T10:00:00.000Z' },
};
const said = {
  id: 'm1',
  side: 'influencer',
  text: 'Mind your own.',
  files: [],
  sentAt: '2026-11-20T09:00:00.000Z',
  reported: true,
};

const removed = { decision: 'message-removed', resolvedAt: '2026-11-21T10:00:00.000Z' };

function open(role: StaffRole, now: object = report) {
  const requests = serve({
    ...asStaff(role),
    [listAt(path, 100)]: () => ({ body: [now] }),
    [`${path}/r1/look`]: { body: { messages: [said] } },
    [`${path}/r1/decision`]: () => {
      now = { ...report, ...removed };
      return { status: 204 };
    },
  });
  return { ...renderPage(<ReportsPage />, { at: path }), requests };
}

describe('reported messages', () => {
  it('are read on request, and decided', async () => {
    const { user, requests } = open('operations');
    await user.click(await screen.findByRole('button', { name: 'Read the conversation' }));
    expect(await screen.findByText(/Mind your own/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove the message' }));
    expect(await screen.findByText(/^Message removed/)).toHaveTextContent('Sat 21 Nov, 10:00');
    expect(requests).toContainEqual({ path: `${path}/r1/decision`, body: { decision: 'message-removed' } });
  });

  it('can be read again once they are decided, and not decided again', async () => {
    const { user } = open('operations', { ...report, ...removed });
    await user.click(await screen.findByRole('button', { name: 'Read the conversation' }));
    expect(await screen.findByText(/Mind your own/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Remove|Dismiss/ })).toBeNull();
  });

  it('wait, for read-only staff', async () => {
    open('read-only');
    expect(await screen.findByText('Waiting for a decision.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Read the conversation' })).toBeNull();
  });
});
