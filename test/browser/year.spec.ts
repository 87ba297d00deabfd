import { expect, type Page } from '@playwright/test';
import { aWindow, freeze, joinAsCreator, linksTo, mailedLinks, moveClock, newestLink, type Watched } from './people.ts';
import { long, origin, test } from './test.ts';

const unique = Date.now().toString(36);
const email = `year-${unique}@brand.test`;
const good = '4242 4242 4242 4242';
const failsLater = '4000 0000 0000 0341';
const month = 'P32D';

type Billing = Readonly<{
  plan: string;
  paying: boolean;
  status: string;
  freeGranted: number;
  freeLeft: number;
  keptLeft: number;
  periodEndsAt: string | null;
  cancelsAt: string | null;
  nextPlan: string | null;
  next: { source: string; pricePence: number };
}>;

let brand: Watched;
let influencer: Watched;
let asked = 0;

test.use({ ownProduct: 'year: the clock goes on' });
test.setTimeout(600_000);

test.beforeAll(async ({ browser, request }) => {
  [brand, influencer] = [await aWindow(browser), await aWindow(browser)];
  await request.delete('/sandbox/stripe/knobs'); // what is counted below is this year's
  await freeze({ request }, Date.now());
});
test.afterAll(async () => {
  for (const { page } of [brand, influencer]) await page.context().close();
});

const advance = (duration: string) => moveClock(brand.page, duration);

const read = async <Body>(path: string): Promise<Body> => {
  const answer = await brand.page.request.get(path);
  expect([path, answer.status()]).toEqual([path, 200]);
  return (await answer.json()) as Body;
};
const billing = () => read<Billing>('/api/v1/billing');
/** Waits until the provider's event has reached us. */
const becomes = (wanted: Partial<Billing>) => expect.poll(billing, { timeout: 20_000 }).toMatchObject(wanted);
const invoices = async () =>
  (await read<{ items: { totalPence: number; state: string }[] }>('/api/v1/billing/invoices')).items;
const ledger = async () =>
  (await read<{ items: { kind: string; source: string | null }[] }>('/api/v1/billing/credits')).items.map(
    ({ kind, source }) => [kind, source].filter(Boolean).join(' '),
  );
const mailsAbout = async (about: RegExp): Promise<number> => {
  const answer = await brand.page.request.get(`/sandbox/api/mail?to=${encodeURIComponent(email)}`);
  return ((await answer.json()) as { subject: string }[]).filter(({ subject }) => about.test(subject)).length;
};
const missing = /didn’t go through|still due|Last reminder/;

async function toTheEndOfThePeriod(): Promise<void> {
  await freeze(brand.page, new Date((await billing()).periodEndsAt!));
  await advance('PT2H'); // the provider charges an hour after
}

/** Someone requests a new offer of the brand. Returns the URL for answering it. */
async function request(): Promise<string> {
  const opens = new Date(Date.now() + 500 * 86_400_000).toISOString();
  const offer = {
    ...{
      title: `Supper ${++asked} of the year`,
      kind: 'experience',
      gives: 'Five courses',
      valuePence: 9_000,
      brief: '',
    },
    ...{ asks: [{ type: 'post', contentType: 'image', count: 1 }], venue: '4 Quay Street', city: 'bristol' },
    ...{ category: 'restaurants', guests: 1, contentDueDays: 14, slots: [{ startsAt: opens, capacity: 1 }] },
    rights: { channels: ['own-social'], months: 12 },
  };
  const headers = { origin: origin() };
  const made = await brand.page.request.post('/api/v1/offers', { data: offer, headers });
  expect(made.status()).toBe(201);
  const { id } = (await made.json()) as { id: string };
  const requested = await influencer.page.request.post(`/api/v1/offers/${id}/requests`, {
    data: { note: '' },
    headers,
  });
  expect(requested.status()).toBe(201);
  return `/app/collabs/${((await requested.json()) as { id: string }).id}`;
}

const stageOf = (page: Page, name: string) => page.getByRole('img', { name: new RegExp(name) }).first();

/** Approves a new request with the button that shows its price. */
async function approve(costs: string): Promise<void> {
  const { page } = brand;
  await page.goto(await request());
  await page.getByRole('button', { name: `Approve · ${costs}` }).click();
}

