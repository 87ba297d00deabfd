import { afterEach, expect, test } from '@jest/globals';
import { IconTicket } from '@tabler/icons-react';
import { act, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { renderPage } from '../../test/render';
import { brand, serve, sessionOf } from '../../test/server';
import { UpgradeHost } from '../billing/BillingHost';
import { upgrade } from '../billing/upgrade';
import { NavList } from './NavList';
import { navFor } from './nav-items';

const flagged = { label: 'Reports', icon: IconTicket, to: '/app/reports', blockedForTrial: true };

function Menu({ onTrial }: { onTrial: boolean }) {
  return (
    <>
      <NavList items={[flagged]} onTrial={onTrial} />
      <p>You are at {useLocation().pathname}</p>
      <UpgradeHost />
    </>
  );
}

afterEach(() => act(() => upgrade.close()));

test('R47, R49: a flagged page leads a brand that does not pay to an upgrade prompt, and nowhere else', async () => {
  serve({ '/api/v1/functions/getSessionAndUserProfile': sessionOf(brand('b1')) });
  const { user } = renderPage(<Menu onTrial />, { at: '/app/here' });
  await user.click(screen.getByRole('link', { name: 'Reports' }));
  expect(await screen.findByRole('dialog', { name: 'Choose your plan' })).toBeVisible();
  expect(screen.getByText('You are at /app/here')).toBeInTheDocument();
});

test('R47, R49: it is open to everyone else', async () => {
  serve({});
  const { user } = renderPage(<Menu onTrial={false} />, { at: '/app/here' });
  await user.click(screen.getByRole('link', { name: 'Reports' }));
  expect(screen.getByText('You are at /app/reports')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('R48: no page is flagged without being set', () => {
  const everybody = (['brand', 'influencer', 'admin', 'guest'] as const).flatMap((type) =>
    navFor({ type, uid: 'u' }, {}),
  );
  expect(everybody).toHaveLength(5 + 6 + 10);
  expect(everybody.filter(({ blockedForTrial }) => blockedForTrial)).toEqual([]);
});
