import { expect, type Page } from '@playwright/test';
import { axeFaults } from './axe.ts';
import { aWindow, signInQuickly } from './people.ts';
import { long, test } from './test.ts';

const browserPage = '/app/brand/influencer-browser';
const cards = (page: Page) => page.getByRole('region', { name: 'Influencers' }).getByRole('article');
const dialogFaults = (page: Page) => axeFaults(page, { within: '[role=dialog]' });

for (const width of [1440, 390]) {
  test(
    `R437: at ${width}, a brand asks for the best match, reads why, and requests a Collab`,
    long,
    async ({ browser }) => {
      const { page, faults } = await aWindow(browser, { viewport: { width, height: 900 } });
      await signInQuickly(page, 'premium@tastemaker.test');
      await page.goto(`${browserPage}?profile=claimed&band=micro&sort=match`);
      await expect(page.getByRole('combobox', { name: 'Match for' })).toBeVisible();
      const why = cards(page)
        .first()
        .getByRole('button', { name: /^Match \d+ of \d+: why / });
      const score = Number(/^Match (\d+)/.exec((await why.getAttribute('aria-label'))!)![1]);
      await why.click();
      const reasons = page.getByRole('dialog', { name: /^Why / });
      await expect(reasons.getByRole('table', { name: 'What counts' })).toBeVisible();
      const points = await reasons.getByRole('row').getByRole('cell').allInnerTexts();
      expect(points.slice(0, -1).reduce((sum, one) => sum + Number(one), 0)).toBe(score);
      expect(Number(points.at(-1))).toBe(score);
      expect(await dialogFaults(page)).toEqual([]);
      await reasons.getByRole('button', { name: 'Close' }).click();

      await cards(page)
        .last()
        .getByRole('button', { name: /^Request Collab with / })
        .click();
      const request = page.getByRole('dialog', { name: /^Request a Collab with / });
      await request.getByLabel(/^Note to the creator/).fill('Would you come by?');
      expect(await dialogFaults(page)).toEqual([]);
      const answered = page.waitForResponse(
        (answer) => new URL(answer.url()).pathname === '/api/v1/collabs' && answer.request().method() === 'POST',
      );
      await request.getByRole('button', { name: 'Send request' }).click();
      const { id } = (await (await answered).json()) as { id: string };
      await expect(page.getByText(/^Requested\. .* has 7 days to answer\.$/)).toBeVisible();
      const headers = { origin: new URL(page.url()).origin };
      const taken = await page.request.post(`/api/v1/collabs/${id}/withdraw`, { headers, data: {} }); // so that it can be asked again
      expect(taken.ok()).toBe(true);
      expect(faults).toEqual([]);
      await page.context().close();
    },
  );
}

test('R437: what is protected counts only once a reason has been given', long, async ({ browser }) => {
  const { page, faults } = await aWindow(browser);
  await signInQuickly(page, 'starter@tastemaker.test');
  await page.goto('/app/brand/preferences?section=targeting');
  const wishes = page.getByRole('region', { name: 'Personal attributes' });
  await wishes.getByRole('combobox', { name: 'Ask for a personal attribute' }).selectOption({ label: 'Gender' });
  await wishes.getByRole('checkbox', { name: 'Non-binary' }).click();
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(page.getByRole('alert').filter({ hasText: /why|reason/i })).toBeVisible();
  await wishes
    .getByRole('textbox', { name: 'Why gender matters here' })
    .fill('A magazine by and for non-binary people.');
  await save.click();
  await expect(wishes.getByText(/^Counts since/)).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await wishes.getByRole('button', { name: 'Stop counting gender' }).click();
  const answered = page.waitForResponse(
    (answer) => answer.url().endsWith('/targeting') && answer.request().method() !== 'GET' && answer.ok(),
  );
  await save.click();
  await answered;
  await page.reload();
  await expect(wishes).toBeVisible();
  await expect(wishes.getByRole('button', { name: 'Stop counting gender' })).toHaveCount(0);
  expect(faults).toEqual([]);
  await page.context().close();
});

for (const width of [1440, 390]) {
  test(
    `at ${width}, a venue is put on the map, and the pin moved by click and by arrow keys`,
    long,
    async ({ browser }) => {
      const { page, faults } = await aWindow(browser, { viewport: { width, height: 900 } });
      const name = `The Pantry ${width} ${Date.now()}`;
      await signInQuickly(page, 'premium@tastemaker.test');
      await page.goto('/app/brand/preferences?section=venues');
      await page.getByRole('button', { name: 'Add a venue' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add a venue' });
      await dialog.getByLabel('Name').fill(name);
      await dialog.getByLabel('Address').fill('1 Quay Street');
      await dialog.getByLabel('City').selectOption({ label: 'Bristol' });
      await dialog.getByRole('button', { name: 'Put it on the map' }).click();
      const coordinates = dialog.getByLabel('Coordinates');
      const middle = await coordinates.inputValue();
      await dialog.getByRole('button', { name: 'The venue. Move it with the arrow keys.' }).press('ArrowUp');
      await expect(coordinates).not.toHaveValue(middle);
      const stepped = await coordinates.inputValue();
      await dialog.getByRole('application', { name: 'Where the venue is' }).click({ position: { x: 60, y: 60 } });
      await expect(coordinates).not.toHaveValue(stepped);
      const clicked = await coordinates.inputValue();
      expect(await dialogFaults(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Save venue' }).click();
      await expect(page.getByText(`${name} saved.`)).toBeVisible();
      await page.reload();
      await page.getByRole('button', { name: `Change ${name}` }).click();
      await expect(page.getByRole('dialog').getByLabel('Coordinates')).toHaveValue(clicked);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: `Remove ${name}` }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
      await expect(page.getByText(`${name} removed.`)).toBeVisible();
      expect(faults).toEqual([]);
      await page.context().close();
    },
  );
}
