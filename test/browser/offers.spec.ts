import { expect, type Locator, type Page } from '@playwright/test';
import { smallPng } from '../support/files.ts';
import { offerInput } from '../support/offers.ts';
import { axeFaults } from './axe.ts';
import { comes } from './pictures.ts';
import { answerAllergies, aWindow, joinAsCreator, moveClock, signInQuickly } from './people.ts';
import { long, origin, test } from './test.ts';

/**
 * The life cycle of offers: written with a preview, drafted, published, copied, paused, ended; and what influencers see
 * of each.
 */
const unique = Date.now().toString(36);
const day = 24 * 3_600_000;
const dateIn = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);

test.use({ actionTimeout: 15_000, ownProduct: 'offers: the clock goes on' });

const post = async <Body>({ request }: Page, path: string, data: object = {}): Promise<Body> => {
  const answer = await request.post(path, { data, headers: { origin: origin() } });
  expect([path, answer.ok()]).toEqual([path, true]);
  return (await answer.json()) as Body;
};

const state = async (page: Page, id: string): Promise<{ state: string; slots: { startsAt: string }[] }> =>
  (await page.request.get(`/api/v1/offers/${id}`)).json();
const idIn = (page: Page) => new URL(page.url()).pathname.split('/').at(-1)!;
const photoIn = (place: Locator): Locator => place.locator('img[src*="/thumbs"]').last();
const saysSo = (page: Page, text: string | RegExp) => expect(page.getByRole('status').filter({ hasText: text })).toBeVisible(); // prettier-ignore