/** The influencer books a time for the approved Collab: an unbooked one expires, and returns its credit. */
async function book(): Promise<void> {
  await expect(stageOf(brand.page, 'Approved')).toBeVisible();
  const { request } = influencer.page;
  const collab = new URL(brand.page.url()).pathname.replace('/app/', '/api/v1/');
  const { offerId } = (await (await request.get(collab)).json()) as { offerId: string };
  const { slots } = (await (await request.get(`/api/v1/offers/${offerId}`)).json()) as { slots: { id: string }[] };
  const booked = await request.post(`${collab}/schedule`, {
    data: { slotId: slots[0]!.id },
    headers: { origin: origin() },
  });
  expect(booked.status()).toBe(200);
}

/** Fills in and submits the provider's card form. */
async function typeCard(page: Page, number: string, button: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry').fill('12 / 34');
  await page.getByLabel('CVC').fill('123');
  await page.getByLabel('Name on card').fill('Hannah Year');
  await page.getByRole('button', { name: button, exact: true }).click();
}

async function choosePlan(name: string): Promise<void> {
  const { page } = brand;
  await page.goto(`/app/account?upgrade=${name.toLowerCase()}`);
  await page.getByRole('button', { name: `Choose ${name}` }).click();
}

/** Opens the provider's portal the way Billing in the menu does: its sign-in page, and the link in the mailbox. */
async function openPortal(): Promise<void> {
  const { page } = brand;
  const { url } = await read<{ url: string }>('/api/v1/billing/portal');
  const { length: seen } = await linksTo(page.request, email, mailedLinks.cardPortal);
  await page.goto(url);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.goto(await newestLink(page.request, email, seen, mailedLinks.cardPortal));
}

