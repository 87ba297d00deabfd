import { expect, type Locator, type Page } from '@playwright/test';
import { arrived } from './page-looks.ts';
import { aWindow, cameTo, cameToSignIn, signInQuickly, withoutWorker } from './people.ts';
import { long, test } from './test.ts';

const desk = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 } };
const brand = 'professional@tastemaker.test';
const influencer = 'influencer@tastemaker.test';

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const signInForm = (page: Page) => page.getByRole('heading', { level: 1, name: 'Sign in to your account' });
const nothingThere = (page: Page) => page.getByRole('heading', { level: 1, name: 'There’s nothing at this address' });
const leftOf = async (part: Locator) => (await part.boundingBox())!.x;

test('R132–R134: nothing shows until the program is there, then that it is loading, then the page', async ({
  page,
}) => {
  let letProgramCome = () => {};
  const programMayCome = new Promise<void>((resolve) => void (letProgramCome = resolve));
  let letAnswerCome = () => {};
  const answerMayCome = new Promise<void>((resolve) => void (letAnswerCome = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await programMayCome;
    await route.continue();
  });
  await page.route('**/functions/getSessionAndUserProfile', async (route) => {
    await answerMayCome;
    await route.continue();
  });
  await page.goto('/app/support', { waitUntil: 'commit' });
  await expect(page.locator('#root')).toBeEmpty();

  letProgramCome();
  await expect(page.getByRole('main')).toHaveText('');
  await expect(signInForm(page)).toHaveCount(0);

  letAnswerCome();
  await expect(signInForm(page)).toBeVisible();
});

