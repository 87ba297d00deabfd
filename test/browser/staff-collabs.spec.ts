import { expect, type Page } from '@playwright/test';
import { axeFaults } from './axe.ts';
import { aWindow, freeze, signInQuickly } from './people.ts';
import { long, origin, test } from './test.ts';

test.use({ ownProduct: 'staff-collabs: the clock goes on' });

const hour = 3_600_000;
const explorer = '/app/admin/collab-explorer';

type Row = { id: string; title: string };

/** A completed Collab of the demo world's influencer whose visit is over. */
async function completedOne({ request }: Page): Promise<Row> {
  const filter = JSON.stringify({ outcome: 'completed' });
  const answer = await request.get(`/api/v1/admin/collab-explorer?filter=${filter}&range=[0,99]`);
  const rows = (await answer.json()) as (Row & { influencerHandle: string; visitAt: string | null })[];
  return rows.find(
    ({ influencerHandle, visitAt }) =>
      influencerHandle === 'maya.at.the.table' && visitAt !== null && Date.parse(visitAt) < Date.now(),
  )!;
}

test(
  'R437: staff correct what a gift was worth, see its lines, and the influencer reads why',
  long,
  async ({ browser }) => {
    const [staff, guest] = [await aWindow(browser), await aWindow(browser)];
    const { page } = staff;
    await signInQuickly(page, 'staff@tastemaker.test');
    await signInQuickly(guest.page, 'influencer@tastemaker.test');
    const { id, title } = await completedOne(page);
    const stamp = Date.now();
    const pounds = `${101 + (stamp % 97)}.${10 + (stamp % 89)}`; // a different one each time
    const reason = `The room was a smaller one (${stamp}).`;

    await page.goto(`${explorer}/${id}`);
    const record = page.getByRole('dialog', { name: new RegExp(title) });
    const gift = record.getByRole('region', { name: 'Gift value' });
    await gift.getByRole('button', { name: 'Correct the value' }).click();
    const dialog = page.getByRole('dialog', { name: 'Correct the gift value' });
    await dialog.getByLabel('Retail value in pounds').fill(pounds);
    await dialog.getByLabel('Why').fill(reason);
    expect(await axeFaults(page, { within: '[role=dialog]' })).toEqual([]);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Corrected. We’ve let the influencer know.')).toBeVisible();
    await expect(gift.getByText(`£${pounds} in the tax year`)).toBeVisible();
    const lines = gift.getByRole('table').getByRole('row');
    await expect(lines.last()).toContainText('Corrected');
    await expect(lines.last()).toContainText(`£${pounds}`);
    await expect(lines.nth(-2)).toContainText('Reversed');

    await guest.page.goto('/app/influencer/dashboard');
    await guest.page.getByRole('region', { name: 'Value received' }).getByRole('button', { name: 'Statement' }).click();
    const statement = guest.page.getByRole('dialog', { name: 'Gifts received' });
    await expect(statement.getByRole('listitem').filter({ hasText: reason })).toContainText('Reversed on');
    await expect(statement.getByRole('listitem').filter({ hasText: `£${pounds}` })).toContainText('Corrected on');
    expect([...staff.faults, ...guest.faults]).toEqual([]);
    for (const { page: each } of [staff, guest]) await each.context().close();
  },
);

test(
  'R440, R355: a claimed no-show that is contested waits under its tab until staff settle it',
  long,
  async ({ browser }) => {
    const [staff, brand, guest] = [await aWindow(browser), await aWindow(browser), await aWindow(browser)];
    const { page } = staff;
    await signInQuickly(page, 'staff@tastemaker.test');
    await signInQuickly(brand.page, 'professional@tastemaker.test');
    await signInQuickly(guest.page, 'influencer@tastemaker.test');
    const title = `Sauna at noon ${Date.now()}`;
    const visitAt = Date.now() + 24 * hour;
    const id = await booked(brand.page, guest.page, title, visitAt);
    await freeze(page, visitAt + hour);
    await post(brand.page, `/api/v1/collabs/${id}/claim-no-show`, { reason: 'We waited for an hour.' });
    await post(guest.page, `/api/v1/collabs/${id}/contest-no-show`, { reason: 'I was at the other entrance.' });

    const tab = page.getByRole('tab', { name: /^No-shows/ });
    await page.goto(explorer);
    await tab.click();
    const row = page.getByRole('row').filter({ hasText: title });
    await expect(row).toContainText('Scheduled');
    await row.getByRole('link', { name: title }).click();
    const record = page.getByRole('dialog', { name: new RegExp(title) });
    const said = ['We waited for an hour.', 'I was at the other entrance.'];
    for (const words of said) await expect(record).toContainText(words);
    await record.getByRole('link', { name: /Open the Collab/ }).click();
    for (const words of said) await expect(page.getByText(words)).toBeVisible();
    await page.getByLabel('What to do').selectOption({ label: 'The visit happened' });
    await page.getByLabel('Why').first().fill('The door says that they were let in.');
    await page.getByRole('button', { name: 'Carry out this step' }).click();
    await expect(page.getByText('Saved. Both sides can see your reason.')).toBeVisible();

    await page.goto(explorer);
    await tab.click();
    await expect(page.getByText('No Collabs match these filters').or(page.getByRole('row').nth(1))).toBeVisible();
    await expect(row).toHaveCount(0);
    await guest.page.goto(`/app/collabs/${id}`);
    for (const words of [...said, 'The door says that they were let in.'])
      await expect(guest.page.getByText(words)).toBeVisible();
    expect([...staff.faults, ...brand.faults, ...guest.faults]).toEqual([]);
    for (const { page: each } of [staff, brand, guest]) await each.context().close();
  },
);

async function post<Body>({ request }: Page, path: string, data: object = {}): Promise<Body> {
  const answer = await request.post(path, { data, headers: { origin: origin() } });
  expect([path, answer.ok()]).toEqual([path, true]);
  return (await answer.json()) as Body;
}

/** A visit that both sides have agreed on. Returns the Collab. */
async function booked(brand: Page, guest: Page, title: string, visitAt: number): Promise<string> {
  const offer = await post<{ id: string }>(brand, '/api/v1/offers', {
    ...{ title, kind: 'experience', gives: 'Two hours in the baths.', valuePence: 9_000, brief: '' },
    ...{ venue: 'Saltmarsh Bathhouse', asks: [{ type: 'post', contentType: 'image', count: 1 }], city: 'brighton' },
    ...{ category: 'wellness', guests: 1, contentDueDays: 14, rights: { channels: ['own-social'], months: 12 } },
    slots: [{ startsAt: new Date(visitAt).toISOString(), capacity: 1 }],
  });
  const { id } = await post<{ id: string }>(guest, `/api/v1/offers/${offer.id}/requests`, { note: '' });
  await post(brand, `/api/v1/collabs/${id}/approve`);
  const { slots } = (await (await guest.request.get(`/api/v1/offers/${offer.id}`)).json()) as { slots: Row[] };
  await post(guest, `/api/v1/collabs/${id}/schedule`, { slotId: slots[0]!.id });
  return id;
}
