import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Browser, chromium, expect, type LaunchOptions, type Page } from '@playwright/test';
import encodeQR from 'qr';
import sharp from 'sharp';
import {
  doorKeyAlgorithm,
  encodeCode,
  exportDoorKey,
  signedCodeUrl,
  windowOf,
} from '../../server/contract/rules/signed-code.ts';
import { venueInput } from '../support/venues.ts';
import { axeFaults } from './axe.ts';
import { tooWide } from './page-looks.ts';
import { aWindow, joinAsCreator, signInQuickly } from './people.ts';
import { long, origin, test } from './test.ts';

/**
 * A busy Friday at two offline doors of one venue: recorded actions arrive once, in order and with their original time,
 * and conflicts show at both doors.
 */
const hour = 3_600_000;
const unique = Date.now().toString(36);
const phone = { viewport: { width: 390, height: 844 } };
const names = [
  'Ana Boyd',
  'Bo Carr',
  'Cleo Dunn',
  'Dan Eads',
  'Eve Frost',
  'Finn Gale',
  'Gia Hale',
  'Hal Ives',
  'Isa Judd',
] as const;
type Name = (typeof names)[number];

test.use({ ownProduct: 'door-offline: the clock stands still' });

type Asked = Pick<Page, 'request'>;
async function post<Body>({ request }: Asked, address: string, data: object = {}): Promise<Body> {
  const answer = await request.post(address, { data, headers: { origin: origin() } });
  expect([address, answer.ok()]).toEqual([address, true]);
  return (await answer.json()) as Body;
}

let brand: Page;
let venueId: string;
let visitAt: number;
const guests = new Map<Name, { page: Page; id: string }>();
const links: { url: string; pin: string }[] = [];

/** Nine creators have booked the same table; each is allergic, and Ana brings a guest who is, too. */
test.beforeAll(async ({ browser }) => {
  test.setTimeout(300_000);
  brand = (await aWindow(browser)).page;
  await signInQuickly(brand, 'premium@tastemaker.test');
  const venue = { ...venueInput(), name: `The cellar ${unique}` };
  venueId = (await post<{ id: string }>(brand, '/api/v1/venues', venue)).id;
  visitAt = new Date().setUTCHours(19, 0, 0, 0) + 48 * hour;
  const { id: offerId } = await post<{ id: string }>(brand, '/api/v1/offers', {
    ...{ title: `Friday in the cellar ${unique}`, kind: 'experience', gives: 'Five courses for two.', venueId },
    ...{ valuePence: 15_000, coversPence: 12_000, brief: '', venue: venue.name, city: venue.city, guests: 1 },
    ...{ asks: [{ type: 'post', contentType: 'image', count: 1 }], category: 'restaurants', contentDueDays: 14 },
    ...{ rights: { channels: ['own-social'], months: 6 } },
    slots: [{ startsAt: new Date(visitAt).toISOString(), capacity: names.length }],
  });
  for (const name of names) {
    const { page } = await aWindow(browser);
    await joinAsCreator(page, `${name.split(' ')[0]!.toLowerCase()}.${unique}`, name);
    const { id } = await post<{ id: string }>(page, `/api/v1/offers/${offerId}/requests`, { note: '' });
    await post(brand, `/api/v1/collabs/${id}/approve`);
    const { slots } = await (await page.request.get(`/api/v1/offers/${offerId}`)).json();
    const friend = { name: 'Ines Roth', chosen: ['peanuts'], other: null };
    const foodRisks = { own: { chosen: ['milk'], other: null }, guests: name === 'Ana Boyd' ? [friend] : [] };
    await post(page, `/api/v1/collabs/${id}/schedule`, { slotId: slots[0].id, foodRisks });
    guests.set(name, { page, id });
  }
  for (const body of [{ venueId }, {}]) links.push(await post(brand, '/api/v1/check-in-links', body));
  await freeze(evening());
});
test.afterAll(async () => {
  for (const page of [brand, ...[...guests.values()].map((guest) => guest.page)]) await page.context().close();
});

/** The door is open, and the visit can still be cancelled. */
const evening = (): number => visitAt - hour + 10_000;

const freeze = async (at: number): Promise<void> => {
  const answer = await brand.request.post('/sandbox/api/clock', { data: { freeze: new Date(at).toISOString() } });
  expect(answer.status()).toBe(200);
};

/** Opens the page with its PIN, and waits until it works offline. */
async function letIn(door: Page, { url, pin }: { url: string; pin: string }): Promise<void> {
  await door.goto(url);
  await door.getByLabel('PIN').fill(pin);
  await door.getByRole('button', { name: 'Open' }).click();
  await expect(row(door, 'Gia Hale')).toBeVisible();
  await door.evaluate('navigator.serviceWorker.ready');
  await expect.poll(() => door.evaluate<boolean>('Boolean(navigator.serviceWorker.controller)')).toBe(true);
}

