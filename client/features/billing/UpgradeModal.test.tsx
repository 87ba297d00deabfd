import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { messages } from '../../../server/contract/rules/constants';
import { aBilling } from '../../test/billing';
import { renderPage } from '../../test/render';
import { brand, influencer, serve, sessionOf } from '../../test/server';
import { UpgradeModal } from './UpgradeModal';

const sessionPath = '/api/v1/functions/getSessionAndUserProfile';
const checkoutPath = '/api/v1/functions/initCheckout';
const paid = { body: { sessionId: 'cs_1', url: 'https://pay.example/c/cs_1' } };

/** Opens the plans as the brand b1 and waits until its own plan is known. */
async function open(billing = aBilling(), more: Parameters<typeof serve>[0] = {}) {
  const requests = serve({
    [sessionPath]: sessionOf(brand('b1', billing.paying)),
    '/api/v1/billing': { body: billing },
    [checkoutPath]: paid,
    ...more,
  });
  const view = renderPage(<UpgradeModal plan={null} onClose={() => undefined} />, { at: '/app/support?from=here' });
  await waitFor(() => expect(requests.some(({ path }) => path === '/api/v1/billing')).toBe(true));
  const checkouts = () => requests.filter(({ path }) => path === checkoutPath);
  const choose = (name: string) => view.user.click(screen.getByRole('button', { name: `Choose ${name}` }));
  return { ...view, checkouts, choose };
}

test('R208–R213, R216: three tiers with price, banner and extra-Collab price', async () => {
  await open();
  const dialog = screen.getByRole('dialog', { name: 'Choose your plan' });
  expect(within(dialog).getAllByRole('article')).toHaveLength(3);
  for (const [name, price, banner, extra] of [
    ['Starter', '£99', 'INCLUDES UP TO 1 COLLAB(S)!', '£75'],
    ['Professional', '£249', 'INCLUDES UP TO 3 COLLAB(S)!', '£50'],
    ['Premium', '£499', 'INCLUDES UP TO 6 COLLAB(S)!', '£25'],
  ] as const) {
    const tier = within(within(dialog).getByRole('article', { name }));
    expect(tier.getByText(price)).toBeVisible();
    expect(tier.getByText('per month')).toBeVisible();
    expect(tier.getByText(banner)).toBeVisible();
    expect(tier.getByText(extra)).toBeVisible();
  }
});

test('each plan says what it would cost now and later, before anything is taken', async () => {
  const renewsAt = '2027-04-01T12:00:00.000Z';
  await open(aBilling('professional'), {
    '/api/v1/billing/plans': {
      body: {
        items: [
          { plan: 'starter', duePence: 0, startsAt: renewsAt, renewsAt },
          { plan: 'premium', duePence: 11_342, startsAt: null, renewsAt },
        ],
      },
    },
  });
  const tier = (name: string) => within(screen.getByRole('article', { name }));
  expect(await tier('Starter').findByText('Nothing to pay today. £99 a month from 1 April 2027.')).toBeVisible();
  expect(tier('Premium').getByText(/^£113\.42 today for the rest of this month, then £499 a month/)).toBeVisible();
});

test('R219, R220: Professional alone is the most popular', async () => {
  await open();
  expect(within(screen.getByRole('article', { name: 'Professional' })).getByText('Most popular')).toBeVisible();
  expect(screen.getAllByText('Most popular')).toHaveLength(1);
});

test.each([
  ['the most popular', null, 'Professional'],
  ['the one chosen when joining', 'premium', 'Premium'],
] as const)('one plan has the solid button: %s', async (_, wantedPlan, solid) => {
  await open({ ...aBilling(), wantedPlan });
  const look = (name: string) => screen.getByRole('button', { name: `Choose ${name}` }).className;
  await waitFor(() => expect(look(solid)).toMatch(/contained/));
  const others = ['Starter', 'Professional', 'Premium'].filter((name) => name !== solid);
  expect(others.map((name) => /outlined/.test(look(name)))).toEqual([true, true]);
});

