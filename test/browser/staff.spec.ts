import { expect, type Page } from '@playwright/test';
import { aWindow, newestLink, signInQuickly } from './people.ts';
import { long, test } from './test.ts';

/** Code that runs in the page, whose types the specs don't have. */
type Styled = { getComputedStyle(of: unknown): { color: string; fontSize: string; height: string } };

const newCode = { name: 'Code' } as const;

/** A colleague whom a super user has just invited, so that no other journey meets their authenticator app. */
async function invited(page: Page, email: string): Promise<void> {
  await page.goto('/app/admin/user-explorer');
  await page.getByRole('tab', { name: 'Staff' }).click();
  await page.getByRole('button', { name: 'Invite a colleague' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Robin Field');
  await dialog.getByRole('combobox', { name: 'Staff role' }).click();
  await page.getByRole('option', { name: 'Read-only' }).click();
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`Invitation sent to ${email}`)).toBeVisible();
}

test(
  'R428, R429: an invited colleague sets up two steps, signs in with a recovery code, and may only look',
  long,
  async ({ browser }) => {
    const email = `robin-${Date.now()}@tastemaker.test`;
    const boss = await aWindow(browser);
    await signInQuickly(boss.page, 'staff@tastemaker.test');
    await invited(boss.page, email);

    const { page, faults } = await aWindow(browser);
    await page.goto(await newestLink(page.request, email));
    await page.getByRole('textbox', { name: /e-?mail/i }).fill(email);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Login Successful')).toBeVisible();
    await page.goto('/app/account');
    await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
    await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    const secret = (await page.locator('code').innerText()).replace(/\s/g, '');
    const { generateSync } = await import('otplib');
    await page.getByRole('textbox', newCode).fill(generateSync({ secret }));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Keep these recovery codes somewhere safe')).toBeVisible();
    const [recovery = ''] = await page
      .getByRole('listitem')
      .filter({ hasText: /^[a-z2-9]{5}(-[a-z2-9]{5}){4}$/ })
      .allInnerTexts();
    await page.getByRole('button', { name: 'I’ve saved them' }).click();

    await page.context().clearCookies();
    await signInQuickly(page, email);
    await page.goto('/app/admin/brand-manager');
    await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
    await page.getByRole('textbox', newCode).fill(recovery);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/brand-manager/);
    await page.getByRole('link', { name: 'Ember & Rye' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByRole('button', { name: /Delete|Save|New brand/ })).toHaveCount(0);
    expect(faults).toEqual([]);
    await Promise.all([page, boss.page].map((each) => each.context().close()));
  },
);

test('R425: a brand is deleted by its typed name, and restored', long, async ({ browser }) => {
  const { page, faults } = await aWindow(browser);
  await signInQuickly(page, 'staff@tastemaker.test');
  await page.goto('/app/admin/brand-manager');
  await page.getByRole('link', { name: 'The Juniper Loft' }).click();
  await page.getByRole('button', { name: 'Delete this brand' }).click();
  const dialog = page.getByRole('dialog', { name: 'Attention' });
  await dialog.getByRole('textbox').fill('The Juniper');
  await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await dialog.getByRole('textbox').fill('The Juniper Loft');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('The Juniper Loft deleted')).toBeVisible();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('The Juniper Loft restored')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete this brand' })).toBeVisible();
  expect(faults).toEqual([]);
  await page.context().close();
});

test('R425: staff see the portal as a brand, change nothing, and come back', long, async ({ browser }) => {
  const { page, faults } = await aWindow(browser);
  await signInQuickly(page, 'staff@tastemaker.test');
  await page.goto('/app/admin/brand-manager');
  await page.getByRole('link', { name: 'Ember & Rye' }).click();
  await page.getByRole('button', { name: 'View as' }).click();
  const banner = page.getByRole('region', { name: 'Viewing as' });
  await expect(banner).toContainText('You’re viewing Tastemaker as Ember & Rye');
  await expect(page).toHaveURL(/brand\/dashboard/);
  // The bell refetches last; this page's requests as the brand are answered before the viewing ends.
  const allAsked = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/api/v1/notifications') && !!answer.request().headers().referer?.endsWith('/app/account'),
  );
  await page.goto('/app/account');
  await expect(banner).toBeVisible();
  await allAsked;
  const refused = await page.request.put('/api/v1/company', {
    data: {},
    headers: { origin: new URL(page.url()).origin },
  });
  expect([refused.status(), ((await refused.json()) as { code: string }).code]).toEqual([403, 'identity/viewing-only']);

  await banner.getByRole('button', { name: 'Stop viewing' }).click();
  await expect(page).toHaveURL(/brand-manager/);
  await expect(page.getByRole('button', { name: 'View as' })).toBeVisible();
  await expect(banner).toBeHidden();
  expect(faults).toEqual([]);
  await page.context().close();
});

