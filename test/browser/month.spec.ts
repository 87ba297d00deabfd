import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { aWindow, type Mail, signInQuickly, type Watched } from './people.ts';

/** The month of one restaurant: one visit that is moved, confirmed and checked in at the door, and one that nobody comes to. */
const hour = 3_600_000;
const title = `A month of suppers ${Date.now().toString(36)}`;
const invited = 'influencer@tastemaker.test';

let origin: string;
let brand: Watched;
let guest: Watched;
let door: Watched;

test.setTimeout(300_000);

test.beforeAll(async ({ browser }, { project }) => {
  origin = new URL(project.use.baseURL!).origin;
  [brand, guest, door] = [await aWindow(browser), await aWindow(browser), await aWindow(browser)];
});
test.afterAll(async ({ request }) => {
  await request.post('/sandbox/api/clock', { data: { reset: true } });
  for (const { page } of [brand, guest, door]) await page.context().close();
});

const freeze = async (request: APIRequestContext, at: number) =>
  expect((await request.post('/sandbox/api/clock', { data: { freeze: new Date(at).toISOString() } })).status()).toBe(
    200,
  );
const post = async <Body>({ request }: Page, path: string, data: object = {}): Promise<Body> => {
  const answer = await request.post(path, { data, headers: { origin } });
  expect([path, answer.ok()]).toEqual([path, true]);
  return (await answer.json()) as Body;
};
const mails = async (): Promise<Mail[]> =>
  (await guest.page.request.get(`/sandbox/api/mail?to=${encodeURIComponent(invited)}`)).json();
const stage = (page: Page, name: string) => page.getByRole('img', { name: new RegExp(name) }).first();

test('R350, R351, R355: a month of a restaurant: asked, accepted, moved, confirmed, checked in at the door, and a no-show', async () => {
  const { page } = brand;
  const now = Date.now();
  const slots = [10, 12, 20].map((days) => ({ startsAt: new Date(now + days * 24 * hour).toISOString(), capacity: 1 }));
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
    await expect(stage(guest.page, 'Request')).toBeVisible();
    first = new URL(guest.page.url()).pathname.split('/').at(-1)!;
  });

  await test.step('the brand approves, and the influencer chooses a time', async () => {
    await page.goto(`/app/collabs/${first}`);
    await page.getByRole('button', { name: /^Approve/ }).click();
    await expect(stage(page, 'Approved')).toBeVisible();
    await guest.page.reload();
    await guest.page.getByRole('radio').first().click();
    await guest.page.getByRole('button', { name: 'Choose this time' }).click();
    await expect(stage(guest.page, 'Scheduled')).toBeVisible();
    await expect
      .poll(async () => (await mails()).some(({ attachments }) => attachments[0]?.filename === 'visit.ics'))
      .toBe(true);
  });

  await test.step('the visit is moved to another time, freely', async () => {
    await guest.page.getByRole('button', { name: 'Move the visit' }).click();
    await guest.page.getByRole('radio').first().click();
    await guest.page.getByRole('button', { name: 'Choose this time' }).click();
    await expect(guest.page.getByRole('button', { name: 'Move the visit' })).toBeVisible();
    const { visitAt, lateBy } = await (await page.request.get(`/api/v1/collabs/${first}`)).json();
    expect([visitAt, lateBy]).toEqual([slots[1]!.startsAt, null]);
  });

  const visitAt = new Date(slots[1]!.startsAt).getTime();
  await test.step('a day before both sides are asked, and confirm', async () => {
    await freeze(page.request, visitAt - 24 * hour);
    for (const { page: side } of [brand, guest]) {
      await side.reload();
      await side.getByRole('button', { name: 'Confirm the visit' }).click();
      await expect(side.getByRole('button', { name: 'Confirm the visit' })).toBeHidden();
    }
    await expect(guest.page.getByText('has not confirmed yet')).toHaveCount(0);
  });

  await test.step('at the door the venue scans the code, sees who comes, and lets them in', async () => {
    const link = await post<{ url: string; pin: string }>(page, '/api/v1/check-in-links');
    await freeze(page.request, visitAt - hour);
    await guest.page.reload();
    const shown = guest.page.getByLabel(/^Code /);
    await expect(shown).toBeVisible();
    await door.page.goto(new URL(link.url).pathname);
    await door.page.getByLabel('PIN').fill(link.pin);
    await door.page.getByRole('button', { name: 'Open' }).click();
    await door.page.getByLabel('Code').fill((await shown.textContent())!);
    await door.page.getByRole('button', { name: 'Look' }).click();
    await expect(door.page.getByText(title)).toBeVisible();
    await door.page.getByRole('button', { name: 'Check in' }).click();
    await expect(door.page.getByRole('status').filter({ hasText: 'is checked in' })).toBeVisible();
    await guest.page.reload();
    await expect(guest.page.locator('input[type=file]').first()).toBeAttached();
  });

  await test.step('another comes at the last time, never, and does not answer', async () => {
    const other = await post<{ id: string }>(page, '/api/v1/offers', {
      ...{ title: `${title}, again`, kind: 'experience', gives: 'Five courses', valuePence: 9_000, brief: '' },
      ...{ asks: [{ type: 'post', contentType: 'image', count: 1 }], city: 'london', category: 'restaurants' },
      ...{ venue: '12 Calvert Yard', guests: 1, contentDueDays: 14, slots: [slots[2]!] },
      ...{ rights: { channels: ['own-social'], months: 6 } },
    });
    const { id } = await post<{ id: string }>(guest.page, `/api/v1/offers/${other.id}/requests`, { note: '' });
    await post(page, `/api/v1/collabs/${id}/approve`);
    const { slots: times } = await (await guest.page.request.get(`/api/v1/offers/${other.id}`)).json();
    await post(guest.page, `/api/v1/collabs/${id}/schedule`, { slotId: times[0].id });
    await freeze(page.request, new Date(slots[2]!.startsAt).getTime() + hour);
    await page.goto(`/app/collabs/${id}`);
    await page.getByRole('button', { name: 'Nobody came' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Nobody came' }).click();
    await expect(page.getByRole('heading', { name: 'You said that nobody came' })).toBeVisible();
    await freeze(page.request, new Date(slots[2]!.startsAt).getTime() + 50 * hour);
    await page.reload();
    await expect(page.getByText('The visit did not take place.')).toBeVisible();
    await expect
      .poll(async () => (await mails()).some(({ subject }) => subject.includes('says that you did not come')))
      .toBe(true);
  });
  for (const { faults } of [brand, guest, door]) expect(faults).toEqual([]);
});
