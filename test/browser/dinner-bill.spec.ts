import { expect, type Page } from '@playwright/test';
import { axeFaults } from './axe.ts';
import { aWindow, freeze, signInQuickly } from './people.ts';
import { long, origin, test } from './test.ts';

test.use({ ownProduct: 'dinner-bill: the clock goes on' });

const hour = 3_600_000;
const phone = { viewport: { width: 390, height: 844 } };

async function post<Body>({ request }: Page, address: string, data: object = {}): Promise<Body> {
  const answer = await request.post(address, { data, headers: { origin: origin() } });
  expect([address, answer.ok()]).toEqual([address, true]);
  return (await answer.json()) as Body;
}

/** An agreed dinner for two that is covered up to £120. Returns the Collab. */
async function agreed(brand: Page, guest: Page, title: string, visitAt: number): Promise<string> {
  const { id: offerId } = await post<{ id: string }>(brand, '/api/v1/offers', {
    ...{
      title,
      kind: 'experience',
      gives: 'Five courses for two.',
      valuePence: 15_000,
      coversPence: 12_000,
      brief: '',
    },
    ...{ venue: 'The long table', asks: [{ type: 'post', contentType: 'image', count: 1 }], city: 'london' },
    ...{ category: 'restaurants', guests: 1, contentDueDays: 14, rights: { channels: ['own-social'], months: 6 } },
    slots: [{ startsAt: new Date(visitAt).toISOString(), capacity: 1 }],
  });
  const { id } = await post<{ id: string }>(guest, `/api/v1/offers/${offerId}/requests`, { note: '' });
  await post(brand, `/api/v1/collabs/${id}/approve`);
  return id;
}