test(
  'R440: on a desktop the filters are beside their list, each row is dense, and the tools are beside the tabs',
  long,
  async ({ browser }) => {
    const { page, faults } = await aWindow(browser);
    await signInQuickly(page, 'staff@tastemaker.test');
    for (const list of ['influencer-manager', 'brand-manager']) {
      await page.goto(`/app/admin/${list}`);
      const row = page.getByRole('table').getByRole('row');
      await expect(row.nth(10)).toBeVisible();
      const filters = (await page.getByRole('complementary', { name: 'Filters' }).boundingBox())!;
      const table = (await page.getByRole('table').boundingBox())!;
      expect(filters.x + filters.width).toBeLessThanOrEqual(table.x);
      expect(Math.abs(filters.y - table.y)).toBeLessThan(4);
      expect(table.x + table.width).toBeLessThanOrEqual(1_440);
      const heights = await Promise.all(
        (await row.all()).slice(1).map(async (each) => Math.round((await each.boundingBox())!.height)),
      );
      expect(Math.max(...heights)).toBeLessThan(48);
      const tab = (await page.getByRole('tab').first().boundingBox())!;
      const tool = (await page.getByRole('link', { name: 'Export CSV' }).boundingBox())!;
      expect(tool.y).toBeLessThan(tab.y + tab.height);
    }
    expect(faults).toEqual([]);
    await page.context().close();
  },
);

test(
  'R443: how a chart can be shown is as plain to see as its title, on dark screens, too',
  long,
  async ({ browser }) => {
    const { page } = await aWindow(browser, { colorScheme: 'dark' });
    await signInQuickly(page, 'staff@tastemaker.test');
    await page.goto('/app/admin/usage-explorer');
    const inkOf = (element: Element): string => (globalThis as unknown as Styled).getComputedStyle(element).color;
    const other = page.getByRole('button', { name: 'As a table', pressed: false }).first();
    const title = page.getByRole('heading', { name: /^Events by/ });
    await expect.poll(async () => (await other.evaluate(inkOf)) === (await title.evaluate(inkOf))).toBe(true);
    await page.context().close();
  },
);

test(
  'R443: whether the chart is a table is in the address, and stays while an event is open and after',
  long,
  async ({ browser }) => {
    const { page } = await aWindow(browser);
    await signInQuickly(page, 'staff@tastemaker.test');
    await page.goto('/app/admin/usage-explorer');
    await page.getByRole('button', { name: 'As a table' }).click();
    await expect(page).toHaveURL(/[?&]events=table/);
    const table = page.getByRole('region', { name: /^Events by/ }).getByRole('table');
    await expect(table).toBeVisible();
    await page.reload();
    await expect(table).toBeVisible();
    await page.getByRole('table', { name: 'Events', exact: true }).getByRole('link').first().click();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(table).toBeVisible();
    await page.getByRole('button', { name: 'As a chart' }).click();
    await expect(page).not.toHaveURL(/events=/);
    await expect(table).toBeHidden();
    await page.context().close();
  },
);

test('R440: with text twice as large, what is chosen and typed above a list is not cut', long, async ({ browser }) => {
  const { page } = await aWindow(browser);
  await signInQuickly(page, 'staff@tastemaker.test');
  await page.goto('/app/admin/ad-manager');
  const fields = [page.getByRole('combobox', { name: 'State' }), page.getByRole('searchbox', { name: 'Search' })];
  await expect(fields[0]!).toBeVisible();
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  for (const field of fields) {
    const [size, height] = await field.evaluate((element) => {
      const { fontSize, height: inner } = (globalThis as unknown as Styled).getComputedStyle(element);
      return [parseFloat(fontSize), parseFloat(inner)] as const;
    });
    expect(height).toBeGreaterThanOrEqual(size * 1.2);
  }
  await page.context().close();
});
