import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderPage } from '../../test/render';
import { influencer, serve, sessionOf, staff } from '../../test/server';
import { WorkPage } from './WorkPage';

const path = '/api/v1/admin/work';
const line = { kind: 'job', name: 'mail.send', waiting: 3, late: 1, givenUp: 2 };
const lost = {
  kind: 'job',
  id: '7',
  name: 'mail.send',
  attempts: 25,
  since: '2026-11-20T10:00:00.000Z',
  nextTryAt: null,
  error: 'connect ECONNREFUSED',
};
const done = { lines: [{ ...line, givenUp: 0 }], failed: [] };

const parts = [
  { name: 'Database', state: 'ok', figure: 'PostgreSQL 18.1', since: '2026-11-20T10:00:00.000Z', mend: null },
  { name: 'Mail', state: 'fault', figure: 'mail.test does not answer', since: null, mend: 'Check SMTP_URL.' },
];

function open(reader: typeof staff, retried: object = { ...done, retried: 2 }) {
  const requests = serve({
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(reader),
    [path]: { body: { lines: [line], failed: [lost] } },
    '/api/v1/admin/health': { body: { parts } },
    [`${path}/retry`]: { body: retried },
  });
  return { ...renderPage(<WorkPage />, { at: '/app/admin/work' }), requests };
}

describe('jobs and events', () => {
  it('shows what waits and why something failed, and lets one try again', async () => {
    const { user, requests } = open(staff);
    const row = within(await screen.findByRole('row', { name: /mail\.send/ }));
    expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['3', '1', '2']);
    expect(screen.getByText('connect ECONNREFUSED')).toBeVisible();
    expect(screen.getByText('given up')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry Job mail.send' }));
    expect(await screen.findByText('No failures')).toBeVisible();
    expect(requests).toContainEqual({ path: `${path}/retry`, body: { kind: 'job', id: '7' } });
  });

  it('shows how each part is, with what is broken first and what to do', async () => {
    open(staff);
    const health = within(await screen.findByRole('region', { name: 'Health of each part' }));
    expect((await health.findAllByRole('listitem')).map((item) => item.textContent)).toEqual([
      'MailBrokenmail.test does not answerCheck SMTP_URL.',
      expect.stringMatching(/^DatabaseHealthyPostgreSQL 18\.1, since /),
    ]);
    expect(health.getByText('One part needs attention.')).toBeVisible();
  });

  it('lets all that was given up try again', async () => {
    const { user, requests } = open(staff);
    await user.click(await screen.findByRole('button', { name: 'Retry all 2 given up' }));
    expect(await screen.findByText('Trying 2 again.')).toBeVisible();
    expect(requests).toContainEqual({ path: `${path}/retry`, body: { kind: null, id: null } });
  });

  it('say to other staff whom to ask', async () => {
    const refusal = {
      status: 403,
      body: { code: 'identity/super-user-needed', detail: 'Only a super user can do this.' },
    };
    serve({
      '/api/v1/functions/getSessionAndUserProfile': sessionOf(staff),
      [path]: refusal,
      '/api/v1/admin/health': refusal,
    });
    renderPage(<WorkPage />, { at: '/app/admin/work' });
    expect(await screen.findByText('Only super users can see this')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('are for staff alone', async () => {
    open(influencer);
    expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Jobs');
  });
});
