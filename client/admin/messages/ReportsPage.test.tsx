import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from '../../test/render';
import { serve, sessionOf, staff } from '../../test/server';
import { ReportsPage } from './ReportsPage';

const path = '/api/v1/admin/message-reports';
const report = {
  ...{ id: 'r1', title: 'Rude or threatening', reporter: 'Casa Olmo', details: 'The last line.' },
  ...{ messageId: 'm1', decision: null, reportedAt: '2026-11-20T10:00:00.000Z' },
};
const said = { id: 'm1', side: 'influencer', text: 'Mind your own.', files: 0, reported: true };

function open(mayDecide: boolean) {
  let decision: string | null = null;
  const requests = serve({
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(staff),
    [path]: () => ({ body: { items: [{ ...report, decision }], mayDecide } }),
    [`${path}/r1/look`]: { body: { messages: [said] } },
    [`${path}/r1/decision`]: () => {
      decision = 'message-removed';
      return { status: 204 };
    },
  });
  return { ...renderPage(<ReportsPage />, { at: path }), requests };
}

describe('reported messages', () => {
  it('are read on request, and decided', async () => {
    const { user, requests } = open(true);
    await user.click(await screen.findByRole('button', { name: 'Read the conversation' }));
    expect(await screen.findByText(/Mind your own/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove the message' }));
    expect(await screen.findByText('Message removed')).toBeVisible();
    expect(requests).toContainEqual({ path: `${path}/r1/decision`, body: { decision: 'message-removed' } });
  });

  it('wait, for whoever may only look', async () => {
    open(false);
    expect(await screen.findByText('It waits for a decision.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Read the conversation' })).toBeNull();
  });
});
