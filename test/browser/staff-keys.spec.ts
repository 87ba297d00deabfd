import { expect, type Page } from '@playwright/test';
import { seriousFaults } from './axe.ts';
import { aWindow, signInQuickly } from './people.ts';
import { long, test } from './test.ts';

/** The response to the program with this key. */
const asProgram = async (page: Page, key: string) =>
  (await page.request.get('/api/v1/offers?limit=1', { headers: { authorization: `Bearer ${key}` } })).status();

const records = [
  { whose: 'a brand', path: 'brand-manager', link: 'Quillon House', tab: 'People' },
  {
    whose: 'an influencer',
    path: 'influencer-manager?filter=%7B%22q%22%3A%22maya.at%22%7D',
    link: '@maya.at.the.table',
  },
] as const;

for (const record of records) {
  test(
    `staff make a key of ${record.whose}, it is listed and works, and is refused once it is revoked`,
    long,
    async ({ browser }) => {
      const { page, faults } = await aWindow(browser);
      const program = (await browser.newContext()).newPage();
      const name = `Till ${Date.now().toString(36)}`;
      await signInQuickly(page, 'staff@tastemaker.test');
      await page.goto(`/app/admin/${record.path}`);
      await page.getByRole('link', { name: record.link }).first().click();
      const drawer = page.getByRole('dialog');
      if ('tab' in record) await drawer.getByRole('tab', { name: record.tab }).click();

      const form = drawer.getByRole('form', { name: 'Create a key' });
      await form.getByLabel('Name').fill(name);
      await form.getByLabel('Valid for').selectOption({ label: '30 days' });
      await form.getByRole('button', { name: 'Create key' }).click();
      await expect(form.getByText('Please choose what the key may do.')).toBeVisible();
      await form.getByRole('checkbox', { name: 'Read offers' }).click();
      await expect(form.getByLabel('Acts as').locator('option:checked')).not.toBeEmpty();
      const actsAs = await form.getByLabel('Acts as').locator('option:checked').innerText();
      await form.getByRole('button', { name: 'Create key' }).click();

      const shown = drawer.getByRole('status').filter({ hasText: `${name} is ready` });
      await expect(shown).toBeVisible();
      const key = /tmk_[\w-]+/.exec(await shown.innerText())![0];
      expect(await seriousFaults(page)).toEqual([]);
      await shown.getByRole('button', { name: 'I’ve saved it' }).click();
      await expect(drawer.getByText(key)).toHaveCount(0);

      const row = drawer.getByRole('list', { name: 'Keys' }).getByRole('listitem').filter({ hasText: name });
      for (const words of ['offers:read', `Acts as ${actsAs}.`, 'never used']) await expect(row).toContainText(words);
      expect(await asProgram(await program, key)).toBe(200);

      await row.getByRole('button', { name: `Revoke ${name}` }).click();
      await page
        .getByRole('dialog', { name: `Revoke ${name}?` })
        .getByRole('button', { name: 'Confirm' })
        .click();
      await expect(page.getByText(`${name} has been revoked.`)).toBeVisible();
      await expect(row).toHaveCount(0);
      expect(await asProgram(await program, key)).toBe(401);
      expect(faults.filter((fault) => !fault.includes('status of 400'))).toEqual([]);
      for (const each of [page, await program]) await each.context().close();
    },
  );
}
