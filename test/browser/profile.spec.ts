import { writeFileSync } from 'node:fs';
import { expect, type Page, type Request } from '@playwright/test';
import { smallMatroska } from '../support/filmed.ts';
import { smallMp4 } from '../support/videos.ts';
import { axeFaults } from './axe.ts';
import { aWindow, signInQuickly, withoutWorker } from './people.ts';
import { long, test } from './test.ts';

const influencer = 'influencer@tastemaker.test';
const editor = '/app/influencer/profile-editor';

const open = (page: Page, section: string) => page.goto(`${editor}?section=${section}`);
const saved = (page: Page) => expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
const tiles = (page: Page) => page.getByRole('list', { name: 'Portfolio' }).getByRole('listitem');

/** A picture of one colour, drawn by the browser itself. */
const picture = (page: Page, colour: string): Promise<string> =>
  page.evaluate<string>(`(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [900, 700];
    const ink = canvas.getContext('2d');
    ink.fillStyle = '${colour}';
    ink.fillRect(0, 0, 900, 700);
    return canvas.toDataURL('image/png').split(',')[1];
  })()`);

async function addPiece(page: Page, name: string, colour: string): Promise<void> {
  const before = await tiles(page).count();
  const buffer = Buffer.from(await picture(page, colour), 'base64');
  await page.getByLabel('File', { exact: true }).setInputFiles({ name, mimeType: 'image/png', buffer });
  const dialog = page.getByRole('dialog', { name: 'Crop the picture' });
  await dialog.getByRole('application').press('ArrowLeft');
  await dialog.getByRole('slider', { name: 'Zoom' }).fill('2');
  await dialog.getByRole('button', { name: 'Use picture' }).click();
  await expect(tiles(page)).toHaveCount(before + 1);
}

test(
  'R3, R56: an influencer edits the profile; it is saved automatically, and there after a reload',
  long,
  async ({ page }) => {
    await signInQuickly(page, influencer);
    await open(page, 'basics');
    const bio = `Dinner first, questions later. ${Date.now()}`;
    await page.getByRole('textbox', { name: 'Bio' }).fill(bio);
    await page.getByRole('radio', { name: 'Non-binary' }).click();
    await expect(page.getByText('Only you and our team see this', { exact: true })).toBeVisible();
    await saved(page);

    await page
      .getByRole('navigation', { name: 'Profile sections' })
      .getByRole('link', { name: 'Tastes and diet' })
      .click();
    const cuisines = page.getByRole('group', { name: 'Cuisines' });
    await cuisines.getByRole('checkbox', { name: 'Other' }).click();
    await page.getByLabel('Other: please say which').fill('Georgian');
    await saved(page);
    await page.reload();
    await expect(page.getByLabel('Other: please say which')).toHaveValue('Georgian');
    await open(page, 'basics');
    await expect(page.getByRole('textbox', { name: 'Bio' })).toHaveValue(bio);
    await expect(page.getByRole('radio', { name: 'Non-binary' })).toBeChecked();
  },
);

test(
  'R3: without a connection nothing that was written is lost, in whichever section one looks, and it is saved once there is one',
  long,
  async ({ browser }) => {
    const { page } = await aWindow(browser, withoutWorker);
    await signInQuickly(page, influencer);
    await open(page, 'basics');
    const bio = page.getByRole('textbox', { name: 'Bio' });
    await expect(bio).toBeVisible();
    await page.waitForLoadState('networkidle');

    await page.context().setOffline(true);
    const written = `Written in a tunnel. ${Date.now()}`;
    await bio.fill(written);
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    const sections = page.getByRole('navigation', { name: 'Profile sections' });
    await sections.getByRole('link', { name: 'Photos' }).click();
    await page.getByLabel('File', { exact: true }).setInputFiles({
      ...{
        name: 'clip.mp4',
        mimeType: 'video/mp4',
        buffer: smallMp4({ width: 1080, height: 1920, rotation: 0, seconds: 8 }),
      },
    });
    await expect(page.getByText(/^No connection. Stopped at 0% of/)).toBeVisible();
    await page.getByRole('button', { name: 'Remove the file' }).click();
    await sections.getByRole('link', { name: 'Basics' }).click();
    await expect(bio).toHaveValue(written);

    await page.context().setOffline(false);
    await saved(page);
    await page.reload();
    await expect(bio).toHaveValue(written);
    await page.context().close();
  },
);

