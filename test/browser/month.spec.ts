import { expect, type Page } from '@playwright/test';
import { smallPng } from '../support/files.ts';
import { smallMp4 } from '../support/videos.ts';
import { playableVideo } from './playable-video.ts';
import { answerAllergies, aWindow, freeze, joinAsCreator, type Mail, signInQuickly, type Watched } from './people.ts';
import { long, origin, test } from './test.ts';

/**
 * One restaurant's month with three influencers: a visit that is moved, confirmed and checked in at the door, and whose
 * piece goes through a round of changes; a late cancellation; a no-show; a video that is rejected and replaced; an
 * unclear caption that is fixed. Three Collabs are completed.
 */
const hour = 3_600_000;
const unique = Date.now().toString(36);
const title = `A month of suppers ${unique}`;
const invited = 'influencer@tastemaker.test';

let brand: Watched;
let guest: Watched;
let door: Watched;
let second: Watched;
let third: Watched;

test.use({ ownProduct: 'month: the clock goes on' });

test.beforeAll(async ({ browser }) => {
  [brand, guest, door] = [await aWindow(browser), await aWindow(browser), await aWindow(browser)];
  [second, third] = [await aWindow(browser), await aWindow(browser)];
});
test.afterAll(() => Promise.all([brand, guest, door, second, third].map(({ page }) => page.context().close())));

const post = async <Body>({ request }: Page, path: string, data: object = {}): Promise<Body> => {
  const answer = await request.post(path, { data, headers: { origin: origin() } });
  expect([path, answer.ok()]).toEqual([path, true]);
  return (await answer.json()) as Body;
};

/** An offer with one piece and one time, requested, approved and booked. */
async function booked(by: Watched, name: string, visitAt: number, ask: 'post' | 'reel'): Promise<string> {
  const offer = await post<{ id: string }>(brand.page, '/api/v1/offers', {
    ...{
      title: name,
      kind: 'experience',
      gives: 'Five courses',
      valuePence: 9_000,
      brief: '',
      venue: '12 Calvert Yard',
    },
    ...{ asks: [{ type: ask, contentType: ask === 'reel' ? 'video' : 'image', count: 1 }], city: 'london' },
    ...{ category: 'restaurants', guests: 1, contentDueDays: 14, rights: { channels: ['own-social'], months: 6 } },
    slots: [{ startsAt: new Date(visitAt).toISOString(), capacity: 1 }],
  });
  const { id } = await post<{ id: string }>(by.page, `/api/v1/offers/${offer.id}/requests`, { note: '' });
  await post(brand.page, `/api/v1/collabs/${id}/approve`);
  const { slots } = await (await by.page.request.get(`/api/v1/offers/${offer.id}`)).json();
  await post(by.page, `/api/v1/collabs/${id}/schedule`, { slotId: slots[0].id });
  return id;
}

const picture = () => ({ name: 'plate.png', mimeType: 'image/png', buffer: smallPng(1080, 1350) });

/** Completes the open page's submission. */
async function handIn(page: Page, file: ReturnType<typeof picture>, caption: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByLabel('Caption').fill(caption);
  if (file.mimeType === 'image/png') await page.getByLabel('I confirm that I can be seen in this picture.').check();
  await page.getByRole('button', { name: 'Submit' }).click();
}

/** From now on, opening the page shows the piece. */
const submitted = (page: Page) => expect(page.getByText('Submitted. We’ve let the brand know.')).toBeVisible();

/**
 * Resolves once it is approved, so that opening the page shows it. A caption that isn't clearly an ad requires
 * confirmation.
 */
async function approvePiece(page: Page, { unclear = false } = {}): Promise<void> {
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  if (unclear)
    await page.getByRole('dialog', { name: 'Approve this caption?' }).getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Approved.', { exact: true })).toBeVisible();
}

/** Enters the post's URL, once the piece is approved. */
async function publish(page: Page, address: string): Promise<void> {
  await page.getByLabel('Address of the post').fill(address);
  await page.getByRole('button', { name: 'Publish' }).click();
}

const mails = async (): Promise<Mail[]> =>
  (await guest.page.request.get(`/sandbox/api/mail?to=${encodeURIComponent(invited)}`)).json();
const stage = (page: Page, name: string) => page.getByRole('img', { name: new RegExp(name) }).first();