test('R217, R218, R247–R250: the comparison says yes, no, a text or Enquire', async () => {
  await open();
  const row = (name: string) =>
    within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map((cell) => within(cell).queryByRole('img')?.getAttribute('aria-label') ?? cell.textContent);
  expect(row('User accounts')).toEqual(['1', '5', 'Unlimited']);
  expect(row('AI targeting')).toEqual(['Yes', 'Yes', 'Yes']);
  expect(row('Influencer reports')).toEqual(['No', 'Yes', 'Yes']);
  expect(row('Priority phone support')).toEqual(['No', 'Yes', 'Yes']);
  expect(row('Account manager')).toEqual(['No', 'No', 'Yes']);
  expect(row('Content storage')).toEqual(['100GB', '1TB', 'Unlimited']);
  expect(row('Mega')).toEqual(['Enquire', 'Enquire', 'Enquire']);
  expect(within(screen.getByRole('row', { name: /^Macro/ })).getAllByRole('link', { name: 'Enquire' })).toHaveLength(3);
});

test('R221–R224: choosing asks who is there, begins the checkout with four fields, and leads to it', async () => {
  const { choose, checkouts, loadedAfresh } = await open();
  await choose('Professional');
  await waitFor(() => expect(loadedAfresh).toEqual(['https://pay.example/c/cs_1']));
  expect(checkouts()).toEqual([
    {
      path: checkoutPath,
      body: {
        brand_uid: 'b1',
        selected_plan: 'professional',
        price_id: 'tastemaker_professional_monthly',
        user_session: { current_session_user_profile: { uid: 'b1', type: 'brand' } },
      },
    },
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('Opening secure checkout');
  expect(screen.getByRole('button', { name: 'Choose Starter' })).toBeDisabled();
});

test('R225, R227: someone who is no brand gets the alert, and no checkout begins', async () => {
  let who = sessionOf(brand('b1'));
  const { choose, checkouts, user, loadedAfresh } = await open(aBilling(), { [sessionPath]: () => who });
  who = sessionOf(influencer);
  await choose('Starter');
  const alert = await screen.findByRole('alertdialog');
  expect(alert).toHaveTextContent(messages.checkoutFailed);
  expect(checkouts()).toEqual([]);
  expect(loadedAfresh).toEqual([]);
  await user.click(within(alert).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Choose Starter' })).toBeEnabled();
});

test.each([
  ['a refusal', { status: 409, body: { code: 'billing/current-plan' } }],
  ['a fault of the server', { status: 500, body: {} }],
  ['an answer without a session', { body: { url: 'https://pay.example/c' } }],
  ['an answer without an address', { body: { sessionId: 'cs_1' } }],
])('R226: %s shows the same alert', async (_what, answer) => {
  const { choose, loadedAfresh } = await open(aBilling(), { [checkoutPath]: answer });
  await choose('Premium');
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    'Something went wrong! Please contact your account manager.',
  );
  expect(loadedAfresh).toEqual([]);
});

test('R226: no answer at all shows it too', async () => {
  const { choose } = await open(aBilling(), {
    [checkoutPath]: () => {
      throw new TypeError('Failed to fetch');
    },
  });
  await choose('Premium');
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(messages.checkoutFailed);
});

test('R233: your own tier is disabled and says so', async () => {
  await open(aBilling('professional'));
  expect(await screen.findByRole('button', { name: 'Current plan' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Choose Professional' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Choose Starter' })).toBeEnabled();
});

test('R405: the provider’s script is asked for, and a script that does not come stops nobody', async () => {
  const settings = { supportEmail: 's@t.test', links: {}, cardScriptUrl: '/sandbox/stripe/js' };
  const { choose, loadedAfresh } = await open(aBilling(), { '/api/v1/settings': { body: settings } });
  const script = await waitFor(() => {
    const found = document.querySelector('script[src="/sandbox/stripe/js"]');
    expect(found).not.toBeNull();
    return found!;
  });
  script.dispatchEvent(new Event('error'));
  await choose('Starter');
  await waitFor(() => expect(loadedAfresh).toHaveLength(1));
});

test('a member who may not manage billing sees the plans and who may choose', async () => {
  await open(aBilling('basic', { portalUrl: null }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Only an owner or an admin of your team');
  expect(screen.getByRole('button', { name: 'Choose Starter' })).toBeDisabled();
});
