import { expect, type Locator, type Page } from '@playwright/test';
import { axeFaults } from './axe.ts';
import { aWindow, signInQuickly } from './people.ts';
import { long, test } from './test.ts';

const offers = (page: Page) => page.getByRole('region', { name: 'Offers' }).getByRole('article');
const map = (page: Page) => page.getByRole('application', { name: 'Map of the offers' });
const clusters = (page: Page) => map(page).getByRole('button', { name: /offers here: zoom in$/ });

for (const width of [1440, 390]) {
  test(
    `R55: at ${width}, offers are found by place, looked at on the map, and kept with the heart`,
    long,
    async ({ browser }) => {
      const { page, faults } = await aWindow(browser, { viewport: { width, height: 900 } });
      const phone = width < 900;
      const turn = async (to: 'Map' | 'List') => {
        if (phone) await page.getByRole('button', { name: to, exact: true }).click();
      };
      await signInQuickly(page, 'influencer@tastemaker.test');
      await page.goto('/app/influencer/explore');
      await expect(offers(page).first()).toBeVisible();

      await turn('Map');
      await expect(clusters(page).first()).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
      const before = await map(page).ariaSnapshot();
      await clusters(page).first().press('Enter');
      await expect.poll(() => map(page).ariaSnapshot()).not.toBe(before);
      await expect
        .poll(() => page.evaluate<boolean>(`document.activeElement.closest('[role=application]') !== null`))
        .toBe(true);

      await page.getByRole('button', { name: 'Search this area' }).click();
      await expect(page).toHaveURL(/[?&](bounds|area)=/);
      await turn('List');
      await expect(offers(page).first()).toBeVisible();

      await page.goto('/app/influencer/explore');
      await expect(offers(page).first()).toBeVisible();
      await turn('Map');
      const cities = page.getByRole('region', { name: 'Cities' });
      await expect(cities.getByRole('button', { name: /^All cities/, pressed: true })).toBeVisible();
      await cities.getByRole('button', { name: /^London/ }).click();
      await expect(page).toHaveURL(/[?&]city=london/);
      const london = cities.getByRole('button', { name: /^London/, pressed: true });
      await expect(london).toHaveAccessibleName(/[1-9]\d* offers?$/);
      expect(await axeFaults(page)).toEqual([]);
      await turn('List');
      await expect(offers(page).filter({ hasNotText: ' · London · ' })).toHaveCount(0);
      await expect(offers(page).first()).toBeVisible();

      await page.goto('/app/influencer/explore?city=london');
      const heart = offers(page)
        .first()
        .getByRole('button', { name: /^Save / });
      const name = (await heart.getAttribute('aria-label'))!;
      const isSaved = (await heart.getAttribute('aria-pressed')) === 'true';
      if (isSaved) await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'false');
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await page.getByRole('button', { name: /Saved/ }).click();
      await expect(page).toHaveURL(/saved/);
      await expect(offers(page).getByRole('button', { name })).toBeVisible();
      await offers(page).getByRole('button', { name }).click();
      await expect(offers(page).getByRole('button', { name })).toHaveCount(0);
      expect(faults).toEqual([]);
      await page.context().close();
    },
  );
}

for (const width of [1440, 390]) {
  test(
    `at ${width}, the map opens on all its pins, and a pin shows its offer on a card, also by the keyboard`,
    long,
    async ({ browser }) => {
      const { page, faults } = await aWindow(browser, { viewport: { width, height: 900 } });
      await signInQuickly(page, 'influencer@tastemaker.test');
      await page.goto('/app/influencer/explore?view=map');
      await expect(clusters(page).first()).toBeVisible();
      const frame = (await map(page).boundingBox())!;
      for (const pin of await map(page).locator('.pin').all()) {
        const { x, y } = (await pin.boundingBox())!;
        expect([x > frame.x, y > frame.y, x < frame.x + frame.width, y < frame.y + frame.height]).toEqual([true, true, true, true]);
      }
      if (width > 900) expect(frame.width).toBeGreaterThan(width * 0.4);

      const pin = map(page).locator('.pin:not(.many)').first();
      const title = (await pin.getAttribute('aria-label'))!;
      await pin.press('Enter');
      const card = page.getByRole('dialog', { name: title });
      await expect(card).toBeFocused();
      await expect(card.getByRole('link', { name: title })).toBeVisible();
      const shown = (await card.boundingBox())!;
      expect(shown.x).toBeGreaterThanOrEqual(frame.x);
      expect(shown.x + shown.width).toBeLessThanOrEqual(frame.x + frame.width);
      expect(await axeFaults(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(card).toHaveCount(0);
      await expect(map(page).getByRole('button', { name: title })).toBeFocused();
      expect(faults).toEqual([]);
      await page.context().close();
    },
  ); // prettier-ignore
}

test('on a phone, Back leads to the map again, in the city that was chosen', long, async ({ browser }) => {
  const { page } = await aWindow(browser, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await signInQuickly(page, 'influencer@tastemaker.test');
  await page.goto('/app/influencer/explore');
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await page
    .getByRole('region', { name: 'Cities' })
    .getByRole('button', { name: /^London/ })
    .click();
  await expect(page).toHaveURL(/city=london/);
  await page.goto('/app/influencer/dashboard');
  await page.goBack();
  await expect(map(page)).toBeVisible();
  await expect(page.getByRole('button', { name: /^London/, pressed: true })).toBeVisible();
  await page.context().close();
});

test(
  'on a phone, an offer’s picture leaves room for its words, and shows its own middle',
  long,
  async ({ browser }) => {
    const { page } = await aWindow(browser, { viewport: { width: 390, height: 844 } });
    await signInQuickly(page, 'influencer@tastemaker.test');
    await page.goto('/app/influencer/explore');
    const first = offers(page).first();
    const [picture, title] = [first.locator('img').first(), first.getByRole('heading')];
    await expect(title).toBeVisible();
    const [shown, words] = [(await picture.boundingBox())!, (await title.boundingBox())!];
    expect(shown.x + shown.width).toBeLessThanOrEqual(words.x);
    const frame = (await picture.locator('..').boundingBox())!;
    expect([shown.width, shown.height]).toEqual([frame.width, frame.height]);
    await page.context().close();
  },
);

test(
  'on a phone, the pill at the foot of the screen covers nothing at the end of the list, nor of the cities',
  long,
  async ({ browser }) => {
    const { page } = await aWindow(browser, { viewport: { width: 390, height: 844 } });
    await signInQuickly(page, 'influencer@tastemaker.test');
    await page.goto('/app/influencer/explore?city=leeds');
    await expect(offers(page).first()).toBeVisible();
    const isClear = async (last: Locator, pill: Locator) => {
      await page.evaluate<void>('window.scrollTo(0, document.documentElement.scrollHeight)');
      const [content, cover] = [(await last.boundingBox())!, (await pill.boundingBox())!];
      expect(cover.y).toBeGreaterThanOrEqual(content.y + content.height);
      expect(cover.y + cover.height).toBeLessThanOrEqual(844);
    };
    const [toMap, toList] = [page.getByRole('button', { name: 'Map', exact: true }), page.getByRole('button', { name: 'List', exact: true })]; // prettier-ignore
    await isClear(offers(page).last(), toMap);
    await toMap.click();
    const cities = page.getByRole('region', { name: 'Cities' }).getByRole('button');
    await expect(cities.last()).toHaveAccessibleName(/offers?$/);
    await isClear(cities.last(), toList);
    await page.context().close();
  },
);
