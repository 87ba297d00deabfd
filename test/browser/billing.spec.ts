import { type Browser, expect, type Page } from '@playwright/test';
import { seriousFaults } from './axe.ts';
import { aWindow, cameTo, newestLink, signInQuickly, withoutWorker } from './people.ts';
import { long, origin, test } from './test.ts';

type Look = Parameters<Browser['newContext']>[0];
const looks = [
  ['light', 1440],
  ['light', 390],
  ['dark', 1440],
  ['dark', 390],
] as const;

const plansDialog = (page: Page) => page.getByRole('dialog', { name: 'Choose your plan' });
const inMain = (page: Page) => page.getByRole('main');

/** The owner of a new brand, on their first page. */
async function aNewBrand(browser: Browser, tier: string, look: Look = {}) {
  const watched = await aWindow(browser, look);
  const { page } = watched;
  const email = `ember-${Date.now()}-${Math.floor(Math.random() * 1e6)}@brand.test`;
  const details = { tier, brandName: 'Ember and Salt', city: 'london', category: 'restaurants', name: 'Hannah', email };
  const headers = { origin: origin() };
  expect((await page.request.post('/api/v1/join/brand', { data: details, headers })).status()).toBe(200);
  const token = new URL(await newestLink(page.request, email), 'http://any').searchParams.get('token');
  expect((await page.request.post('/api/v1/auth/links/verify', { data: { token, email }, headers })).status()).toBe(
    200,
  );
  await page.goto('/app');
  await expect(page).toHaveURL(/\/app\/brand\/dashboard/);
  return { ...watched, email };
}

async function payWith(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card);
  await page.getByLabel('Expiry').fill('12 / 34');
  await page.getByLabel('CVC').fill('123');
  const name = page.getByLabel('Name');
  if (await name.count()) await name.first().fill('Hannah Salt');
  await page.getByRole('button', { name: 'Pay' }).click();
}

async function choose(page: Page, plan: string): Promise<void> {
  await plansDialog(page)
    .getByRole('button', { name: `Choose ${plan}` })
    .click();
}