test('R350, R351, R355, R410–R412: a month of a restaurant with three influencers', long, async ({ browser }) => {
  const { page } = brand;
  const now = Date.now();
  const slots = [10, 12].map((days) => ({ startsAt: new Date(now + days * 24 * hour).toISOString(), capacity: 1 }));
  let offerId = '';
  let first = '';

  await test.step('the brand makes an offer, and the influencer asks for it', async () => {
    await signInQuickly(page, 'professional@tastemaker.test');
    await signInQuickly(guest.page, invited);
    const offer = {
      ...{ title, kind: 'experience', gives: 'Five courses', valuePence: 9_000, brief: '', venue: '12 Calvert Yard' },
      ...{ asks: [{ type: 'post', contentType: 'image', count: 1 }], city: 'london', category: 'restaurants' },
      ...{ guests: 1, contentDueDays: 14, slots, rights: { channels: ['own-social'], months: 6 } },
    };
    offerId = (await post<{ id: string }>(page, '/api/v1/offers', offer)).id;
    await guest.page.goto(`/app/influencer/offers/${offerId}`);
    await guest.page.getByRole('button', { name: 'Request', exact: true }).click();
    await guest.page.getByRole('dialog').getByRole('button', { name: 'Request' }).click();
    await guest.page.getByRole('link', { name: 'See your ticket' }).click();
    await expect(guest.page).toHaveURL(/\/app\/collabs\//);
    await expect(stage(guest.page, 'Request')).toBeVisible();
    first = new URL(guest.page.url()).pathname.split('/').at(-1)!;
  });

  await test.step('the brand approves, and the influencer chooses a time', async () => {
    await page.goto(`/app/collabs/${first}`);
    await page.getByRole('button', { name: /^Approve/ }).click();
    await expect(stage(page, 'Approved')).toBeVisible();
    await guest.page.reload();
    await guest.page.getByRole('radio').first().click();
    await answerAllergies(guest.page);
    await guest.page.getByRole('button', { name: 'Choose this time' }).click();
    await expect(stage(guest.page, 'Scheduled')).toBeVisible();
    await expect
      .poll(async () => (await mails()).some(({ attachments }) => attachments[0]?.filename === 'visit.ics'))
      .toBe(true);
  });

  await test.step('the visit is moved to another time, freely', async () => {
    await guest.page.getByRole('button', { name: 'Move the visit' }).click();
    await guest.page.getByRole('radio').first().click();
    await answerAllergies(guest.page);
    await guest.page.getByRole('button', { name: 'Choose this time' }).click();
    await expect(guest.page.getByRole('button', { name: 'Move the visit' })).toBeVisible();
    const { visitAt, lateBy } = await (await page.request.get(`/api/v1/collabs/${first}`)).json();
    expect([visitAt, lateBy]).toEqual([slots[1]!.startsAt, null]);
  });

  const visitAt = new Date(slots[1]!.startsAt).getTime();
  await test.step('a day before both sides are asked, and confirm', async () => {
    await freeze(page, visitAt - 24 * hour);
    for (const { page: side } of [brand, guest]) {
      await side.reload();
      await side.getByRole('button', { name: 'Confirm the visit' }).click();
      await expect(side.getByRole('button', { name: 'Confirm the visit' })).toBeHidden();
    }
    await expect(guest.page.getByText('confirmed yet')).toHaveCount(0);
  });

  await test.step('at the door the venue scans the code, sees who comes, and lets them in', async () => {
    const link = await post<{ url: string; pin: string }>(page, '/api/v1/check-in-links');
    await freeze(page, visitAt - hour + 10_000); // within the time of one code
    await guest.page.reload();
    const shown = guest.page.getByLabel(/^Code /);
    await expect(shown).toBeVisible();
    await door.page.goto(new URL(link.url).pathname);
    await door.page.getByLabel('PIN').fill(link.pin);
    await door.page.getByRole('button', { name: 'Open' }).click();
    await door.page.getByLabel('Name, handle or code').fill((await shown.textContent())!);
    await door.page.getByRole('button', { name: 'Find guest by this code' }).click();
    await expect(door.page.getByText(title)).toBeVisible();
    await door.page.getByRole('button', { name: 'Check in', exact: true }).click();
    await expect(door.page.getByText(/^Checked in/)).toBeVisible();
    await door.page.goto('about:blank'); // it is signed in for twelve hours, and the clock moves on
    await guest.page.reload();
    await expect(guest.page.locator('input[type=file]').first()).toBeAttached();
  });

  await test.step('the picture comes back once with a comment, and is approved and posted after that', async () => {
    await handIn(guest.page, picture(), 'Ad: five courses by the fire');
    await submitted(guest.page);
    await page.reload();
    await page.getByRole('button', { name: 'Suggest changes' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('What should change?').fill('Please show the fire.');
    await dialog.getByRole('button', { name: 'Suggest changes' }).click();
    await expect(dialog).toBeHidden();
    await guest.page.reload();
    await expect(guest.page.getByText('Please show the fire.').first()).toBeVisible();
    await guest.page.getByRole('radio', { name: 'Upload another file' }).check();
    await handIn(guest.page, picture(), 'Ad: five courses by the fire');
    await submitted(guest.page);
    await page.reload();
    await approvePiece(page);
    await guest.page.reload();
    await publish(guest.page, 'https://www.instagram.com/p/Cabc123/');
    await expect(stage(guest.page, 'Completed')).toBeVisible();
  });

  await test.step('the second cancels on the day before, which counts as late', async () => {
    await joinAsCreator(second.page, `bo.${unique}`, 'Bo');
    const at = now + 14 * 24 * hour;
    const id = await booked(second, `${title}, Bo`, at, 'post');
    await freeze(page, at - 24 * hour);
    await second.page.goto(`/app/collabs/${id}`);
    await second.page.getByRole('button', { name: 'Cancel this visit' }).click();
    const dialog = second.page.getByRole('dialog');
    await expect(dialog.getByText('so this counts as late')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel visit' }).click();
    await expect(dialog).toBeHidden();
    const { outcome, lateBy } = await (await page.request.get(`/api/v1/collabs/${id}`)).json();
    expect([outcome, lateBy]).toEqual(['cancelled', 'influencer']);
  });

  await test.step('the third does not come, and does not answer', async () => {
    const email = await joinAsCreator(third.page, `cleo.${unique}`, 'Cleo');
    const at = now + 16 * 24 * hour;
    const id = await booked(third, `${title}, Cleo`, at, 'post');
    await freeze(page, at + hour);
    await page.goto(`/app/collabs/${id}`);
    await page.getByRole('button', { name: 'Nobody came' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { name: 'You said that nobody came' })).toBeVisible();
    await freeze(page, at + 50 * hour);
    await page.reload();
    await expect(page.getByText('The visit didn’t happen.')).toBeVisible();
    const told = async (): Promise<Mail[]> =>
      (await page.request.get(`/sandbox/api/mail?to=${encodeURIComponent(email)}`)).json();
    await expect
      .poll(async () => (await told()).some(({ subject }) => subject.includes('says you missed your visit')))
      .toBe(true);
  });

  const last = now + 20 * 24 * hour;
  await test.step('the second comes after all; a video that is too small is refused, and replaced', async () => {
    const id = await booked(second, `${title}, Bo again`, last, 'reel');
    await freeze(page, last + hour);
    await post(page, `/api/v1/collabs/${id}/check-in`);
    await second.page.goto(`/app/collabs/${id}`);
    const tooSmall = {
      name: '720p.mp4',
      mimeType: 'video/mp4',
      buffer: smallMp4({ width: 720, height: 1_280, rotation: 0, seconds: 8, coded: [720, 1_280] }),
    };
    const mark = async () => {
      await second.page.getByLabel('From (seconds)').fill('1');
      await second.page.getByLabel('To (seconds)').fill('7');
      await second.page.getByRole('button', { name: 'Add', exact: true }).click();
      await second.page.getByRole('button', { name: 'Submit' }).click();
    };
    await handIn(second.page, tooSmall, 'Ad: the kitchen');
    await mark();
    await expect(second.page.getByRole('alert').filter({ hasText: 'at least 1,080 pixels' })).toBeVisible();
    await expect(second.page.getByRole('button', { name: 'Submit' })).toBeEnabled(); // the server has responded
    await expect(stage(second.page, 'Scheduled')).toBeVisible();
    await second.page.getByRole('button', { name: 'Remove the file' }).click();
    const film = { name: 'kitchen.webm', mimeType: 'video/webm', buffer: await playableVideo(browser) };
    await second.page.locator('input[type=file]').setInputFiles(film);
    await mark();
    await expect(stage(second.page, 'Deliverables Added')).toBeVisible();
    await page.goto(`/app/collabs/${id}`);
    await page.getByRole('button', { name: 'Show the creator’s marks' }).click();
    const seen = page.getByRole('list', { name: 'Where the creator is seen' }).getByRole('img');
    await expect(seen).toHaveCount(1);
    await expect(seen).toHaveJSProperty('naturalHeight', 569);
    await approvePiece(page);
    await second.page.reload();
    await publish(second.page, 'https://www.instagram.com/reel/Cabc124/');
    await expect(stage(second.page, 'Completed')).toBeVisible();
  });

  await test.step('the third comes too; a caption that is not clear is mended, and the last Collab is completed', async () => {
    const id = await booked(third, `${title}, Cleo again`, last + 2 * hour, 'post');
    await freeze(page, last + 3 * hour);
    await post(page, `/api/v1/collabs/${id}/check-in`);
    await third.page.goto(`/app/collabs/${id}`);
    await handIn(third.page, picture(), 'Five courses by the fire');
    await expect(stage(third.page, 'Deliverables Added')).toBeVisible();
    await page.goto(`/app/collabs/${id}`);
    await approvePiece(page, { unclear: true });
    await third.page.reload();
    await publish(third.page, 'https://www.instagram.com/p/Cabc125/');
    await expect(third.page.getByText('This caption doesn’t make it clear that it’s an ad.')).toBeVisible();
    await third.page.getByRole('button', { name: 'Use this text' }).click();
    await third.page.getByRole('button', { name: 'Publish' }).click();
    await expect(stage(third.page, 'Completed')).toBeVisible();
  });

  await test.step('the brand has three pieces more in its library, and takes them home', async () => {
    await page.goto(`/app/brand/content?text=${encodeURIComponent(unique)}`);
    await expect(page.getByRole('list', { name: 'Content' }).getByRole('listitem')).toHaveCount(3);
    await page.getByRole('button', { name: 'Choose all' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download ZIP' }).click();
    expect((await download).suggestedFilename()).toMatch(/^content-.*\.zip$/);
  });
  // The video and the caption were rejected on purpose.
  for (const { faults } of [brand, guest, door, second, third])
    expect(faults.filter((fault) => !fault.includes('status of 400'))).toEqual([]);
});
