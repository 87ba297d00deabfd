import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router';
import { createQueryClient } from '../../api/query-client';
import { checkoutMemory } from '../../shell/billing/checkout-memory';
import { aBilling } from '../../test/billing';
import { renderPage } from '../../test/render';
import { brand, serve, sessionOf } from '../../test/server';
import { paths } from '../../app/paths';
import { CardPage, CheckoutBackPage } from './BillingPage';
import { CheckoutDonePage } from './CheckoutDonePage';

const sessionPath = '/api/v1/functions/getSessionAndUserProfile';
beforeEach(() => sessionStorage.clear());

function Address() {
  const { pathname, search } = useLocation();
  return <p>You are at {pathname + search}</p>;
}

const pages = (
  <Routes>
    <Route path="/app/billing/done" element={<CheckoutDonePage />} />
    <Route path="/app/billing/back" element={<CheckoutBackPage />} />
    <Route path="/app/billing/card" element={<CardPage />} />
    <Route path="*" element={<Address />} />
  </Routes>
);

test('R230: coming back from the checkout grants nothing; the plan shows when the server says so', async () => {
  checkoutMemory.keepJourney({ from: '/app/support?a=1', plan: 'professional' });
  let billing = aBilling('starter');
  serve({ [sessionPath]: sessionOf(brand('b1')), '/api/v1/billing': () => ({ body: billing }) });
  const queryClient = createQueryClient();
  const { user } = renderPage(pages, { at: '/app/billing/done?session_id=cs_1', queryClient });
  expect(await screen.findByRole('heading', { name: 'We’re confirming your payment' })).toBeVisible();

  billing = aBilling('professional');
  await act(() => queryClient.invalidateQueries({ queryKey: ['billings'] }));
  expect(await screen.findByRole('heading', { name: 'You are on Professional' })).toBeVisible();
  expect(screen.getByText('0 of 3 included Collabs used')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Continue' }));
  expect(screen.getByText('You are at /app/support?a=1')).toBeVisible();
});

test('R230: it polls without being asked', async () => {
  let looks = 0;
  serve({
    [sessionPath]: sessionOf(brand('b1')),
    '/api/v1/billing': () => ({ body: aBilling(++looks > 1 ? 'starter' : 'basic') }),
  });
  renderPage(pages, { at: '/app/billing/done?session_id=cs_1' });
  expect(await screen.findByRole('heading', { name: 'You are on Starter' })).toBeVisible();
});

test('people who haven’t paid are back where they were, and the page knows why', async () => {
  checkoutMemory.keepJourney({ from: '/app/support?a=1', plan: 'starter' });
  serve({ [sessionPath]: sessionOf(brand('b1')) });
  renderPage(pages, { at: '/app/billing/back?checkout=cancelled' });
  expect(await screen.findByText('You are at /app/support?a=1&checkout=cancelled')).toBeVisible();
});

test('nothing but a page of ours is gone back to', async () => {
  sessionStorage.setItem('checkoutJourney', JSON.stringify({ from: '//evil.example', plan: 'starter' }));
  serve({ [sessionPath]: sessionOf(brand('b1')) });
  renderPage(pages, { at: '/app/billing/back' });
  expect(await screen.findByText(/^You are at \/app/)).toBeVisible();
});

test('a mail about a payment leads straight to the page for another card, and from there to the plan', async () => {
  serve({
    [sessionPath]: sessionOf(brand('b1')),
    '/api/v1/billing/portal': { body: { url: 'https://pay.example/p/1' } },
  });
  const { loadedAfresh } = renderPage(pages, { at: '/app/billing/card' });
  await waitFor(() => expect(loadedAfresh).toEqual(['https://pay.example/p/1']));
  expect(checkoutMemory.journey()).toEqual({ from: paths.brand.plan('b1'), plan: null });
});