test('R3: an interrupted upload is named when the page is opened again, and continues', long, async ({ browser }) => {
  const { page } = await aWindow(browser, withoutWorker);
  await signInQuickly(page, influencer);
  await open(page, 'photos');
  const file = test.info().outputPath('long.mkv'); // the same file, not only the same bytes, continues
  writeFileSync(file, await smallMatroska(9_000_000));
  const hasPiece = (request: Request) => request.method() === 'PATCH' && request.url().includes('/uploads/');
  let pieces = 0;
  await page.route('**/api/v1/uploads/*', (route) => {
    if (hasPiece(route.request()) && ++pieces > 1) return route.abort(); // only the first arrives
    return route.continue();
  });
  await page.getByLabel('File', { exact: true }).setInputFiles(file);
  await expect.poll(() => pieces).toBeGreaterThan(1);
  await page.reload();
  await expect(page.getByText('“long.mkv” hasn’t finished uploading. Choose it again to continue.')).toBeVisible();

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const before = await tiles(page).count();
  const offsets: (string | undefined)[] = [];
  page.on('request', (request) => void (hasPiece(request) && offsets.push(request.headers()['upload-offset'])));
  await page.getByLabel('File', { exact: true }).setInputFiles(file);
  await expect(page.getByText('Some browsers can’t play this video.', { exact: false })).toBeVisible();
  await expect(tiles(page)).toHaveCount(before + 1);
  expect(Number(offsets[0])).toBeGreaterThan(0);
  await expect(page.getByText('hasn’t finished uploading', { exact: false })).toBeHidden();
  await saved(page);
  const kept = page.waitForResponse(
    (answer) => answer.url().endsWith('/profile') && answer.request().method() === 'PATCH',
  );
  await tiles(page)
    .last()
    .getByRole('button', { name: /^Remove / })
    .click();
  await kept;
  await page.context().close();
});

test('an invalid value is marked, and the rest is saved', long, async ({ page }) => {
  await signInQuickly(page, influencer);
  await open(page, 'basics');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  const before = await name.inputValue();
  await name.fill(' ');
  await page.getByRole('textbox', { name: 'Handle' }).focus();
  await expect(page.getByText('Please enter your name (up to 100 characters).')).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue(before);
});

test('pictures are cut, sent, and put in order by the keyboard and by dragging', long, async ({ page }) => {
  await signInQuickly(page, influencer);
  await open(page, 'photos');
  await expect(page.getByRole('heading', { name: 'Portfolio' })).toBeVisible();
  const first = await tiles(page).count();
  await addPiece(page, 'tomato.png', '#b92f17');
  await addPiece(page, 'bottle.png', '#0b5b45');
  await page.getByLabel(`Caption of piece ${first + 1}`).fill('Tomato');
  await page.getByLabel(`Caption of piece ${first + 2}`).fill('Bottle');
  await saved(page);

  await page.getByRole('button', { name: /^Move Bottle: drag/ }).press('ArrowLeft');
  await expect(page.getByText(`Bottle is now at place ${first + 1} of ${first + 2}.`)).toBeAttached();
  await expect(page.getByLabel(`Caption of piece ${first + 1}`)).toHaveValue('Bottle');
  await page.getByRole('button', { name: /^Move Tomato: drag/ }).hover();
  await page.mouse.down();
  await page.getByRole('img', { name: 'Bottle' }).hover();
  await page.mouse.up();
  await expect(page.getByLabel(`Caption of piece ${first + 1}`)).toHaveValue('Tomato');
  await saved(page);
  await page.reload();
  await expect(page.getByLabel(`Caption of piece ${first + 1}`)).toHaveValue('Tomato');

  await page.getByRole('button', { name: 'Remove Tomato' }).click();
  await page.getByRole('button', { name: 'Remove Bottle' }).click();
  await expect(tiles(page)).toHaveCount(first);
  await saved(page);
});

test('R72–R75: Edit Profile leads each to their own', long, async ({ browser }) => {
  for (const [email, heading] of [
    [influencer, 'Profile'],
    ['brand@tastemaker.test', 'Preferences'],
    ['staff@tastemaker.test', 'Sign-in and security'],
  ] as const) {
    const { page } = await aWindow(browser);
    await signInQuickly(page, email);
    await page.goto('/app/profile-editor');
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.context().close();
  }
});

test('the crop dialog is accessible', long, async ({ page }) => {
  await signInQuickly(page, influencer);
  await open(page, 'photos');
  const buffer = Buffer.from(await picture(page, '#f2b533'), 'base64');
  await page.getByLabel('File', { exact: true }).setInputFiles({ name: 'brass.png', mimeType: 'image/png', buffer });
  await expect(page.getByRole('dialog', { name: 'Crop the picture' })).toBeVisible();
  expect(await axeFaults(page, { within: '[role=dialog]' })).toEqual([]);
});

test('chips to choose from are large enough for a thumb', long, async ({ browser }) => {
  const { page } = await aWindow(browser, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await signInQuickly(page, influencer);
  await open(page, 'basics');
  const chips = page.getByRole('main').getByRole('radio');
  await expect(chips.first()).toBeVisible();
  const heights = await Promise.all((await chips.all()).map(async (chip) => (await chip.boundingBox())!.height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  await page.context().close();
});