test(
  'R253, R255: a year of one brand: it joins, pays, renews, upgrades, fails, recovers, downgrades, cancels and returns',
  long,
  async () => {
    const { page } = brand;

    await test.step('joins on Starter and pays for it', async () => {
      await joinAsCreator(influencer.page, `year.${unique}`);
      await page.goto('/join?tier=starter');
      await page.getByLabel('Brand name').fill(`The Year ${unique}`);
      await page.getByLabel('City').selectOption({ label: 'Bristol' });
      await page.getByLabel('Category').selectOption({ label: 'Restaurants' });
      await page.getByLabel('Your name').fill('Hannah Year');
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'Join', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Please Check Your Email' })).toBeVisible();
      await page.goto(await newestLink(page.request, email));
      await expect(page).toHaveURL(/\/app\/brand\/dashboard\?uid=/);
      expect(await billing()).toMatchObject({ plan: 'basic', paying: false });
      await page.getByRole('button', { name: 'Choose Starter' }).click();
      await typeCard(page, good, 'Pay');
      await expect(page.getByRole('heading', { name: 'You are on Starter' })).toBeVisible();
      await becomes({ plan: 'starter', paying: true, freeGranted: 1, freeLeft: 1 });
      await expect.poll(invoices).toMatchObject([{ totalPence: 9_900, state: 'paid' }]);
      await expect.poll(ledger).toEqual(['granted free']);
    });

    await test.step('approves one Collab for nothing and one for £75', async () => {
      await approve('uses your last included Collab');
      await book();
      await expect(page.getByText('A Collab included in your plan')).toBeVisible();
      await approve('£75 on your next invoice');
      await book();
      await expect(page.getByText('£75, by invoice')).toBeVisible();
      await expect.poll(ledger).toEqual(['spent invoice', 'spent free', 'granted free']);
    });

    await test.step('renews, with the extra Collab on the same invoice', async () => {
      await toTheEndOfThePeriod();
      await becomes({ plan: 'starter', paying: true, freeLeft: 1 });
      await expect.poll(invoices).toMatchObject([{ totalPence: 9_900 + 7_500, state: 'paid' }, { totalPence: 9_900 }]);
    });

    await test.step('upgrades to Professional, and confirms what is paid now in the portal', async () => {
      await advance('P10D');
      await choosePlan('Professional');
      await expect(page.getByRole('heading', { name: 'Confirm your updates' })).toBeVisible();
      await expect(page.getByText('Amount due today')).toBeVisible();
      await page.getByRole('button', { name: 'Confirm' }).click();
      await becomes({ plan: 'professional', paying: true, freeGranted: 3, freeLeft: 3 });
      await expect.poll(async () => (await invoices()).map(({ state }) => state)).toEqual(['paid', 'paid', 'paid']);
      const [proration] = await invoices();
      expect(proration!.totalPence).toBeGreaterThan(0);
      expect(proration!.totalPence).toBeLessThan(24_900 - 9_900); // a part of a month
      await approve('uses 1 of 3 included Collabs');
      await book();
      await becomes({ freeLeft: 2 });
    });

    await test.step('its new card fails: the plan goes on for seven days, with three mails, and rests then', async () => {
      await openPortal();
      await page.getByRole('link', { name: 'Update payment method' }).click();
      await typeCard(page, failsLater, 'Add');
      await expect(page.getByRole('status')).toHaveText('Your payment method has been updated.');
      await toTheEndOfThePeriod();
      await becomes({ plan: 'professional', paying: true, status: 'past-due' });
      await advance('PT1M');
      await expect.poll(() => mailsAbout(missing)).toBe(1);
      for (const [mails, duration] of [
        [2, 'P3D'],
        [3, 'P3D'],
      ] as const) {
        await advance(duration);
        await expect.poll(() => mailsAbout(missing)).toBe(mails);
        expect(await billing()).toMatchObject({ plan: 'professional', paying: true });
      }
      await advance('P1D');
      await becomes({ plan: 'basic', paying: false, freeLeft: 0 });
      expect(await mailsAbout(missing)).toBe(3);
      await page.goto(await request());
      await expect(page.getByRole('button', { name: 'Approve · £99 now' })).toBeVisible();
    });

    await test.step('another card and the open invoice put it right', async () => {
      await openPortal();
      await page.getByRole('link', { name: 'Update payment method' }).click();
      await typeCard(page, good, 'Add');
      await page.getByRole('link', { name: 'Pay now' }).first().click();
      await typeCard(page, good, 'Pay');
      await becomes({ plan: 'professional', paying: true, freeGranted: 3, freeLeft: 3 });
      await expect.poll(async () => (await invoices()).filter(({ state }) => state === 'open')).toEqual([]);
    });

    await test.step('downgrades to Starter with the next period', async () => {
      await choosePlan('Starter');
      await expect(page.getByText('Until then you keep what you have.')).toBeVisible();
      await page.getByRole('button', { name: 'Confirm' }).click();
      await becomes({ plan: 'professional', nextPlan: 'starter', freeLeft: 3 });
      await toTheEndOfThePeriod();
      await becomes({ plan: 'starter', paying: true, nextPlan: null, freeGranted: 1, freeLeft: 1 });
      await expect.poll(async () => (await invoices())[0]).toMatchObject({ totalPence: 9_900, state: 'paid' });
    });

    await test.step('cancels: the plan stays until its period ends, and ends then', async () => {
      await openPortal();
      await page.getByRole('link', { name: 'Cancel plan' }).click();
      await page.getByRole('button', { name: 'Cancel plan' }).click();
      await expect.poll(async () => (await billing()).cancelsAt).not.toBeNull();
      expect(await billing()).toMatchObject({ plan: 'starter', paying: true });
      await advance(month);
      await becomes({ plan: 'basic', paying: false, status: 'ended', freeLeft: 0 });
    });

    await test.step('without a plan it pays £99 for a Collab, which is approved when the payment arrives', async () => {
      await approve('£99 now');
      await expect(page).toHaveURL(/\/c\/pay\//);
      await expect(page.getByText('£99').first()).toBeVisible();
      await page.getByRole('link', { name: 'Back' }).click();
      await expect(page.getByText('Nothing was paid. The request is still waiting for your answer.')).toBeVisible();
      await expect(stageOf(page, 'Request')).toBeVisible();
      await page.getByRole('button', { name: 'Approve · £99 now' }).click();
      await typeCard(page, good, 'Pay');
      await book();
      await expect(page.getByText('£99, paid by card')).toBeVisible();
      await expect
        .poll(async () => (await ledger()).slice(0, 3))
        .toEqual(['spent checkout', 'paid checkout', 'awaiting-payment checkout']);
    });

    await test.step('months later it returns on Starter', async () => {
      for (let moves = 0; moves < 4; moves++) await advance(month);
      await choosePlan('Starter');
      await typeCard(page, good, 'Pay');
      await expect(page.getByRole('heading', { name: 'You are on Starter' })).toBeVisible();
      await becomes({ plan: 'starter', paying: true, freeGranted: 1, freeLeft: 1 });
      for (let moves = 0; moves < 4; moves++) {
        await toTheEndOfThePeriod();
        await becomes({ plan: 'starter', paying: true, freeLeft: 1 });
      }
    });

    const calls = await read<{ count: number; refusedBySchema: number }>('/sandbox/stripe/knobs/calls');
    expect(calls.refusedBySchema).toBe(0);
    expect(calls.count).toBeGreaterThan(50);
    console.log(
      `A year of one brand in the browser: ${calls.count} calls to the card provider, all good by its schema; ` +
        `${(await invoices()).length} invoices, ${(await ledger()).length} lines in the ledger, 3 mails about a payment`,
    );
    expect([...brand.faults, ...influencer.faults]).toEqual([]);
  },
);