for (const width of [1440, 390]) {
  test(
    `at ${width}, an offer is written beside its ticket, drafted, fixed, published, copied, paused and ended`,
    long,
    async ({ browser }) => {
      const viewport = { width, height: width < 500 ? 844 : 900 };
      const [brand, guest, late] = [await aWindow(browser, { viewport }), await aWindow(browser, { viewport }), await aWindow(browser, { viewport })]; // prettier-ignore
      const { page } = brand;
      const own = `Oysters at the bar ${unique} ${width}`;
      const venue = `Bar ${unique} ${width}`;
      let id = '';

      await test.step('the ticket grows while it is written', async () => {
        await signInQuickly(page, 'premium@tastemaker.test');
        await post(page, '/api/v1/venues', { ...aVenue, name: venue });
        await page.goto('/app/brand/offers/new');
        const preview = page.getByRole('region', { name: 'Preview' });
        await expect(preview).toContainText('Your offer', { timeout: 30_000 }); // the page's own code comes first
        await page.getByLabel('Title').pressSequentially(own);
        await expect(preview).toContainText(own);
        await page.getByLabel('What the creator gets').fill('A dozen oysters and a glass each.');
        await page.getByLabel('Retail value (£)').pressSequentially('84');
        await expect(preview).toContainText('£84');
        await page.getByLabel('Guests').fill('2');
        await expect(preview.getByText('Up to 2 welcome')).toBeVisible();
        await page.getByLabel('Category').selectOption({ label: 'Bars & Pubs' });
        await page.getByRole('combobox', { name: /^Type/ }).selectOption({ label: 'Post' });
        await page.getByRole('combobox', { name: /^Format/ }).selectOption({ label: 'Image' });
        await expect(preview).toContainText('1 post (image)');
        const photo = { name: 'oysters.png', mimeType: 'image/png', buffer: smallPng(1200, 800) };
        await page.getByLabel('Photo of the offer').setInputFiles(photo);
        await expect(page.getByRole('button', { name: 'Change the photo' })).toBeVisible();
        await comes(photoIn(preview));
      });

      await test.step('times come from the opening hours, and leave out the dates on which nobody can come', async () => {
        await page.getByRole('radio', { name: venue }).click();
        await expect(page.getByLabel('Venue', { exact: true })).toHaveValue(`${venue}, 4 Fish Lane`);
        await expect(page.getByLabel('City')).toHaveValue('london');
        await page.getByLabel('Closed on').fill(dateIn(2));
        await page.getByRole('button', { name: 'Add this date' }).click();
        await expect(page.getByRole('list', { name: 'Closed dates' }).getByRole('listitem')).toHaveCount(1);
        const plan = page.getByRole('group', { name: 'Times from opening hours' });
        await plan.getByLabel('For', { exact: true }).selectOption({ label: '1 week' });
        await plan.getByRole('button', { name: 'Fill from opening hours' }).click();
        await expect(page.getByText(/times added/)).toBeVisible();
        const days = page.getByRole('button', { name: /^Remove (Mon|Tue|Wed|Thu|Fri|Sat|Sun) / });
        expect(await days.count()).toBeGreaterThan(4);
        const closed = new Date(dateIn(2)).toLocaleDateString('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }); // prettier-ignore
        await expect(page.getByRole('button', { name: `Remove ${closed}` })).toHaveCount(0);
        await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Times');
      });

      await test.step('a brief that hides the label is flagged as it is written, kept as a draft, and not published', async () => {
        await page.getByLabel('Brief').fill('Do not mention that this is an ad.');
        await expect(page.getByText('This brief can’t go live.')).toBeVisible();
        expect(await axeFaults(page)).toEqual([]);
        await page.getByRole('button', { name: 'Publish offer' }).click();
        await expect(page.getByRole('alert').filter({ hasText: 'brief' })).toBeVisible();
        await page.getByRole('button', { name: 'Save as draft' }).click();
        await saysSo(page, 'Saved as a draft.');
        await page.waitForURL(/offers\/[\da-f-]{36}$/);
        id = idIn(page);
        await page.getByRole('button', { name: 'Publish', exact: true }).click();
        await saysSo(page, /brief/i);
        expect((await state(page, id)).state).toBe('draft');
      });

      await test.step('with the correction it is published, and an influencer asks for it', async () => {
        await page.getByRole('link', { name: 'Edit', exact: true }).click();
        await page.getByRole('button', { name: 'Use this text' }).click();
        await expect(page.getByText('The brief asks for a clear label.')).toBeVisible();
        await page.getByRole('button', { name: 'Save changes' }).click();
        await saysSo(page, 'Saved.');
        await page.getByRole('button', { name: 'Publish', exact: true }).click();
        await saysSo(page, 'Published.');
        for (const [one, name] of [[guest, `ana${width}`], [late, `ben${width}`]] as const) await joinAsCreator(one.page, `${name}.${unique}`, name); // prettier-ignore
        await guest.page.goto('/app/influencer/browse?city=london&category=bars-and-pubs');
        const inFeed = guest.page.getByRole('article', { name: own });
        await expect(inFeed).toContainText('You and up to 2 guests');
        await comes(photoIn(inFeed));
        await inFeed.getByRole('button', { name: 'Request' }).click();
        await guest.page.getByRole('dialog').getByRole('button', { name: 'Request' }).click();
        await expect(inFeed.getByRole('link', { name: 'See your ticket' })).toBeVisible();
      });

      await test.step('paused, it has left the feed; people who requested it keep their ticket', async () => {
        await page.getByRole('button', { name: 'Pause' }).click();
        await saysSo(page, 'Paused. It’s no longer in the feed.');
        await expect(page.getByText('Paused · Experience · Bars & Pubs')).toBeVisible();
        await late.page.goto(`/app/influencer/offers/${id}`);
        await expect(late.page.getByRole('heading', { name: 'There’s nothing at this address' })).toBeVisible();
        await late.page.goto('/app/influencer/browse?city=london&category=bars-and-pubs');
        await expect(late.page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(late.page.getByRole('article', { name: own })).toHaveCount(0);
        await guest.page.goto(`/app/influencer/offers/${id}`);
        await expect(guest.page.getByRole('link', { name: 'See your ticket' })).toBeVisible();
        await page.getByRole('button', { name: 'Resume' }).click();
        await saysSo(page, 'Live again.');
        await late.page.reload();
        await expect(late.page.getByRole('article', { name: own })).toBeVisible();
      });

      await test.step('a copy begins with everything but the times, and is listed beside the original', async () => {
        await page.getByRole('link', { name: 'Duplicate' }).click();
        await expect(page.getByLabel('Title')).toHaveValue(own);
        await expect(page.getByLabel('What the creator gets')).toHaveValue('A dozen oysters and a glass each.');
        await expect(page.getByLabel('Retail value (£)')).toHaveValue('84');
        await expect(page.getByLabel('Guests')).toHaveValue('2');
        await comes(photoIn(page.getByRole('region', { name: 'Preview' })));
        await expect(page.getByLabel('Brief')).toHaveValue(/\bAd\b/);
        await expect(page.getByRole('radio', { name: venue })).toBeChecked();
        await expect(page.getByLabel('Date', { exact: true })).toHaveValue('');
        await expect(page.getByRole('region', { name: 'Preview' })).toContainText(own);
        await page.getByLabel('Title').fill(`${own}, again`);
        await page.getByLabel('Date', { exact: true }).fill(dateIn(9));
        await page.getByLabel('Places', { exact: true }).fill('3');
        await page.getByRole('button', { name: 'Publish offer' }).click();
        await expect(page.getByText('3 of 3 left')).toBeVisible();
        expect(idIn(page)).not.toBe(id);
        await late.page.goto('/app/influencer/browse?city=london&category=bars-and-pubs');
        await expect(late.page.getByRole('article', { name: `${own}, again` })).toContainText('3 places left');
      });

      await test.step('ended, it takes no requests; what was asked for is answered and booked as before', async () => {
        await page.goto(`/app/brand/offers/${id}`);
        await page.getByRole('button', { name: 'End offer' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
        await saysSo(page, 'Ended.');
        await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);
        await late.page.reload();
        await expect(late.page.getByRole('article', { name: `${own}, again` })).toBeVisible();
        await expect(late.page.getByRole('article', { name: own, exact: true })).toHaveCount(0);
        await guest.page.getByRole('link', { name: 'See your ticket' }).click();
        await guest.page.waitForURL(/\/app\/collabs\//);
        await page.goto(`/app/collabs/${idIn(guest.page)}`);
        await page.getByRole('button', { name: /^Approve/ }).click();
        await guest.page.getByRole('radio').first().check();
        await answerAllergies(guest.page);
        await guest.page.getByRole('button', { name: 'Choose this time' }).click();
        await expect(guest.page.getByRole('img', { name: /Scheduled/ }).first()).toBeVisible();
      });
      // The rejected brief and the offer that is gone are opened on purpose.
      const meant = /status of 400|This offer doesn’t exist/;
      for (const { faults } of [brand, guest, late]) expect(faults.filter((fault) => !meant.test(fault))).toEqual([]);
      for (const each of [brand, guest, late]) await each.page.context().close();
    },
  );
}

test(
  'a product is sent: no times or guests anywhere, from the editor to the door of the influencer',
  long,
  async ({ browser }) => {
    const [brand, guest] = [await aWindow(browser), await aWindow(browser)];
    const { page } = brand;
    const own = `A box of coffee ${unique}`;

    await test.step('the brand writes it', async () => {
      await signInQuickly(page, 'premium@tastemaker.test');
      await page.goto('/app/brand/offers/new');
      await page.getByLabel('Title').fill(own);
      await page.getByRole('radio', { name: 'Product' }).click();
      await page.getByLabel('What the creator gets').fill('Three bags of beans.');
      await page.getByLabel('Retail value (£)').fill('45');
      await page.getByLabel('Category').selectOption({ label: 'Bars & Pubs' });
      await page.getByRole('combobox', { name: /^Type/ }).selectOption({ label: 'Post' });
      await page.getByRole('combobox', { name: /^Format/ }).selectOption({ label: 'Image' });
      await page.getByRole('radio', { name: 'We deliver it' }).click();
      await page.getByLabel('Sent from').fill('The roastery, 4 Fish Lane');
      await page.getByLabel('City').selectOption({ label: 'London' });
      await expect(page.getByRole('region', { name: 'Preview' })).toContainText('By post');
      await page.getByRole('button', { name: 'Publish offer' }).click();
      await saysSo(page, 'Published.');
      await expect(page.getByText('No upcoming times.')).toHaveCount(0);
      await expect(page.getByText('14 days after it arrives')).toBeVisible();
    });

    await test.step('an influencer asks for it in the feed, and gives an address', async () => {
      await joinAsCreator(guest.page, `coffee.${unique}`, 'coffee');
      await guest.page.goto('/app/influencer/browse?city=london&category=bars-and-pubs');
      const inFeed = guest.page.getByRole('article', { name: own });
      await expect(inFeed).toContainText('Sent to the address you give');
      await expect(inFeed).not.toContainText('guest');
      await inFeed.getByRole('button', { name: 'Request' }).click();
      await guest.page.getByRole('dialog').getByRole('button', { name: 'Request' }).click();
      await inFeed.getByRole('link', { name: 'See your ticket' }).click();
      await guest.page.waitForURL(/\/app\/collabs\//);
      await page.goto(`/app/collabs/${idIn(guest.page)}`);
      await page.getByRole('button', { name: /^Approve/ }).click();
      await guest.page.getByLabel(/^Address/).fill('7 Orchard Street\nLondon E1');
      await guest.page.getByRole('button', { name: /address/i }).click();
    });

    await test.step('it is sent, and has to be received before content can be submitted', async () => {
      await expect(page.getByText('7 Orchard Street')).toBeVisible();
      await page.getByLabel('Carrier').fill('Royal Mail');
      await page.getByLabel(/number/i).fill('RM 123');
      await page.getByRole('button', { name: 'It’s on its way' }).click();
      await expect(guest.page.getByText('Royal Mail, number RM 123')).toBeVisible();
      await expect(guest.page.locator('input[type=file]')).toHaveCount(0);
      await guest.page.goto('/app/influencer/dashboard');
      await expect(guest.page.getByRole('region', { name: 'To do' })).toContainText(
        `Confirm when the parcel arrives: ${own}`,
      );
      await guest.page.getByRole('link', { name: `Confirm when the parcel arrives: ${own}` }).click();
      await expect(guest.page.getByRole('button', { name: 'Received' })).toBeVisible();
      expect(await axeFaults(guest.page)).toEqual([]);
      await guest.page.getByRole('button', { name: 'Received' }).click();
      await expect(guest.page.locator('input[type=file]').first()).toBeAttached();
    });
    expect([...brand.faults, ...guest.faults]).toEqual([]);
    for (const each of [brand, guest]) await each.page.context().close();
  },
);

/** The journeys above leave offers behind, some in the future: moves the clock past the newest of them. */
async function passNewest({ request }: Page): Promise<void> {
  const { items } = await (await request.get('/api/v1/offers')).json();
  const { now } = await (await request.get('/sandbox/api/clock')).json();
  const minutes = Math.ceil((Date.parse(items[0].createdAt) - Date.parse(now)) / 60_000);
  if (minutes >= 0) await moveClock({ request }, `PT${minutes + 1}M`);
}

test('Browse by newest sets apart what has come since the last visit', long, async ({ browser }) => {
  const [brand, guest] = [await aWindow(browser), await aWindow(browser, { colorScheme: 'dark' })];
  const { page } = guest;
  const own = `Late breakfast ${unique}`;
  const newest = '/app/influencer/browse?sort=newest';
  await joinAsCreator(guest.page, `visitor.${unique}`, 'visitor');
  await passNewest(page);
  await page.goto(newest);
  const parts = page.getByRole('region', { name: 'Offers' }).getByRole('heading', { level: 2 });
  await expect(parts.first()).toBeVisible();
  await expect(parts.filter({ hasText: /^(New since|Seen before)/ })).toHaveCount(0);
  // An ad may come before them.
  const newOnes = async () => {
    const all = await parts.allInnerTexts();
    return all.slice(all.findIndex((text) => text.startsWith('New since'))).slice(0, 3);
  };

  await signInQuickly(brand.page, 'premium@tastemaker.test');
  await moveClock(page, 'PT31M');
  const { id } = await post<{ id: string }>(brand.page, '/api/v1/offers', { ...offerInput(), title: own });
  for (const _ of ['at first', 'after a reload']) {
    await page.goto(newest);
    await expect.poll(newOnes).toEqual([expect.stringMatching(/^New since \w{3}\s\d/), own, 'Seen before']);
  }
  expect(await axeFaults(page)).toEqual([]);
  await moveClock(page, 'PT31M');
  await page.reload();
  await expect(parts.filter({ hasText: own })).toBeVisible();
  await expect(parts.filter({ hasText: /^New since/ })).toHaveCount(0);
  await post(brand.page, `/api/v1/offers/${id}/end`); // it is newer than anything created once the clock is reset
  expect([...brand.faults, ...guest.faults]).toEqual([]);
  for (const each of [brand, guest]) await each.page.context().close();
});

const always = [{ from: '12:00', to: '22:00' }];
const aVenue = {
  address: '4 Fish Lane',
  city: 'london',
  openingHours: { monday: always, tuesday: always, wednesday: always, thursday: always, friday: always, saturday: always, sunday: always },
}; // prettier-ignore
