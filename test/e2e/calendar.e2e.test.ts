import { Database } from '../../server/shared/db/index.js';
import { TestApp } from '../support/app.js';
import { offerInput } from '../support/offers.js';
import { RemoteVisitor } from '../support/remote-visitor.js';
import { People, type Person } from '../support/world.js';

jest.setTimeout(60_000);

const hour = 3_600_000;

let product: TestApp;
let people: People;
let brand: Person;
let nia: Person;
beforeAll(async () => {
  product = await TestApp.listening();
  people = new People(product.app);
  [brand, nia] = [await people.brand('kitchen'), await people.influencer('nia')];
});
afterAll(() => product?.stop());

const as = ({ cookie }: Person) => new RemoteVisitor(product.config.publicUrl, cookie);
const addressOf = async (who: Person): Promise<string> =>
  ((await as(who).get('/api/v1/calendar')).body as { url: string }).url;

/** What a calendar app gets: its lines, unfolded according to RFC 5545. */
async function calendar(url: string, cookie?: string) {
  const answer = await fetch(url, { headers: cookie ? { cookie } : {} });
  const text = (await answer.text()).replace(/\r\n[ \t]/g, '');
  const lines = (name: string) =>
    [...text.matchAll(new RegExp(`^${name}[^:]*:(.*)\r$`, 'gm'))].map(([, value]) => value!.replaceAll('\\,', ','));
  return { status: answer.status, type: answer.headers.get('content-type'), text, lines };
}
const stampOf = (moment: string) => new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '');

async function booked() {
  const slots = [100, 130].map((each) => ({ startsAt: new Date(Date.now() + each * hour).toISOString(), capacity: 1 }));
  const input = { ...offerInput(), contactOnTheDay: 'Maya, 020 7946 0123', slots };
  const offer = (await as(brand).post('/api/v1/offers', input)).body as {
    id: string;
    slots: { id: string; startsAt: string }[];
  };
  const id = await people.approved(nia, brand, offer.id);
  const move = (action: string, more: object) => as(nia).post(`/api/v1/collabs/${id}/${action}`, more);
  expect((await move('schedule', { slotId: offer.slots[0]!.id })).status).toBe(200);
  return { id, offer, move };
}

it('follows a visit that is booked, moved and cancelled, for both sides', async () => {
  const [ours, theirs] = [await addressOf(brand), await addressOf(nia)];
  expect(ours).not.toBe(theirs);
  expect(await addressOf(brand)).toBe(ours);
  const { id, offer, move } = await booked();
  const uid = `visit-${id}@${new URL(product.config.publicUrl).hostname}`;
  for (const url of [ours, theirs]) {
    const { type, lines } = await calendar(url);
    expect(type).toBe('text/calendar; charset=utf-8');
    expect(lines('UID')).toEqual([uid]);
    expect(lines('DTSTART')).toEqual([stampOf(offer.slots[0]!.startsAt)]);
  }
  expect((await calendar(theirs)).lines('DESCRIPTION')[0]).toMatch(/Contact: Maya, 020 7946 0123.*Directions: https:/);
  const [first] = (await calendar(ours)).lines('SEQUENCE');

  await move('reschedule', { slotId: offer.slots[1]!.id });
  const moved = await calendar(ours);
  expect(moved.lines('DTSTART')).toEqual([stampOf(offer.slots[1]!.startsAt)]);
  expect(Number(moved.lines('SEQUENCE')[0])).toBeGreaterThan(Number(first));

  await move('cancel', { reason: 'Ill' });
  expect((await calendar(ours)).lines('UID')).toEqual([]);
});

it('names a request in the diary of the side that answers it', async () => {
  const offer = (await as(brand).post('/api/v1/offers', offerInput())).body as { id: string };
  const ben = await people.influencer('ben');
  expect((await as(ben).post(`/api/v1/offers/${offer.id}/requests`, {})).status).toBeLessThan(300);
  expect((await calendar(await addressOf(brand))).lines('SUMMARY')).toContain('Answer ben’s request');
  expect((await calendar(await addressOf(ben))).lines('SUMMARY')).toEqual([]);
});

it('puts one visit into a calendar, for its two sides alone', async () => {
  const { id } = await booked();
  const url = `${product.config.publicUrl}/api/v1/collabs/${id}/visit.ics`;
  const { status, lines } = await calendar(url, nia.cookie);
  expect([status, lines('SUMMARY').length, lines('LOCATION').length]).toEqual([200, 1, 1]);
  const stranger = await people.influencer('stranger');
  expect((await calendar(url, stranger.cookie)).status).toBe(404);
  expect((await calendar(url)).status).toBe(401);
});

it('is read by nobody once its address was changed, or its person has left', async () => {
  const first = await addressOf(nia);
  const { url } = (await as(nia).post('/api/v1/calendar/renew', {})).body as { url: string };
  expect((await calendar(first)).status).toBe(404);
  expect((await calendar(url)).status).toBe(200);
  expect((await calendar(url.replace(/.{4}\.ics$/, 'AAAA.ics'))).status).toBe(404);

  const before = await addressOf(brand);
  await product.app.get(Database).rows(`update users set disabled_at = now() where email = $1`, [brand.email]);
  expect((await calendar(before)).status).toBe(404);
});
