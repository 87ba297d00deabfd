import { expect } from '@playwright/test';
import { axeFaults } from './axe.ts';
import { aWindow, signInQuickly } from './people.ts';
import { long, test } from './test.ts';

const address = '/app/brand/influencer-browser';

for (const width of [1440, 390]) {
  test(
    `R435: at ${width}, a brand narrows, keeps the search and compares, all in the address`,
    long,
    async ({ browser }) => {
      const { page, faults } = await aWindow(browser, { viewport: { width, height: 900 } });
      await signInQuickly(page, 'premium@tastemaker.test');
      await page.goto(address);
      const cards = page.getByRole('region', { name: 'Influencers' }).getByRole('article');
      await expect(cards.first()).toBeVisible();

      await page.getByRole('button', { name: /^All filters/ }).click();
      const sheet = page.getByRole('dialog', { name: 'All filters' });
      await sheet.getByRole('searchbox', { name: 'Find a filter' }).fill('london');
      await sheet
        .getByRole('group', { name: 'City' })
        .getByRole('checkbox', { name: /^London/ })
        .check();
      await sheet.getByRole('button', { name: /^Show \d+ results?$/ }).click();
      await expect(page).toHaveURL(/city=london/);
      await expect(page.getByRole('button', { name: 'Remove London' })).toBeVisible();

      const narrowed = page.waitForResponse((answer) => /influencer-browser\?.*band=micro/.test(answer.url()));
      await page.getByRole('button', { name: /^Micro/ }).click();
      await expect(page).toHaveURL(/band=micro/);
      await narrowed; // until then the cards are the previous ones
      await expect(page.getByRole('status').filter({ hasText: /influencers?$/ })).toBeVisible();

      const name = `London micro ${width}`;
      await page.getByRole('button', { name: /^Saved searches/ }).click();
      await page.getByRole('textbox', { name: 'Name of this search' }).fill(name);
      await page.getByRole('button', { name: 'Save this search' }).click();
      await expect(page.getByRole('link', { name })).toBeVisible();
      await page.keyboard.press('Escape');

      await expect(cards.getByRole('checkbox')).toHaveCount(0);
      await page.getByRole('button', { name: 'Compare', pressed: false }).click();
      await cards.nth(0).getByRole('checkbox').check();
      await cards.nth(1).getByRole('checkbox').check();
      await page.getByRole('region', { name: 'Compare' }).getByRole('button', { name: 'Compare' }).click();
      const table = page.getByRole('dialog', { name: 'Compare' }).getByRole('table');
      await expect(table.getByRole('rowheader', { name: 'Followers' })).toBeVisible();
      await expect(table.getByRole('columnheader')).toHaveCount(2);
      await page.keyboard.press('Escape');

      await page.reload();
      await expect(page.getByRole('button', { name: 'Remove Micro 10K-100K' })).toBeVisible();
      await expect(page.getByText('2 of 4 chosen')).toBeVisible();

      const first = cards.nth(0).getByRole('heading').getByRole('link');
      const whom = await first.innerText();
      await first.click();
      const person = page.getByRole('dialog', { name: whom, exact: true });
      await expect(
        person
          .getByRole('region', { name: 'Numbers', exact: true })
          .getByText(/^As of/)
          .first(),
      ).toBeVisible();
      await expect(page).toHaveURL(/influencer-browser\/[0-9a-f-]{36}\?.*city=london/);
      await page.reload();
      await expect(person.getByRole('button', { name: `Add ${whom} to a list` })).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
      await person.getByRole('button', { name: 'Close' }).click();
      await expect(person).toBeHidden();
      await expect(page).toHaveURL(/influencer-browser\?.*city=london/);
      await page.goto(`${address}?profile=unclaimed`);
      await cards.nth(0).getByRole('heading').getByRole('link').click();
      await expect(page.getByRole('dialog').getByText('Not on Tastemaker yet')).toBeVisible();
      expect(faults).toEqual([]);
      await page.context().close();
    },
  );
}

for (const [place, width] of [1440, 390].entries()) {
  test(
    `at ${width}, the heart of a card keeps someone on the list “Saved”, and takes them off again`,
    long,
    async ({ browser }) => {
      const phone = width < 500;
      const { page, faults } = await aWindow(browser, {
        viewport: { width, height: 900 },
        ...(phone && { hasTouch: true, colorScheme: 'dark' as const }),
      });
      await signInQuickly(page, 'premium@tastemaker.test');
      await page.goto(`${address}?band=micro&profile=claimed`);
      const cards = page.getByRole('region', { name: 'Influencers' }).getByRole('article');
      const heart = cards.nth(place).getByRole('button', { name: /^Save / });
      const press = () => (phone ? heart.tap() : heart.press('Space'));
      await expect(heart).toHaveAttribute('aria-pressed', 'false');
      const name = (await heart.getAttribute('aria-label'))!.replace('Save ', '');
      const { width: across, height: down } = (await heart.boundingBox())!;
      expect(Math.min(across, down)).toBeGreaterThanOrEqual(44);

      await press();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByText(`${name} is on your list “Saved”.`)).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
      await page.reload();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await page.goto('/app/brand/lists');
      await page.getByRole('link', { name: 'Saved' }).click();
      await expect(page.getByRole('list', { name: 'Influencers' })).toContainText(name);

      await page.goto(`${address}?band=micro&profile=claimed`);
      const gone = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await press();
      await expect(heart).toHaveAttribute('aria-pressed', 'false');
      await gone;
      await page.reload();
      await expect(heart).toHaveAttribute('aria-pressed', 'false');
      expect(faults).toEqual([]);
      await page.context().close();
    },
  );
}

test('R324–R327: macro and mega are enquired about, the others are requested', long, async ({ browser }) => {
  const { page } = await aWindow(browser);
  await signInQuickly(page, 'premium@tastemaker.test');
  await page.goto(`${address}?band=macro`);
  await expect(page.getByRole('link', { name: /^Enquire about/ }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Request Collab/ })).toHaveCount(0);
  await page.goto(`${address}?band=micro&profile=claimed`);
  await expect(page.getByRole('button', { name: /^Request Collab/ }).first()).toBeVisible();
  await page.context().close();
});

test('a slip of the finger still finds someone, and nobody at all says what to loosen', long, async ({ browser }) => {
  const { page } = await aWindow(browser);
  await signInQuickly(page, 'premium@tastemaker.test');
  await page.goto(address);
  await page.getByRole('searchbox', { name: 'Search' }).fill('marcheti');
  await expect(page.getByText('No exact match.', { exact: false })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Rosa Marchetti' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill('zzqqzzqq');
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.context().close();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in ${colorScheme}: the page, every filter, saved searches`, long, async ({ browser }) => {
    const { page } = await aWindow(browser, { colorScheme });
    await signInQuickly(page, 'premium@tastemaker.test');
    await page.goto(`${address}?city=london&band=micro`);
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: /^All filters/ }).click();
    await expect(page.getByRole('dialog', { name: 'All filters' })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Saved searches/ }).click();
    await expect(page.getByRole('dialog', { name: 'Saved searches' })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await page.context().close();
  });
}
