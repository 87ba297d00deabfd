import { expect, type Page } from '@playwright/test';
import { aWindow, cameToSignIn, signInQuickly } from './people.ts';
import { long, test } from './test.ts';

const looks = {
  'on a desk': { viewport: { width: 1440, height: 900 } },
  'on a phone': { viewport: { width: 390, height: 844 }, hasTouch: true },
} as const;

const heading = (page: Page, name?: RegExp) => page.getByRole('heading', { level: 1, name });

/** The current menu: the sidebar, or the slide-in menu on a phone. */
async function openMenu(page: Page) {
  if (page.viewportSize()!.width >= 1200) return page.locator('body');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  return page.getByRole('dialog', { name: 'Menu', exact: true });
}

/** Follows each of these menu links, and checks that the page loads. */
async function goThrough(page: Page, stops: readonly (readonly [label: string, address: RegExp, shows: RegExp])[]) {
  for (const [label, address, shows] of stops) {
    await test.step(label, async () => {
      const menu = await openMenu(page);
      await menu.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label, exact: true }).click();
      await expect(page).toHaveURL(address);
      await expect(
        heading(page, shows)
          .or(page.getByRole('dialog', { name: shows }))
          .first(),
      ).toBeVisible();
      const locked = page.getByRole('button', { name: 'Back to Dashboard' });
      if (await locked.isVisible()) await locked.click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  }
}

async function signOut(page: Page): Promise<void> {
  const menu = await openMenu(page);
  const onPhone = page.viewportSize()!.width < 1200;
  if (onPhone) await menu.getByRole('button', { expanded: false }).click();
  else await page.getByRole('banner').getByRole('button').last().click();
  await page.getByRole(onPhone ? 'button' : 'menuitem', { name: 'Sign out' }).click();
  await cameToSignIn(page);
}

for (const [name, look] of Object.entries(looks)) {
  test(
    `R40–R46: a brand goes through its pages ${name}, and signs out`,
    name === 'on a desk' ? {} : long,
    async ({ browser }) => {
      const { page, faults } = await aWindow(browser, look);
      await signInQuickly(page, 'brand@tastemaker.test');
      await page.goto('/app');
      await expect(page).toHaveURL(/\/app\/brand\/dashboard\?uid=[\w-]+$/);
      const uid = new URL(page.url()).search.slice(1);
      const own = (path: string) => new RegExp(`${path}\\?${uid}$`);
      await goThrough(page, [
        ['Support', /\/app\/support$/, /Support/],
        ['Analytics', own('/app/brand/analytics'), /^Analytics$/],
        ['Influencers', own('/app/brand/influencer-browser'), /^Influencers$/],
        ['Preferences', own('/app/brand/preferences'), /./],
        ['Dashboard', own('/app/brand/dashboard'), /./],
      ]);
      await expect((await openMenu(page)).getByText('Boost your Brand')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await signOut(page);
      expect(faults).toEqual([]);
      await page.context().close();
    },
  );

  test(
    `R51–R57: an influencer goes through the pages ${name}, and signs out`,
    name === 'on a phone' ? {} : long,
    async ({ browser }) => {
      const { page, faults } = await aWindow(browser, look);
      await signInQuickly(page, 'influencer@tastemaker.test');
      await page.goto('/app');
      await expect(page).toHaveURL(/\/app\/influencer\/browse$/);
      await goThrough(page, [
        ['Dashboard', /\/app\/influencer\/dashboard$/, /./],
        ['Support', /\/app\/support$/, /Support/],
        ['DMs', /\/app\/chats$/, /./],
        ['Explore', /\/app\/influencer\/explore$/, /./],
        ['Profile', /\/app\/influencer\/profile-editor$/, /^Profile$/],
        ['Browse', /\/app\/influencer\/browse$/, /./],
      ]);
      const offer = page.getByRole('article').first();
      await expect(offer).toBeVisible();
      await signOut(page);
      expect(faults).toEqual([]);
      await page.context().close();
    },
  );

  test(
    `R60–R64, R68, R178: staff go through their pages ${name}, and sign out`,
    name === 'on a desk' ? {} : long,
    async ({ browser }) => {
      const { page, faults } = await aWindow(browser, look);
      await signInQuickly(page, 'staff@tastemaker.test');
      await page.goto('/app');
      await expect(page).toHaveURL(/\/app\/admin\/influencer-manager/);
      await expect((await openMenu(page)).getByText('Admin Mode Active')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await goThrough(page, [
        ['Brands', /\/app\/admin\/brand-manager/, /Brands/],
        ['Users', /\/app\/admin\/user-explorer/, /Users/],
        ['Collabs', /\/app\/admin\/collab-explorer/, /Collabs/],
        ['Chats', /\/app\/chats$/, /./],
        ['Feed Viewer', /\/app\/influencer\/browse$/, /./],
        ['Influencers', /\/app\/admin\/influencer-manager/, /Influencers/],
      ]);
      await signOut(page);
      expect(faults).toEqual([]);
      await page.context().close();
    },
  );

  test(`a visitor looks around ${name}, from the front page to every way in`, long, async ({ browser }) => {
    const { page, faults } = await aWindow(browser, look);
    await page.goto('/');
    await page.getByRole('link', { name: 'Join as a brand' }).click();
    await expect(heading(page, /Join as a brand/)).toBeVisible();
    await page.getByRole('link', { name: 'Join as a creator' }).click();
    await expect(heading(page, /Join as a creator/)).toBeVisible();
    await page.getByRole('link', { name: 'Book a call with us' }).click();
    await expect(heading(page, /Schedule a call/)).toBeVisible();
    await page.getByRole('link', { name: 'Tastemaker, home' }).click();
    await page.getByRole('link', { name: 'Schedule a call' }).click();
    await expect(page).toHaveURL(/\/schedule-call$/);
    await page.goBack();
    await page.getByRole('link', { name: 'Sign in' }).first().click();
    await expect(heading(page, /Sign in to your account/)).toBeVisible();
    await page.getByRole('link', { name: 'Sign in with a password instead' }).click();
    await page.getByRole('link', { name: 'Forgot password' }).click();
    await expect(heading(page, /Reset your password/)).toBeVisible();
    expect(faults).toEqual([]);
    await page.context().close();
  });
}
