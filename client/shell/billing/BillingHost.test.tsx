import { afterEach, expect, test } from '@jest/globals';
import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Navigate, useLocation } from 'react-router';
import { messages } from '../../../server/contract/rules/constants';
import { call } from '../../api/client';
import { aBilling, withLocked } from '../../test/billing';
import { renderPage } from '../../test/render';
import { brand, influencer, serve, sessionOf } from '../../test/server';
import { useSession } from '../session/session-context';
import { BillingHost } from './BillingHost';
import { FeatureGate } from './FeatureGate';
import { upgrade } from './upgrade';

const sessionPath = '/api/v1/functions/getSessionAndUserProfile';
const plansDialog = { name: 'Choose your plan' };
afterEach(() => act(() => upgrade.close()));

function Page() {
  const { profile } = useSession();
  const { pathname, search } = useLocation();
  return (
    <>
      <p>You are at {pathname + search}</p>
      <p>{profile?.profile.paying ? 'pays' : 'does not pay'}</p>
      <BillingHost />
    </>
  );
}

const open = (at: string, billing = aBilling()) => {
  serve({ [sessionPath]: sessionOf(brand('b1')), '/api/v1/billing': { body: billing } });
  return renderPage(<Page />, { at });
};

test('the address ?upgrade=starter shows the plans and forgets it', async () => {
  open('/app/support?uid=b1&upgrade=starter');
  expect(await screen.findByRole('dialog', plansDialog)).toHaveTextContent('Starter starts as soon as it’s paid.');
  expect(screen.getByText('You are at /app/support?uid=b1')).toBeInTheDocument();
});

test('R447: people who joined with a paid tier are led to it once, and not again in this window', async () => {
  const first = open('/app/here', aBilling('basic', { wantedPlan: 'premium' }));
  expect(await screen.findByRole('dialog', plansDialog)).toHaveTextContent('Premium starts as soon as it’s paid.');
  await first.user.click(screen.getByRole('button', { name: 'Close' }));
  first.unmount();
  open('/app/here', aBilling('basic', { wantedPlan: 'premium' }));
  await screen.findByText('You are at /app/here');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a member who may not pay is not led anywhere', async () => {
  open('/app/here', aBilling('basic', { wantedPlan: 'premium', portalUrl: null }));
  await screen.findByText('You are at /app/here');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('says how the checkout of a Collab ended, once', async () => {
  open('/app/collabs/c1?checkout=cancelled');
  expect(await screen.findByText('You haven’t paid, and nothing has changed.')).toBeVisible();
  expect(screen.getByText('You are at /app/collabs/c1')).toBeInTheDocument();
});

test('says it once, also when the page leads on with the address as it was', async () => {
  function LeadsOn() {
    const { pathname, search } = useLocation();
    return (
      <>
        <Page />
        {pathname === '/app/here' && <Navigate to={`/app/support${search}`} replace />}
      </>
    );
  }
  serve({ [sessionPath]: sessionOf(brand('b1')), '/api/v1/billing': { body: aBilling() } });
  renderPage(<LeadsOn />, { at: '/app/here?checkout=cancelled' });
  expect(await screen.findByText('You are at /app/support')).toBeInTheDocument();
  expect(screen.getAllByText('You haven’t paid, and nothing has changed.')).toHaveLength(1);
});

test('R230: the session reloads when the plan says that the brand pays', async () => {
  let paying = false;
  serve({
    [sessionPath]: () => {
      const answer = sessionOf(brand('b1', paying));
      paying = true;
      return answer;
    },
    '/api/v1/billing': { body: aBilling('starter') },
  });
  renderPage(<Page />);
  expect(await screen.findByText('pays')).toBeInTheDocument();
});

function Reports() {
  useQuery({ queryKey: ['reports'], queryFn: () => call('GET /api/v1/company'), retry: false });
  return <Page />;
}

test('R251, R258: a refusal because of a locked feature shows it, whatever asked; leaving leads to the dashboard', async () => {
  serve({
    [sessionPath]: sessionOf(brand('b1')),
    '/api/v1/billing': { body: aBilling() },
    '/api/v1/company': { status: 403, body: { code: 'billing/feature-locked', feature: 'influencerReports' } },
  });
  const { user } = renderPage(<Reports />, { at: '/app/reports' });
  const dialog = await screen.findByRole('dialog', { name: 'Feature Unavailable' });
  expect(dialog).toHaveTextContent(messages.featureUnavailable);
  await user.click(await within(dialog).findByRole('button', { name: 'See the plans' }));
  expect(await screen.findByRole('dialog', plansDialog)).toHaveTextContent('Professional starts as soon as it’s paid.');
  act(() => upgrade.close());
  await user.click(await screen.findByRole('button', { name: 'Back to Dashboard' }));
  expect(await screen.findByText('You are at /app/brand/dashboard?uid=b1')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

const gated = (
  <FeatureGate feature="analytics">
    <p>Your figures</p>
  </FeatureGate>
);

test('R251, R252: what staff have locked is replaced by the modal, and no plan is offered for it', async () => {
  serve({
    [sessionPath]: sessionOf(brand('b1')),
    '/api/v1/billing': { body: withLocked(aBilling(), 'analytics') },
  });
  const { user } = renderPage(gated, { at: '/app/brand/analytics' });
  expect(await screen.findByRole('dialog', { name: 'Feature Unavailable' })).toHaveTextContent(
    'This feature has not been unlocked or is unavailable on your account.',
  );
  expect(screen.queryByText('Your figures')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'See the plans' })).not.toBeInTheDocument();
  await user.click(document.querySelector('.MuiDialog-container')!);
  expect(screen.getByRole('dialog')).toBeVisible();
});

test.each([
  ['a brand that has the feature', brand('b1')],
  ['an influencer, who has no plan', influencer],
])('the page shows to %s', async (_who, profile) => {
  serve({ [sessionPath]: sessionOf(profile), '/api/v1/billing': { body: aBilling() } });
  renderPage(gated);
  expect(await screen.findByText('Your figures')).toBeVisible();
});
