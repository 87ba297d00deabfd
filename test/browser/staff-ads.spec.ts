import { expect, type Locator } from '@playwright/test';
import { smallPng } from '../support/files.ts';
import { axeFaults } from './axe.ts';
import { aWindow, signInQuickly } from './people.ts';
import { comes } from './pictures.ts';
import { long, test } from './test.ts';

/** The picture's aspect ratio. It is cropped to 3:2, so that with this nothing of it is hidden. */
const shapeOf = (picture: Locator) =>
  expect.poll(async () => {
    const box = await picture.boundingBox();
    return box && (box.width / box.height).toFixed(2);
  });

test(
  'R442: staff place an ad with a photo, see it in the feed’s frame, and influencers see it in their feed',
  long,
  async ({ browser }) => {
    const [staff, guest] = [await aWindow(browser), await aWindow(browser)];
    const { page } = staff;
    const headline = `The market is open ${Date.now()}`;
    await signInQuickly(page, 'staff@tastemaker.test');
    await signInQuickly(guest.page, 'influencer@tastemaker.test');

    await page.goto('/app/admin/ad-manager');
    await page.getByRole('button', { name: 'New ad' }).click();
    const dialog = page.getByRole('dialog', { name: 'New ad' });
    await dialog.getByLabel('Name (only staff see it)').fill(headline);
    await dialog.getByRole('textbox', { name: 'Headline' }).fill(headline);
    await dialog.getByRole('textbox', { name: 'Text', exact: true }).fill('Forty stalls, every Saturday.');
    await dialog.getByRole('textbox', { name: 'Button', exact: true }).fill('See them');
    await dialog.getByLabel('Link', { exact: true }).fill('/app/influencer/explore');
    await dialog.getByLabel('Priority').selectOption('3');
    await dialog.locator('input[type=file]').setInputFiles({
      ...{ name: 'market.png', mimeType: 'image/png', buffer: smallPng(1200, 900) },
    });
    const crop = page.getByRole('dialog', { name: 'Crop the picture' });
    await crop.getByRole('button', { name: 'Use picture' }).click();
    await expect(crop).toBeHidden();
    const preview = dialog.getByRole('region', { name: 'Preview' }).locator('img');
    await comes(preview);
    await shapeOf(preview).toBe('1.50');
    await expect(dialog.getByRole('button', { name: 'Change the photo' })).toBeVisible();
    expect(await axeFaults(page, { within: '[role=dialog]' })).toEqual([]);
    await dialog.getByRole('button', { name: 'Place ad' }).click();
    await expect(page.getByText(`${headline} placed`)).toBeVisible();
    await comes(page.getByRole('article', { name: headline }).locator('img'));
    await shapeOf(page.getByRole('article', { name: headline }).locator('img')).toBe('1.50');

    await guest.page.goto('/app/influencer/browse');
    const shown = guest.page.getByRole('article', { name: headline }).locator('img');
    await comes(shown);
    await shapeOf(shown).toBe('1.50');
    await guest.page.setViewportSize({ width: 390, height: 844 });
    await shapeOf(shown).toBe('1.50');

    await page.getByRole('button', { name: `Remove ${headline}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText(`${headline} removed`)).toBeVisible();
    expect([...staff.faults, ...guest.faults]).toEqual([]);
    for (const each of [staff, guest]) await each.page.context().close();
  },
);
