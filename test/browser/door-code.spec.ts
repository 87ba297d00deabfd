import { expect, type Page } from '@playwright/test';
import {
  freshness,
  importDoorKey,
  isSignedBy,
  readCode,
  signedTextIn,
} from '../../server/contract/rules/signed-code.ts';
import { readQrCode } from '../support/qr-code.ts';
import { axeFaults } from './axe.ts';
import { tooWide } from './page-looks.ts';
import { aWindow, freeze, resetClock, signInQuickly } from './people.ts';
import { long, origin, test } from './test.ts';

test.use({ ownProduct: 'door-code: the clock goes on' });

// Otherwise the second journey would begin days later, when the demo's Maya owes content and can request nothing.
test.beforeEach(({ request }) => resetClock({ request }));

const hour = 3_600_000;
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

async function post<Body>({ request }: Page, address: string, data: object = {}): Promise<Body> {
  const answer = await request.post(address, { data, headers: { origin: origin() } });
  expect(answer.ok(), `${address}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as Body;
}

/** A visit that both sides have agreed on. Returns the Collab. */
async function agreed(brand: Page, guest: Page, visitAt: number): Promise<string> {
  const { id: offerId, slots } = await post<{ id: string; slots: { id: string }[] }>(brand, '/api/v1/offers', {
    ...{ title: 'Cellar supper', kind: 'experience', gives: 'Five courses.', valuePence: 9_000, coversPence: null },
    ...{ brief: '', venue: 'The cellar', asks: [{ type: 'post', contentType: 'image', count: 1 }], city: 'london' },
    ...{ category: 'restaurants', guests: 0, contentDueDays: 14, rights: { channels: ['own-social'], months: 6 } },
    slots: [{ startsAt: new Date(visitAt).toISOString(), capacity: 1 }],
  });
  const { id } = await post<{ id: string }>(guest, `/api/v1/offers/${offerId}/requests`, { note: '' });
  await post(brand, `/api/v1/collabs/${id}/approve`);
  const foodRisks = { own: { chosen: ['tree-nuts', 'milk'], other: null }, guests: [] };
  await post(guest, `/api/v1/collabs/${id}/schedule`, { slotId: slots[0]!.id, foodRisks });
  return id;
}

/** What a door's camera reads from the phone. */
async function scan(page: Page) {
  const svg = page.getByRole('img', { name: 'Check-in code' });
  const side = Number((await svg.getAttribute('viewBox'))!.split(' ')[2]);
  const path = await svg.locator('path').getAttribute('d');
  return readCode(signedTextIn(readQrCode(side, path!)) ?? '')!;
}

test(
  'in a cellar without a network, the ticket goes on showing codes that a door accepts',
  long,
  async ({ browser }) => {
    const [{ page: brand }, { page: guest, faults }] = [await aWindow(browser), await aWindow(browser, phone)];
    await signInQuickly(brand, 'professional@tastemaker.test');
    await signInQuickly(guest, 'influencer@tastemaker.test');
    const visitAt = Math.ceil(Date.now() / hour) * hour + 48 * hour;
    const id = await agreed(brand, guest, visitAt);

    const registering = guest.waitForRequest((request) => request.url().endsWith(`/collabs/${id}/check-in-key`));
    await guest.clock.install();
    await guest.goto(`/app/collabs/${id}`);
    const { publicKey } = (await registering).postDataJSON() as { publicKey: string };
    const key = await importDoorKey(publicKey);
    await expect(guest.getByText('At the door', { exact: true })).toHaveCount(0);
    await guest.evaluate('navigator.serviceWorker.ready.then(() => true)');

    await freeze(brand, visitAt - hour);
    const frozenAt = Date.now();
    await guest.reload(); // from now on through the worker, which caches what it loads
    await expect(guest.getByLabel(/^Code /)).toBeVisible();
    const online = await scan(guest);
    expect(await isSignedBy(online, key)).toBe(true);
    expect(await axeFaults(guest)).toEqual([]);

    await guest.context().setOffline(true);
    faults.length = 0; // failed requests while offline are logged in the console
    await guest.reload();
    await expect(guest.getByText('While you’re offline, the door can scan this code')).toBeVisible();
    expect(await axeFaults(guest)).toEqual([]);
    await expect(guest.getByLabel(/^Code /)).toHaveCount(0);
    const code = await scan(guest);
    expect([await isSignedBy(code, key), code.collabId]).toEqual([true, id]);
    expect(freshness(code, new Date(visitAt - hour + Date.now() - frozenAt))).toBe('fresh');

    await guest.clock.fastForward(30_000);
    await expect.poll(async () => (await scan(guest)).window).toBe(code.window + 1);
    const next = await scan(guest);
    expect([await isSignedBy(next, key), next.nonce === code.nonce]).toEqual([true, false]);

    const { page: newPhone } = await aWindow(browser, phone);
    await signInQuickly(newPhone, 'influencer@tastemaker.test');
    await newPhone.goto(`/app/collabs/${id}`);
    await newPhone.getByRole('button', { name: 'Use this phone instead' }).click();
    expect((await scan(newPhone)).collabId).toBe(id);
    await guest.context().setOffline(false);
    await guest.reload();
    await expect(guest.getByText('Another phone shows the code for this visit.')).toBeVisible();
    expect(await axeFaults(guest)).toEqual([]);

    const databases = 'indexedDB.databases().then((all) => all.map(({ name }) => name))';
    expect(await guest.evaluate(databases)).toEqual(['door-keys']);
    await guest.setViewportSize({ width: 1280, height: 800 });
    await guest.getByRole('banner').getByRole('button').last().click();
    await guest.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(guest.getByRole('heading', { name: /Sign in to your account/ })).toBeVisible();
    expect(await guest.evaluate(databases)).toEqual([]);
    await Promise.all([brand, guest, newPhone].map((page) => page.context().close()));
  },
);

/** What a thumb has to hit, and is too small for it. */
const small = `[...document.querySelectorAll('button, a, input')]
  .filter((each) => each.getBoundingClientRect().height < 48)
  .map((each) => each.textContent || each.id)`;
const maya = 'Maya Fernandes';
const filter = 'getComputedStyle(document.body).filter';
const background = 'getComputedStyle(document.body).backgroundColor';
/** The colour that the browser gives its bars: the first whose media match. */
const bars = `[...document.querySelectorAll('meta[name="theme-color"]')]
  .find(({ media }) => matchMedia(media).matches).content`;
const cached = `caches.keys()
  .then((names) => Promise.all(names.map((name) => caches.open(name).then((cache) => cache.keys()))))
  .then((requests) => requests.flat().map(({ url }) => new URL(url).pathname))`;

test(
  'on a narrow phone the door fits, day and night, and nobody else sees who is on its list',
  long,
  async ({ browser }) => {
    const [{ page: brand }, { page: guest }] = [await aWindow(browser), await aWindow(browser)];
    await signInQuickly(brand, 'professional@tastemaker.test');
    await signInQuickly(guest, 'influencer@tastemaker.test');
    const visitAt = new Date().setUTCHours(21, 30, 0, 0) + 96 * hour;
    await agreed(brand, guest, visitAt);
    const link = await post<{ url: string; pin: string }>(brand, '/api/v1/check-in-links');
    const { page: door } = await aWindow(browser, { ...phone, viewport: { width: 320, height: 568 } });
    const button = (name: string) => door.getByRole('button', { name });
    const looksWell = async (view: string) => {
      expect([view, await tooWide(door), await door.evaluate(small)]).toEqual([view, 0, []]);
      expect([view, await axeFaults(door)]).toEqual([view, []]);
    };

    for (const [time, hours, colour, barColour] of [
      ['day', 6.5, 'rgb(244, 246, 241)', '#F4F6F1'],
      ['night', 0.5, 'rgb(14, 21, 18)', '#0E1512'],
    ] as const)
      await test.step(time, async () => {
        await freeze(brand, visitAt - hours * hour);
        await door.goto(link.url);
        if (time === 'day') {
          await looksWell('PIN');
          await door.getByLabel('PIN').fill(link.pin);
          await button('Open').click();
        }
        await expect(button(maya)).toContainText('Tree nuts');
        await expect.poll(() => door.evaluate(background)).toBe(colour);
        expect(await door.evaluate(bars)).toBe(barColour);
        await looksWell(`list by ${time}`);
        await button(maya).click();
        await expect(door.getByRole('region', { name: 'Allergies and diet' })).toBeVisible();
        await looksWell(`visit by ${time}`);
        await button('Running late').click();
        await looksWell(`lateness by ${time}`);
        await button('Cancel').click();
        await button('All visits').click();
        await button('Scan a code').click();
        await expect(door.getByRole('heading', { name: 'Scan a code' })).toBeVisible();
        await looksWell(`camera by ${time}`);
      });

    await test.step('the app switcher gets a blurred picture', async () => {
      await door.evaluate(`window.dispatchEvent(new Event('blur'))`);
      expect(await door.evaluate(filter)).toBe('blur(24px)');
      await door.evaluate(`window.dispatchEvent(new Event('focus'))`);
      expect(await door.evaluate(filter)).toBe('none');
    });
    await test.step('the browser’s caches have the page’s own files only', async () => {
      await door.evaluate('navigator.serviceWorker.ready.then(() => true)');
      const addresses = await door.evaluate<string[]>(cached);
      expect(addresses).toContain('/check-in/');
      expect(addresses.filter((each) => !/^\/(check-in\/|favicon\.svg|assets\/[\w.-]+)$/.test(each))).toEqual([]);
    });
    await Promise.all([brand, guest, door].map((page) => page.context().close()));
  },
);
