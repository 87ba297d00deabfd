import { expect, type Page } from '@playwright/test';
import { verifiedOffline } from '../support/zip.ts';
import { axeFaults } from './axe.ts';
import { aWindow, freeze, mailsTo, signInQuickly } from './people.ts';
import { long, origin, test } from './test.ts';

test.use({ ownProduct: 'undelivered: the clock goes on' });

const day = 24 * 3_600_000;
const phone = { viewport: { width: 390, height: 844 } };
const creator = 'influencer@tastemaker.test';

async function post<Body>({ request }: Page, address: string, data: object = {}): Promise<Body> {
  const answer = await request.post(address, { data, headers: { origin: origin() } });
  expect([address, answer.ok()]).toEqual([address, true]);
  return (await answer.json()) as Body;
}
const get = async <Body>({ request }: Page, address: string): Promise<Body> =>
  (await (await request.get(address)).json()) as Body;

type Agreed = { id: string; offerId: string };

/** An agreed visit that has been checked in. */
async function visited(brand: Page, guest: Page, title: string, visitAt: number): Promise<Agreed> {
  const offer = (slotAt: number) => ({
    ...{ title, kind: 'experience', gives: 'Two hours in the baths.', valuePence: 9_000, brief: '' },
    ...{ venue: 'Saltmarsh Bathhouse', asks: [{ type: 'post', contentType: 'image', count: 2 }], city: 'brighton' },
    ...{ category: 'wellness', guests: 1, contentDueDays: 14, rights: { channels: ['own-social'], months: 12 } },
    slots: [{ startsAt: new Date(slotAt).toISOString(), capacity: 1 }],
  });
  const { id: offerId } = await post<{ id: string }>(brand, '/api/v1/offers', offer(visitAt + 90 * day));
  const { id: first } = await post<{ id: string }>(brand, '/api/v1/offers', offer(visitAt));
  const { id } = await post<{ id: string }>(guest, `/api/v1/offers/${first}/requests`, { note: '' });
  await post(brand, `/api/v1/collabs/${id}/approve`);
  const { slots } = await get<{ slots: { id: string }[] }>(guest, `/api/v1/offers/${first}`);
  await post(guest, `/api/v1/collabs/${id}/schedule`, { slotId: slots[0]!.id });
  await freeze(brand, visitAt);
  await post(brand, `/api/v1/collabs/${id}/check-in`);
  return { id, offerId };
}

test('content that never comes: three reminders, a claim, the credit back and one missed promise', long, async ({ browser }) => {
  const [brand, guest] = [await aWindow(browser, phone), await aWindow(browser, phone)];
  await signInQuickly(brand.page, 'professional@tastemaker.test');
  await signInQuickly(guest.page, creator);
  const title = `Sauna at noon ${Date.now()}`;
  const visitAt = new Date().setUTCHours(12, 0, 0, 0) + 2 * day;
  const { id, offerId } = await visited(brand.page, guest.page, title, visitAt);
  const { influencer } = await get<{ influencer: { id: string } }>(brand.page, `/api/v1/collabs/${id}`);
  const missing = async () =>
    (await get<{ contentMissing: number; missed: number }>(brand.page, `/api/v1/influencers/${influencer.id}/reliability`)).contentMissing;
  const before = await missing();

  await test.step('three mails, each another one', async () => {
    const due = visitAt + 14 * day;
    const seen = (await mailsTo(guest.page.request, creator)).length;
    for (const days of [-3, 0, 3]) await freeze(guest.page, due + days * day);
    const reminders = async () =>
      (await mailsTo(guest.page.request, creator)).slice(0, -seen).filter(({ subject, text }) => /your content/i.test(subject) && text.includes(id));
    await expect.poll(async () => new Set((await reminders()).map(({ subject }) => subject)).size).toBe(3);
    await freeze(guest.page, due + 7 * day + 3_600_000);
  });

  await test.step('the button on another offer says why it cannot be requested, and leads to what is owed', async () => {
    await guest.page.goto(`/app/influencer/offers/${offerId}`);
    await guest.page.getByRole('link', { name: 'Add your late content first' }).click();
    await expect(guest.page.getByRole('heading', { name: 'Your content is late' })).toBeVisible();
    await expect(guest.page.getByText('0 of 2 delivered. Missing: 2 posts.')).toBeVisible();
    expect(await axeFaults(guest.page)).toEqual([]);
  });

  await test.step('the brand sees it on its dashboard, and claims', async () => {
    const { page } = brand;
    await page.goto('/app/brand/dashboard');
    const overdue = page.getByRole('region', { name: 'Content overdue' });
    await expect(overdue).toContainText('2 posts');
    await page.goto(`/app/collabs/${id}`);
    await page.getByRole('button', { name: 'The content never came' }).click();
    const dialog = page.getByRole('dialog', { name: 'Did the content never come?' });
    await dialog.getByLabel('What happened (optional)').fill('We have written twice.');
    expect(await axeFaults(page, { within: '[role=dialog]' })).toEqual([]);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { name: 'You said the content never came' })).toBeVisible();
    await guest.page.reload();
    await expect(guest.page.getByText('We have written twice.')).toBeVisible();
    await expect(guest.page.getByRole('button', { name: 'Contest the claim' })).toBeVisible();
  });

  await test.step('nobody answers: it ends, the credit is back, and it counts once', async () => {
    await freeze(brand.page, visitAt + 24 * day);
    await brand.page.reload();
    await expect(brand.page.getByText('This Collab ended without its content.')).toBeVisible();
    await expect(brand.page.getByText('The claim was upheld.')).toBeVisible();
    expect((await get<{ taken: { state: string } }>(brand.page, `/api/v1/collabs/${id}/cost`)).taken.state).toBe('freed');
    await expect.poll(missing).toBe(before + 1);
    const pack = await brand.page.request.get(`/api/v1/collabs/${id}/dossier`);
    expect(verifiedOffline(await pack.body())).toMatch(/^OK: /);
  });
  expect([...brand.faults, ...guest.faults]).toEqual([]);
  for (const { page } of [brand, guest]) await page.context().close();
}); // prettier-ignore