const row = (door: Page, name: Name) => door.getByRole('list', { name: 'Visits' }).getByRole('button', { name });
const back = (door: Page) => door.getByRole('button', { name: 'All visits' }).click();
const alerts = (door: Page) => door.getByRole('region', { name: 'Please check' }).getByRole('alert');
const inAt = (door: Page) => door.getByRole('list', { name: 'Visits' }).getByText(/^Checked in/);

async function checkIn(door: Page, name: Name): Promise<void> {
  await row(door, name).click();
  await door.getByRole('button', { name: 'Check in', exact: true }).click();
  await expect(door.getByRole('status').filter({ hasText: 'Recorded here' }).first()).toBeVisible();
  await back(door);
}

async function bill(door: Page, name: Name, pounds: string): Promise<void> {
  await row(door, name).click();
  await door.getByLabel('Bill in pounds').fill(pounds);
  await door.getByRole('button', { name: 'Save the bill' }).click();
  await expect(door.getByRole('region', { name: 'Bill' })).toContainText('Recorded here');
  await back(door);
}

type Visit = { name: string; collabId: string; checkedInAt: string | null };
async function checkedIn(): Promise<Map<string, string>> {
  const day = new Date(visitAt).toISOString().slice(0, 10);
  const { visits } = (await (await brand.request.get(`/api/v1/day-sheet?day=${day}`)).json()) as { visits: Visit[] };
  return new Map(visits.flatMap(({ name, checkedInAt }) => (checkedInAt ? [[name, checkedInAt]] : [])));
}

