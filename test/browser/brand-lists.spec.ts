import { expect, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { axeFaults } from './axe.ts';
import { aWindow, moveClock, signInQuickly } from './people.ts';
import { long, test } from './test.ts';

const unique = Date.now().toString(36);

test.use({ actionTimeout: 15_000, ownProduct: 'brand-lists: the clock goes on' });

const people = (page: Page) => page.getByRole('list', { name: 'Influencers' }).locator('> li');
/** The members of the open list, in page order. */
const handles = async (page: Page): Promise<string[]> =>
  (await people(page).allInnerTexts()).map((text) => /@([\w.]+)/.exec(text)![1]!);

for (const width of [1440, 390]) {
  test(
    `at ${width}, a brand's list: from cards, noted, reordered, as CSV out and in, voted on from outside, until it expires`,
    long,
    async ({ browser }) => {
      const viewport = { width, height: width < 500 ? 844 : 900 };
      const [brand, colleague] = [await aWindow(browser, { viewport }), await aWindow(browser, { viewport })];
      const { page } = brand;
      const name = `Terrace ${unique} ${width}`;
      let csv = '';
      let link = '';

      await test.step('three people come onto it from their cards', async () => {
        await signInQuickly(page, 'premium@tastemaker.test');
        await page.goto('/app/brand/influencer-browser');
        const cards = page.getByRole('region', { name: 'Influencers' }).getByRole('article');
        for (const at of [0, 1, 2]) {
          await cards.nth(at).getByRole('button', { name: /^Add .* to a list$/ }).click(); // prettier-ignore
          const dialog = page.getByRole('dialog');
          await dialog.getByLabel('Find a list, or name a new one').fill(name);
          const there = dialog.getByRole('list', { name: 'Lists' }).getByRole('button', { name });
          if (at === 0) await dialog.getByRole('button', { name: `Start “${name}” with them` }).click();
          else await there.click();
          await expect(
            page
              .getByRole('status')
              .filter({ hasText: `${name}: 1 added.` })
              .first(),
          ).toBeVisible();
          await expect(dialog).toBeHidden();
        }
        await page.goto('/app/brand/lists');
        await page.getByRole('link', { name }).click();
        await expect(people(page)).toHaveCount(3);
      });

      const [first, second, third] = await handles(page);
      await test.step('the team notes something', async () => {
        await page.getByRole('button', { name: `Add a note on @${first}` }).click();
        await page.getByLabel(`Note on @${first}`).fill('Loves terraces');
        await page.getByRole('button', { name: 'Save note' }).click();
        await expect(people(page).first()).toContainText('Loves terraces');
      });

      await test.step('the order is changed by button, by key and by drag, and stays', async () => {
        const kept = () => page.waitForResponse((answer) => answer.url().endsWith('/move') && answer.ok());
        const stands = (order: readonly (string | undefined)[]) => expect.poll(() => handles(page)).toEqual(order);
        await Promise.all([kept(), people(page).first().getByRole('button', { name: / down$/ }).click()]); // prettier-ignore
        await stands([second, first, third]);
        const grips = page.getByRole('button', { name: /drag it, or press an arrow key$/ });
        await grips.nth(2).focus();
        await Promise.all([kept(), page.keyboard.press('Home')]);
        await stands([third, second, first]);
        await expect(page.getByText(/ is now at place 1 of 3\.$/)).toBeAttached();
        const [from, to] = [await grips.nth(2).boundingBox(), await grips.nth(0).boundingBox()];
        await page.mouse.move(from!.x + 10, from!.y + 10);
        await page.mouse.down();
        await page.mouse.move(to!.x + 10, to!.y + 60, { steps: 8 });
        await Promise.all([kept(), page.mouse.move(to!.x + 10, to!.y + 10, { steps: 4 }).then(() => page.mouse.up())]);
        await stands([first, third, second]);
        await page.reload();
        await stands([first, third, second]);
        expect(await axeFaults(page)).toEqual([]);
      });

      await test.step('it goes out as CSV and comes in again', async () => {
        const download = page.waitForEvent('download');
        await page.getByRole('link', { name: 'Download CSV' }).click();
        csv = await readFile(await (await download).path(), 'utf8');
        expect(csv).toContain('Loves terraces');
        await people(page).last().getByRole('button', { name: /^Remove .* from the list$/ }).click(); // prettier-ignore
        await expect(people(page)).toHaveCount(2);
        await page.getByRole('button', { name: 'Add by handle or CSV' }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('textbox').fill(`${csv}\nnobody.of.this.name,`);
        await dialog.getByRole('button', { name: /^Add/ }).click();
        await expect(dialog.getByText('1 added, 2 were already there.')).toBeVisible();
        await expect(dialog.getByRole('list', { name: 'Unknown handles' })).toContainText('@nobody.of.this.name');
        await page.keyboard.press('Escape');
        await expect(people(page)).toHaveCount(3);
      });

      await test.step('a colleague without an account votes, and sees no notes', async () => {
        await page.getByRole('button', { name: 'Share for a vote' }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel('Who it’s for').fill('Head chef');
        await dialog.getByLabel('Works for').selectOption({ label: '7 days' });
        await dialog.getByRole('button', { name: 'Create a link' }).click();
        const entry = dialog.getByRole('list', { name: 'Links' }).getByRole('listitem');
        link = new URL(/https?:\/\/\S+/.exec(await entry.innerText())![0]).pathname;
        await page.keyboard.press('Escape');
        await colleague.page.goto(link);
        await expect(colleague.page.getByRole('heading', { level: 1, name })).toBeVisible();
        await expect(colleague.page.getByText('Loves terraces')).toHaveCount(0);
        const candidate = people(colleague.page).first();
        await candidate.getByRole('button', { name: 'Yes' }).click();
        await candidate.getByLabel('Why? (optional)').fill('Please!');
        await candidate.getByLabel('Why? (optional)').blur();
        await expect(colleague.page.getByText('1 of 3 answered')).toBeVisible();
        expect(await axeFaults(colleague.page)).toEqual([]);
        await expect(async () => {
          await page.reload();
          await expect(people(page).first().getByRole('list', { name: 'Votes' })).toContainText('“Please!”', {
            timeout: 2_000,
          });
        }).toPass();
        await expect(people(page).first().getByRole('list', { name: 'Votes' })).toContainText('Head chef: Yes');
      });

      await test.step('after seven days the link no longer works, and the votes stay', async () => {
        await moveClock(page, 'P8D');
        await colleague.page.reload();
        await expect(colleague.page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
        await page.reload();
        await expect(people(page).first().getByRole('list', { name: 'Votes' })).toContainText('Head chef: Yes');
        await page.getByRole('button', { name: 'Share for a vote' }).click();
        await expect(page.getByRole('dialog').getByText('Expired')).toBeVisible();
      });
      for (const { faults } of [brand, colleague]) expect(faults).toEqual([]);
      for (const each of [brand, colleague]) await each.page.context().close();
    },
  );
}