test('R175, R176, R207: the sidebar shows from 1200 pixels on; below them a menu slides in from the left', async ({
  page,
}) => {
  await signInQuickly(page, brand);
  await page.setViewportSize({ width: 1200, height: 900 });
  await page.goto('/app/support');
  await expect(navigation(page)).toBeVisible();
  await expect(menuButton(page)).toBeHidden();
  // The last parts that load. If they add their styles while the window changes, Chromium keeps some of its former width.
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accept all' })).toBeVisible();
  await arrived(page);

  await page.setViewportSize({ width: 1199, height: 900 });
  await expect(navigation(page)).toBeHidden();
  await menuButton(page).click();
  await expect(menu(page).getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect.poll(() => leftOf(menu(page))).toBe(0);

  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
  await menuButton(page).click();
  await menu(page).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(/\/app\/brand\/dashboard\?uid=/);
  await expect(menu(page)).toBeHidden();
});

test(
  'R186–R188, R207: before signing in the bar has three social links from 600 pixels on, below them the logo alone',
  long,
  async ({ page }) => {
    await page.setViewportSize({ width: 600, height: 900 });
    await page.goto('/app/login');
    const links = page.getByRole('banner').getByRole('link');
    const names = async () => Promise.all((await links.all()).map((link) => link.getAttribute('aria-label')));
    await expect(links).toHaveCount(4);
    expect(await names()).toEqual(['Tastemaker, home', 'Facebook', 'Instagram', 'TikTok']);
    for (const link of await links.all()) await expect(link).toBeVisible();

    await page.setViewportSize({ width: 599, height: 900 });
    await expect(page.getByRole('banner').getByRole('link', { name: 'Tastemaker, home' })).toBeVisible();
    for (const name of ['Facebook', 'Instagram', 'TikTok'])
      await expect(page.getByRole('link', { name, exact: true })).toBeHidden();
  },
);

test('R155, R171: the account picker slides in from the left', long, async ({ browser }) => {
  const { page } = await aWindow(browser, desk);
  await signInQuickly(page, 'both@tastemaker.test');
  await page.goto('/app/support');
  const picker = page.getByRole('dialog', { name: 'Select Account to Manage' });
  await expect(picker).toBeVisible();
  await expect.poll(() => leftOf(picker)).toBe(0);
  expect((await picker.boundingBox())!.width).toBe(400);
  await page.context().close();
});

test('R183: a bar shows while the next page is on its way', long, async ({ browser }) => {
  const { page } = await aWindow(browser, { ...desk, ...withoutWorker });
  await signInQuickly(page, brand);
  await page.goto('/app/support');
  await expect(navigation(page)).toBeVisible();
  let letItCome = () => {};
  const mayCome = new Promise<void>((resolve) => void (letItCome = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await mayCome;
    await route.continue();
  });
  await navigation(page).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
  letItCome();
  await expect(page).toHaveURL(/\/app\/brand\/dashboard/);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.context().close();
});

test(
  'R189–R192: the user menu is an avatar button on a desk, and folds open in the menu of a phone',
  long,
  async ({ page }) => {
    await signInQuickly(page, brand);
    await page.goto('/app/support');
    const banner = page.getByRole('banner');
    const avatar = banner.getByRole('button').last();
    const person = (await avatar.getAttribute('aria-label'))!;
    expect(await navigation(page).locator('xpath=preceding-sibling::button').innerText()).toContain(person);
    await avatar.click();
    await expect(page.getByRole('menuitem')).toHaveText(['Edit Profile', 'Billing', 'Sign out']);
    await page.keyboard.press('Escape');

    await page.setViewportSize(phone.viewport);
    await expect(banner.getByRole('button', { name: person })).toBeHidden();
    await menuButton(page).click();
    await menu(page).getByRole('button', { name: person, expanded: false }).click();
    for (const name of ['Edit Profile', 'Billing']) await expect(menu(page).getByRole('link', { name })).toBeVisible();
    await menu(page).getByRole('button', { name: 'Sign out' }).click();
    await cameToSignIn(page);
  },
);

for (const [colorScheme, blue] of [
  ['light', 'rgb(31, 71, 201)'],
  ['dark', 'rgb(43, 85, 219)'],
] as const) {
  test(`R106, R204: a toast is blue: ${colorScheme}`, long, async ({ browser }) => {
    const { page } = await aWindow(browser, { colorScheme });
    await page.goto('/app/login');
    await page.getByRole('link', { name: 'Sign in with a password instead' }).click();
    await page.getByRole('button', { name: 'Login Now' }).click();
    const toast = page.getByRole('status').filter({ hasText: 'Please ensure that you have entered valid details.' });
    await expect(toast).toBeVisible();
    await expect(toast.locator('..')).toHaveCSS('background-color', blue);
    await page.context().close();
  });
}

test(
  'R28, R30, R76: an unknown address says so in its own frame; what contains "app" asks who is there first',
  long,
  async ({ browser }) => {
    const { page: guest } = await aWindow(browser);
    await guest.goto('/terms-of-old');
    await expect(nothingThere(guest)).toBeVisible();
    for (const address of ['/app/nowhere', '/happy-hour']) {
      await guest.goto(address);
      await expect(signInForm(guest)).toBeVisible();
      await expect(guest).toHaveURL(new RegExp(`${address}$`));
    }
    const { page } = await aWindow(browser);
    await signInQuickly(page, brand);
    for (const address of ['/app/nowhere', '/app/brand/nowhere', '/happy-hour']) {
      await page.goto(address);
      await expect(nothingThere(page)).toBeVisible();
      await expect(navigation(page)).toBeVisible();
    }
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await cameTo(page, /\/app\/brand\/dashboard\?uid=/);
    await Promise.all([guest.context().close(), page.context().close()]);
  },
);

test(
  'R32–R34: /app, the page of the link and the account manager lead on from where one is',
  long,
  async ({ browser }) => {
    const { page: guest } = await aWindow(browser);
    for (const address of ['/app', '/app/']) {
      await guest.goto(address);
      await expect(signInForm(guest)).toBeVisible();
    }
    for (const [address, way] of [
      ['/app/quick-login', 'Get a sign-in link'],
      ['/app/account-manager', 'Sign in'],
    ] as const) {
      await guest.goto(address);
      await expect(guest).toHaveURL(address);
      await guest.getByRole('link', { name: way }).click();
      await expect(signInForm(guest)).toBeVisible();
    }
    const { page } = await aWindow(browser);
    await signInQuickly(page, 'both@tastemaker.test');
    await page.goto('/app/account-manager');
    await expect(page.getByRole('heading', { level: 1, name: 'Select Account to Manage' })).toBeVisible();
    await expect(page.getByRole('button', { name: /Profile$/ })).toHaveCount(2);

    const { page: creator } = await aWindow(browser);
    await signInQuickly(creator, influencer);
    await creator.goto('/app');
    await expect(creator).toHaveURL(/\/app\/influencer\/browse$/);
    for (const { context } of [guest, page, creator].map((one) => ({ context: one.context() }))) await context.close();
  },
);

test('R274, R427: local storage edited by hand shows no staff page and opens no staff data', async ({ browser }) => {
  const { page } = await aWindow(browser);
  await signInQuickly(page, influencer);
  await page.addInitScript(`
    localStorage.setItem('adminMode', 'true');
    localStorage.setItem('currentProfileType', 'admin');
    localStorage.setItem('currentProfileUID', 'staff');
  `);
  await page.goto('/app/admin/influencer-manager');
  await expect(page).toHaveURL(/\/app\/influencer\/browse$/);
  await expect(page.getByText('Admin Mode Active')).toHaveCount(0);
  expect((await page.request.get('/api/v1/admin/influencer-manager')).status()).toBe(403);
  await page.context().close();
});

test('R275: with local storage blocked one signs in all the same', long, async ({ browser }) => {
  const { page, faults } = await aWindow(browser);
  await page.addInitScript(`
    Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('blocked', 'SecurityError'); } });
  `);
  await page.goto('/app/support');
  await expect(signInForm(page)).toBeVisible();
  await signInQuickly(page, influencer);
  await page.goto('/app/support');
  await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible();
  expect(faults).toEqual([]);
  await page.context().close();
});

test('R404: who signs out in one window is signed out in the others', long, async ({ browser }) => {
  const { page: one } = await aWindow(browser, desk);
  await signInQuickly(one, 'premium@tastemaker.test');
  const other = await one.context().newPage();
  await Promise.all([one.goto('/app/support'), other.goto('/app/support')]);
  await expect(navigation(other)).toBeVisible();
  await expect(navigation(one)).toBeVisible();
  await one.getByRole('banner').getByRole('button').last().click();
  await one.getByRole('menuitem', { name: 'Sign out' }).click();
  await cameToSignIn(one);
  await expect(signInForm(other)).toBeVisible();
  await one.context().close();
});

test(
  'once the question about cookies is answered, the first press of Tab leads past the navigation to the page',
  long,
  async ({ page }) => {
    await signInQuickly(page, brand);
    await page.goto('/app/support');
    await page.getByRole('button', { name: 'Reject all' }).click();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  },
);