test('a dinner: an allergy of the guest, a bill above the cap, a contested amount, and what the statement shows', long, async ({ browser }) => {
  const windows = [await aWindow(browser, phone), await aWindow(browser, phone), await aWindow(browser, phone), await aWindow(browser, phone)] as const;
  const [brand, guest, door, staff] = [windows[0].page, windows[1].page, windows[2].page, windows[3].page];
  await signInQuickly(brand, 'professional@tastemaker.test');
  await signInQuickly(guest, 'influencer@tastemaker.test');
  await signInQuickly(staff, 'staff@tastemaker.test');
  const title = `Dinner by the fire ${Date.now()}`;
  const visitAt = new Date().setUTCHours(19, 0, 0, 0) + 48 * hour;
  const id = await agreed(brand, guest, title, visitAt);

  await test.step('the creator chooses the time, and says by name what their guest can’t be served', async () => {
    await guest.goto(`/app/collabs/${id}`);
    await guest.getByRole('radio').click();
    const food = guest.getByRole('region', { name: 'Allergies and diet' });
    await food.getByRole('button', { name: 'Change', exact: true }).click();
    await food.getByRole('button', { name: 'Remove' }).click();
    await food.getByRole('button', { name: 'Add your guest' }).click();
    await food.getByLabel('Your guest’s name').fill('Ines Roth');
    await food.getByRole('group', { name: 'Guest 1' }).getByRole('checkbox', { name: 'Peanuts' }).check();
    await guest.getByRole('button', { name: 'Choose this time' }).click();
    await expect(guest.getByRole('heading', { name: /^The visit, / })).toBeVisible();
  });

  await test.step('the phone at the door shows it, and lets them in', async () => {
    const link = await post<{ url: string; pin: string }>(brand, '/api/v1/check-in-links');
    await freeze(brand, visitAt - hour + 10_000); // within the time of one code
    await guest.reload();
    const code = (await guest.getByLabel(/^Code /).textContent())!;
    await door.goto(new URL(link.url).pathname);
    await door.getByLabel('PIN').fill(link.pin);
    await door.getByRole('button', { name: 'Open' }).click();
    await door.getByLabel('Name, handle or code').fill(code);
    await door.getByRole('button', { name: 'Find guest by this code' }).click();
    await expect(door.getByRole('list', { name: 'Allergies and diet' })).toContainText('Ines Roth: Peanuts');
    await door.getByRole('button', { name: 'Check in', exact: true }).click();
    await expect(door.getByText(/^Checked in/)).toBeVisible();
    expect(await axeFaults(door)).toEqual([]);
    await door.getByRole('button', { name: 'All visits' }).click();
  });

  await test.step('after the meal the door types the bill, also when the network drops for a moment', async () => {
    await freeze(brand, visitAt + 3 * hour);
    const isIn = door.getByRole('list', { name: 'Visits' }).getByRole('button', { name: 'Ines Roth: Peanuts' });
    await isIn.filter({ hasText: 'Checked in' }).click();
    await door.getByLabel('Bill in pounds').fill('142');
    await expect(door.getByText('The offer covers £120. The guest pays £22.')).toBeVisible();
    await door.context().setOffline(true);
    await door.getByRole('button', { name: 'Save the bill' }).click();
    await expect(door.getByText('Recorded here.', { exact: true })).toBeVisible();
    await door.context().setOffline(false);
    await expect(door.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
    await expect(door.getByRole('button', { name: 'Change' })).toBeVisible();
    expect(await axeFaults(door)).toEqual([]);
  });

  await test.step('the creator contests it, with what it was', async () => {
    await guest.reload();
    const step = guest.getByRole('region', { name: 'Is this bill right?' });
    await expect(step.getByRole('definition')).toHaveText(['£142', '£120', '£22']);
    expect(await axeFaults(guest)).toEqual([]);
    await step.getByRole('button', { name: 'Contest the bill' }).click();
    const dialog = guest.getByRole('dialog', { name: 'Is the bill wrong?' });
    await dialog.getByLabel('What the bill was, in pounds (optional)').fill('98');
    await dialog.getByLabel('What’s wrong').fill('The second bottle was another table’s.');
    expect(await axeFaults(guest, { within: '[role=dialog]' })).toEqual([]);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(guest.getByRole('region', { name: 'Bill', exact: true })).toContainText('said that it was £98');
    await brand.goto(`/app/collabs/${id}`);
    await expect(brand.getByText('The second bottle was another table’s.')).toBeVisible();
  });

  await test.step('staff see both sides, and decide', async () => {
    await staff.goto('/app/admin/collab-explorer');
    await staff.getByRole('tab', { name: /^Bills/ }).click();
    await staff.getByText(title).click();
    const gift = staff.getByRole('region', { name: 'Gift value' });
    await expect(gift).toContainText('£142, entered by the venue');
    await expect(gift).toContainText('It was £98. “The second bottle was another table’s.”');
    await gift.getByRole('button', { name: 'Decide on the bill' }).click();
    const dialog = staff.getByRole('dialog', { name: 'Decide on the bill' });
    await dialog.getByLabel('Total bill in pounds').fill('110');
    await dialog.getByLabel('Why').fill('One bottle was another table’s.');
    expect(await axeFaults(staff, { within: '[role=dialog]' })).toEqual([]);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(gift).toContainText('£110 in the tax year');
  });

  await test.step('the creator’s statement shows the measured value', async () => {
    await guest.goto(`/app/collabs/${id}`);
    await expect(guest.getByText('Our team decided that it was £110, not £142.')).toBeVisible();
    await guest.goto('/app/influencer/dashboard');
    await guest.getByRole('region', { name: 'Value received' }).getByRole('button', { name: 'Statement' }).click();
    const lines = guest.getByRole('dialog', { name: 'Gifts received' }).getByRole('listitem').filter({ hasText: title });
    const standing = lines.filter({ hasText: 'corrected on' }).filter({ hasText: '£110' });
    await expect(standing).toContainText('· Measured');
    expect(await axeFaults(guest, { within: '[role=dialog]' })).toEqual([]);
  });
  const faults = windows.flatMap((window) => window.faults);
  expect(faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  for (const { page } of windows) await page.context().close();
}); // prettier-ignore