test('R221–R224, R230, R447: from joining with a tier, over a declined card, to the plan and a larger one', async ({
  browser,
}) => {
  const { page } = await aNewBrand(browser, 'starter');
  await expect(plansDialog(page)).toContainText('Starter starts as soon as it’s paid.');
  await choose(page, 'Starter');
  await expect(page).toHaveURL(/\/c\/pay\/cs_/);
  await payWith(page, '4000 0000 0000 0002');
  await expect(page.getByRole('alert')).toContainText('Try another card.');
  await payWith(page, '4242 4242 4242 4242');
  await expect(page).toHaveURL(/\/app\/billing\/done\?session_id=cs_/);
  await expect(page.getByRole('heading', { name: 'You are on Starter' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByText('0 of 1 included Collab used')).toBeVisible();
  await expect(page.getByText('Boost your Brand')).toBeHidden();

  await inMain(page).getByRole('link', { name: 'Plan and billing' }).click();
  await expect(page.getByText(/^Renews on .* for £99\.$/)).toBeVisible();
  await expect(page.getByText('One Collab included with Starter for the new period')).toBeVisible();
  const pdf = page.getByRole('link', { name: /^PDF of invoice/ });
  expect((await page.request.get((await pdf.getAttribute('href'))!)).headers()['content-type']).toContain('pdf');

  await page.getByRole('button', { name: 'Change plan' }).click();
  await expect(plansDialog(page).getByRole('button', { name: 'Current plan' })).toBeDisabled();
  await choose(page, 'Professional');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/app\//); // the provider has accepted it, and redirects back
  await page.goto('/app/billing');
  await expect(page.getByText('0 of 3 included Collabs used')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Professional' })).toBeVisible();
  await page.context().close();
});

test('R180, R221: from the card in the menu, with a card whose bank asks', long, async ({ browser }) => {
  const { page, faults } = await aNewBrand(browser, 'basic');
  await page.getByRole('button', { name: 'See the plans' }).first().click();
  await choose(page, 'Professional');
  await payWith(page, '4000 0025 0000 3155');
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await expect(page.getByRole('heading', { name: 'You are on Professional' })).toBeVisible();
  expect(faults).toEqual([]);
  await page.context().close();
});

test('going back from the checkout leads to where they were, and nothing is paid', long, async ({ browser }) => {
  const { page } = await aNewBrand(browser, 'basic');
  await page.goto('/app/support');
  await page.getByRole('button', { name: 'See the plans' }).click();
  await choose(page, 'Premium');
  await page.getByRole('link', { name: /back/i }).first().click();
  await expect(page).toHaveURL(/\/app\/support$/);
  await expect(page.getByText('You haven’t paid, and nothing has changed.')).toBeVisible();
  await expect(page.getByText('Boost your Brand')).toBeVisible();
  await page.context().close();
});

test('R230: the page after the checkout grants nothing', long, async ({ browser }) => {
  const { page } = await aNewBrand(browser, 'basic');
  await page.goto('/app/billing/done?session_id=cs_test_made_up');
  await expect(page.getByRole('heading', { name: 'We’re confirming your payment' })).toBeVisible();
  await page.getByRole('link', { name: 'Carry on' }).click();
  await expect(page.getByText('Boost your Brand')).toBeVisible();
  await page.context().close();
});

test('R226, R227: a checkout that cannot begin is an alert; the keyboard leads through', long, async ({ browser }) => {
  const { page } = await aNewBrand(browser, 'basic', withoutWorker);
  await page.route('**/functions/initCheckout', (route) => route.abort());
  await page.getByRole('button', { name: 'See the plans' }).first().focus();
  await page.keyboard.press('Enter');
  await plansDialog(page).getByRole('button', { name: 'Choose Premium' }).focus();
  await page.keyboard.press('Enter');
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Something went wrong! Please contact your account manager.');
  await page.keyboard.press('Enter');
  await expect(alert).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(plansDialog(page)).toBeHidden();
  await page.context().close();
});

test('R405: the provider’s script is loaded when the plans open, and not before', long, async ({ browser }) => {
  const { page, faults } = await aNewBrand(browser, 'basic');
  const scripts = page.locator('script[src*="stripe"]');
  await expect(scripts).toHaveCount(0);
  await page.getByRole('button', { name: 'See the plans' }).first().click();
  await expect(scripts).toHaveCount(1);
  await expect.poll(() => page.evaluate<boolean>("'Stripe' in window")).toBe(true);
  expect(faults).toEqual([]);
  await page.context().close();
});

test(
  'R193–R195: Billing opens the provider’s portal with the brand’s email, in a new tab',
  long,
  async ({ browser }) => {
    const { page, email } = await aNewBrand(browser, 'basic');
    await page.getByRole('banner').getByRole('button', { name: 'Ember and Salt' }).click();
    const billing = page.getByRole('menuitem', { name: 'Billing' });
    await expect(billing).toHaveAttribute('target', '_blank'); // until its URL is known it leads to our own page
    const portal = page.context().waitForEvent('page');
    await billing.click();
    const ofThisBrand = `prefilled_email=${encodeURIComponent(email)}`;
    await cameTo(await portal, ({ href }) => href.includes(ofThisBrand));
    await page.context().close();
  },
);

test('R251: a locked page is the modal, which every way but the backdrop leads away from', async ({ page }) => {
  await signInQuickly(page, 'locked@tastemaker.test');
  await page.goto('/app/brand/analytics');
  const modal = page.getByRole('dialog', { name: 'Feature Unavailable' });
  await expect(modal).toContainText('This feature has not been unlocked or is unavailable on your account.');
  await page.mouse.click(5, 5);
  await expect(modal).toBeVisible();
  await page.keyboard.press('Escape');
  await cameTo(page, /\/app\/brand\/dashboard/);
});

test(
  'R252: staff lock a feature with a reason, and the brand finds it locked; then the plan decides again',
  long,
  async ({ browser }) => {
    const staff = await aWindow(browser);
    const owner = await aWindow(browser);
    await signInQuickly(owner.page, 'starter@tastemaker.test');
    await signInQuickly(staff.page, 'staff@tastemaker.test');
    await owner.page.goto('/app/chats');
    await expect(owner.page.getByRole('heading', { level: 1 })).toBeVisible();
    const { current_session_user_profile: brand } = (await (
      await owner.page.request.post('/api/v1/functions/getSessionAndUserProfile', {
        data: {},
        headers: { origin: origin() },
      })
    ).json()) as { current_session_user_profile: { uid: string } };

    await staff.page.goto(`/app/admin/brand-manager/${brand.uid}`);
    await staff.page.getByRole('tab', { name: 'Billing' }).click();
    await expect(staff.page.getByText('Active', { exact: true })).toBeVisible();
    await staff.page.getByRole('button', { name: 'Change Chats' }).click();
    const dialog = staff.page.getByRole('dialog', { name: 'Chats' });
    await dialog.getByRole('button', { name: 'Lock' }).click();
    await expect(dialog.getByText('Please give a reason.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Why' }).fill('They asked for a quiet month.');
    await dialog.getByRole('button', { name: 'Lock' }).click();
    await expect(
      staff.page.getByText(/Chats locked by staff@tastemaker\.test.*They asked for a quiet month\./).first(),
    ).toBeVisible();
    await expect(owner.page.getByRole('dialog', { name: 'Feature Unavailable' })).toBeVisible();

    await staff.page.getByRole('button', { name: 'Change Chats' }).click();
    await dialog.getByRole('button', { name: 'Go by the plan' }).click();
    await expect(staff.page.getByText(/Closed, locked by staff/)).toBeHidden();
    await expect(owner.page.getByRole('dialog', { name: 'Feature Unavailable' })).toBeHidden();
    for (const { page } of [staff, owner]) await page.context().close();
  },
);

test('staff send money back for an invoice, and the ledger of refunds says who and why', long, async ({ browser }) => {
  const owner = await aNewBrand(browser, 'starter');
  await choose(owner.page, 'Starter');
  await payWith(owner.page, '4242 4242 4242 4242');
  await expect(owner.page.getByRole('heading', { name: 'You are on Starter' })).toBeVisible();
  const uid = await owner.page.evaluate<string>("localStorage.getItem('currentProfileUID')");

  const { page, faults } = await aWindow(browser);
  await signInQuickly(page, 'staff@tastemaker.test');
  await page.goto(`/app/admin/brand-manager/${uid}`);
  await page.getByRole('tab', { name: 'Billing' }).click();
  const form = page.getByRole('form', { name: 'Refund' });
  await form.getByRole('button', { name: 'Refund' }).click();
  await expect(form.getByText('Please choose a payment.')).toBeVisible();
  await form.getByRole('combobox', { name: 'Payment' }).click();
  await page.getByRole('option', { name: /^Invoice/ }).click();
  await form.getByRole('textbox', { name: 'Amount in pounds' }).fill('200');
  await form.getByRole('textbox', { name: 'Why' }).fill('The kitchen was flooded.');
  await form.getByRole('button', { name: 'Refund' }).click();
  await page.getByRole('dialog', { name: 'Attention' }).getByRole('button', { name: 'Confirm' }).click();
  await expect(form.getByText('At most £99.00 can be refunded.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Amount in pounds' }).fill('12.50');
  await form.getByRole('button', { name: 'Refund' }).click();
  await page.getByRole('dialog', { name: 'Attention' }).getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(/£12\.50 refunded, by staff@tastemaker\.test.*The kitchen was flooded\./)).toBeVisible();
  expect(faults.filter((fault) => !fault.includes('status of 400'))).toEqual([]);
  for (const each of [page, owner.page]) await each.context().close();
});

for (const [colorScheme, width] of looks) {
  test(
    `the plans have no serious fault for assistive technology: ${colorScheme}, ${width} wide`,
    long,
    async ({ browser }) => {
      const { page, faults } = await aWindow(browser, { colorScheme, viewport: { width, height: 900 } });
      await signInQuickly(page, 'professional@tastemaker.test');
      await page.goto('/app/billing');
      await expect(page.getByRole('heading', { name: 'Invoices' })).toBeVisible();
      expect(await seriousFaults(page)).toEqual([]);
      await page.getByRole('button', { name: 'Change plan' }).click();
      await expect(plansDialog(page).getByRole('table')).toBeVisible();
      expect(await seriousFaults(page)).toEqual([]);
      const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth');
      expect(overflow).toBeLessThanOrEqual(0);
      expect(faults).toEqual([]);
      await page.context().close();
    },
  );
}