test('two doors without a network: ten check-ins and two bills are all there once, in order, with their first time', long, async ({ browser }) => {
  const windows = [await aWindow(browser, phone), await aWindow(browser, phone)] as const;
  const [first, second] = [windows[0].page, windows[1].page];
  await letIn(first, links[0]!);
  await letIn(second, links[1]!);

  await test.step('the list says in words what each of them can’t eat', async () => {
    await expect(row(first, 'Ana Boyd')).toContainText('Can’t eat: Milk · Ines Roth: Peanuts');
    expect(await axeFaults(first)).toEqual([]);
  });

  for (const door of [first, second]) await door.context().setOffline(true);
  await test.step('the first door: five guests, and a bill, also after the page was loaded again', async () => {
    await first.reload();
    for (const name of names.slice(0, 5)) await checkIn(first, name);
    await bill(first, 'Ana Boyd', '142');
    expect(await axeFaults(first)).toEqual([]);
  });
  await test.step('the second door: five, three of them already in at the first, one cancelled since', async () => {
    const { page: gia, id } = guests.get('Gia Hale')!;
    await post(gia, `/api/v1/collabs/${id}/cancel`, {});
    for (const name of names.slice(2, 7)) await checkIn(second, name);
    await bill(second, 'Finn Gale', '80');
  });
  expect((await checkedIn()).size).toBe(0);

  await test.step('back online, each is in once, with the time of its first door', async () => {
    await second.context().setOffline(false);
    await expect(inAt(second)).toHaveCount(4);
    await first.context().setOffline(false);
    await expect(inAt(first)).toHaveCount(6);
    await expect(first.getByText(/to send/)).toHaveCount(0);
    const times = await checkedIn();
    expect([...times.keys()].toSorted()).toEqual(names.slice(0, 6));
    const ofFirst = names.slice(0, 5).map((name) => times.get(name)!);
    expect(ofFirst).toEqual(ofFirst.toSorted());
  });
  await test.step('what doesn’t fit is shown at both, until someone has read it', async () => {
    for (const door of [first, second]) {
      await door.evaluate(`window.dispatchEvent(new Event('focus'))`);
      for (const name of names.slice(2, 5)) await expect(alerts(door).filter({ hasText: name })).toBeVisible();
      expect(await axeFaults(door)).toEqual([]);
    }
    await expect(alerts(second).filter({ hasText: 'Gia Hale' })).toBeVisible();
    const read = second.getByRole('button', { name: 'I’ve read this' });
    for (let left = await read.count(); left > 0; left -= 1) await read.first().click();
    await second.reload();
    await expect(inAt(second)).toHaveCount(6);
    await expect(alerts(second)).toHaveCount(0);
  });
  await test.step('both bills have come', async () => {
    for (const [name, pence] of [['Ana Boyd', 14_200], ['Finn Gale', 8_000]] as const) {
      const { page, id } = guests.get(name)!;
      expect(await (await page.request.get(`/api/v1/collabs/${id}`)).json()).toMatchObject({ bill: { pence } });
    }
  });
  const faults = windows.flatMap((window) => window.faults);
  expect(faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  for (const { page } of windows) await page.context().close();
}); // prettier-ignore

/** A browser that can be killed like a phone: without any shutdown. */
class DyingBrowser {
  private constructor(
    private readonly child: ChildProcess,
    readonly page: Page,
  ) {}

  static async open({ executablePath, args = [] }: LaunchOptions, folder: string): Promise<DyingBrowser> {
    const own = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${folder}`, 'about:blank'];
    const child = spawn(executablePath!, [...args, ...own], { stdio: ['ignore', 'ignore', 'pipe'] });
    const address = await new Promise<string>((tell, fail) => {
      let said = '';
      child.once('exit', () => fail(new Error(said)));
      child.stderr.on('data', (text: Buffer) => {
        said += text.toString();
        const found = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
        if (found) tell(found);
      });
    });
    const browser = await chromium.connectOverCDP(address);
    return new DyingBrowser(child, browser.contexts()[0]!.pages()[0]!);
  }

  async die(): Promise<void> {
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
  }
}

test('a browser that is killed has lost nothing of what it called recorded', long, async ({ launchOptions }) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'door-'));
  const before = await DyingBrowser.open(launchOptions, folder);
  await letIn(before.page, links[0]!);
  await before.page.context().setOffline(true);
  await row(before.page, 'Hal Ives').click();
  await before.page.getByRole('button', { name: 'Check in', exact: true }).click();
  await expect(before.page.getByRole('status').filter({ hasText: 'Recorded here' }).first()).toBeVisible();
  await before.die();

  const after = await DyingBrowser.open(launchOptions, folder);
  await after.page.context().setOffline(true);
  await after.page.goto(links[0]!.url);
  await expect(row(after.page, 'Hal Ives')).toContainText('Recorded here');
  await expect(after.page.getByText('1 to send.')).toBeVisible();
  expect((await checkedIn()).has('Hal Ives')).toBe(false);
  await after.page.context().setOffline(false);
  await expect(row(after.page, 'Hal Ives')).toContainText('Checked in');
  expect((await checkedIn()).has('Hal Ives')).toBe(true);
  await after.die();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** A one-frame video: a phone that shows this code in a dim room. */
async function filmOf(text: string, file: string): Promise<void> {
  const code = await sharp(Buffer.from(encodeQR(text, 'svg'))).resize(460, 460, { kernel: 'nearest' }).toBuffer(); // prettier-ignore
  const room = { create: { width: 1_280, height: 720, channels: 3, background: '#2a2622' } } as const;
  const frame = await sharp(room).composite([{ input: code, left: 410, top: 130 }]).jpeg({ quality: 80 }).toBuffer(); // prettier-ignore
  fs.writeFileSync(file, Buffer.concat([frame, frame]));
}

/** The same browser window, whose camera sees this video. */
async function withCamera({ args = [], ...options }: LaunchOptions, film: string): Promise<Browser> {
  const camera = ['device-for-media-stream', 'ui-for-media-stream'].map((what) => `--use-fake-${what}`);
  return chromium.launch({ ...options, args: [...args, ...camera, `--use-file-for-fake-video-capture=${film}`] });
}

/** Milliseconds between the moments at which the page first shows these texts. */
const timeBetween = `new Promise((tell) => {
  const times = [];
  const texts = [/inside the frame/, /(Checked in|Recorded here) \\d/];
  const look = () => {
    while (times.length < texts.length && texts[times.length].test(document.body.innerText)) times.push(performance.now());
    if (times.length === texts.length) tell(times[1] - times[0]);
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
})`;

test('a signed code in front of the camera is in within a second, without a network, on a phone four times as slow', long, async ({ launchOptions }) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'door-'));
  const { page, id } = guests.get('Isa Judd')!;
  const keys = await crypto.subtle.generateKey(doorKeyAlgorithm, false, ['sign', 'verify']);
  const publicKey = await exportDoorKey(keys.publicKey);
  const registered = await page.request.put(`/api/v1/collabs/${id}/check-in-key`, { data: { publicKey }, headers: { origin: origin() } });
  expect(registered.ok()).toBe(true);
  const proof = await encodeCode({ collabId: id, venueId, window: windowOf(new Date(evening())) }, keys.privateKey);
  const film = path.join(folder, 'code.mjpeg');
  await filmOf(signedCodeUrl(origin(), proof), film);

  const browser = await withCamera(launchOptions, film);
  const { page: door } = await aWindow(browser, { ...phone, baseURL: origin(), locale: 'en-GB', timezoneId: 'Europe/London' });
  await letIn(door, links[0]!);
  await door.context().setOffline(true);
  const slow = await door.context().newCDPSession(door);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const took = door.evaluate<number>(timeBetween);
  await door.getByRole('button', { name: 'Scan a code' }).click();
  await expect(door.getByRole('heading', { name: 'Isa Judd' })).toBeVisible();
  await expect(door.getByText(/^Recorded here/)).toBeVisible();
  console.log(`From the first look to in: ${Math.round(await took)} ms`);
  expect(await took).toBeLessThan(1_000);
  expect(await tooWide(door)).toBeLessThanOrEqual(0);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });

  await test.step('the same code again is refused, as a copy would be', async () => {
    await door.getByRole('button', { name: 'Scan the next code' }).click();
    await expect(door.getByRole('alert')).toContainText('This code was used already');
  });
  await door.context().setOffline(false);
  await expect(door.getByText(/^Checked in/)).toBeVisible();
  await browser.close();
  fs.rmSync(folder, { recursive: true, force: true });
}); // prettier-ignore
