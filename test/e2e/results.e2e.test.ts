import { Webhook } from 'standardwebhooks';
import { londonTimeAt } from '../../server/contract/rules/london-time.js';
import { newId } from '../../server/shared/kernel/index.js';
import { TestApp } from '../support/app.js';
import { smallPng } from '../support/files.js';
import { offerInput } from '../support/offers.js';
import { textOfPdf } from '../support/pdf-text.js';
import { venueInput } from '../support/venues.js';
import type { Visitor } from '../support/visitor.js';
import { People } from '../support/world.js';

jest.setTimeout(180_000);

const hour = 3_600_000;
const start = Date.now();
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile Safari/604.1';

let product: TestApp;
let staff: Visitor;
let [brand, rival, influencer]: Visitor[] = [];
let people: People;
let brandId: string;
let venueId: string;
let id: string;

const freeze = (hours: number) =>
  staff.post('/sandbox/api/clock', { freeze: new Date(start + hours * hour).toISOString() });
const follow = (address: string, userAgent = phone, method: 'GET' | 'HEAD' = 'GET') =>
  product.app.inject({ method, url: new URL(address).pathname, headers: { 'user-agent': userAgent } });
const linkOf = async (who: Visitor | undefined) => (await who!.get(`/api/v1/collabs/${id}/link`)).body;
const resultsOf = async (who: Visitor | undefined) => (await who!.get(`/api/v1/collabs/${id}/results`)).body;

/** An agreed visit that the creator was checked in for. */
async function visited(): Promise<string> {
  await freeze(0);
  const slots = [{ startsAt: new Date(start + 48 * hour).toISOString(), capacity: 1 }];
  const asks = [{ type: 'post', contentType: 'image', count: 1 }];
  venueId = (await brand!.post('/api/v1/venues', venueInput())).body.id;
  const offer = (await brand!.post('/api/v1/offers', { ...offerInput(), venueId, asks, valuePence: 12_000, slots }))
    .body;
  const collab = (await influencer!.post(`/api/v1/offers/${offer.id}/requests`, { note: '' })).body.id as string;
  expect((await influencer!.get(`/api/v1/collabs/${collab}/link`)).body.code).toBe('outcomes/not-agreed');
  await brand!.post(`/api/v1/collabs/${collab}/approve`);
  await influencer!.post(`/api/v1/collabs/${collab}/schedule`, { slotId: offer.slots[0].id });
  await freeze(48);
  await brand!.post(`/api/v1/collabs/${collab}/check-in`);
  return collab;
}

beforeAll(async () => {
  product = await TestApp.start();
  people = new People(product.app);
  staff = await product.newStaff();
  const [ember, other] = [await people.brand('ember'), await people.brand('other')];
  await people.giveCredits(ember, 20);
  brand = await product.signedIn(ember.email);
  brandId = ember.profile.uid;
  rival = await product.signedIn(other.email);
  influencer = await product.signedIn((await people.influencer('maya')).email);
  id = await visited();
});
afterAll(() => product?.stop());

describe('a Collab’s link', () => {
  it('leads where the brand says, with who sent the visitor, without a cookie', async () => {
    const link = await linkOf(influencer);
    expect(await linkOf(brand)).toEqual(link);
    const targetUrl = 'https://1.1.1.1/book?table=2';
    expect((await brand!.put(`/api/v1/collabs/${id}/link`, { targetUrl })).body.targetUrl).toBe(targetUrl);
    const { statusCode, headers } = await follow(link.url);
    const place = new URL(headers.location!);
    expect([statusCode, place.host, place.searchParams.get('table')]).toEqual([302, '1.1.1.1', '2']);
    expect(place.searchParams.get('utm_source')).toBe('tastemaker');
    expect([headers['set-cookie'], headers['cache-control']]).toEqual([undefined, 'no-store']);
  });

  it('counts people, and works for robots', async () => {
    const { url } = await linkOf(brand);
    const { clicked } = await resultsOf(brand);
    for (const [agent, method] of [[phone, 'GET'], [phone, 'HEAD'], ['Googlebot/2.1', 'GET']] as const)
      expect((await follow(url, agent, method)).statusCode).toBe(302);
    expect((await resultsOf(brand)).clicked).toBe(clicked + 1);
    const old = (accept: string) => product.app.inject({ url: '/r/nothing', headers: { accept, 'user-agent': phone } });
    const [program, person] = [await old('application/json'), await old('text/html,*/*;q=0.8')];
    expect([program.statusCode, program.json().code]).toEqual([404, 'outcomes/link-not-found']);
    expect([person.statusCode, person.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(person.body).toContain('<title>This link no longer works');
  }); // prettier-ignore

  it('is the Collab’s two sides’ alone', async () => {
    for (const path of ['link', 'results'])
      expect((await rival!.get(`/api/v1/collabs/${id}/${path}`)).status).toBe(404);
    expect((await influencer!.put(`/api/v1/collabs/${id}/link`, { targetUrl: null })).status).toBe(403);
  });

  it('is nothing to staff, who see the results as the brand does', async () => {
    expect((await staff.get(`/api/v1/collabs/${id}/link`)).status).toBe(403);
    expect((await staff.get(`/api/v1/collabs/${id}/results`)).body).toEqual(await resultsOf(brand));
  });
});

describe('guests', () => {
  it('are counted by word and by name, and shown to the creator without money', async () => {
    const { word } = await linkOf(brand);
    const { body: waiting } = await brand!.get('/api/v1/who-sent-you');
    expect(waiting.creators).toMatchObject([{ collabId: id }]);
    const spent = { said: word.toLowerCase(), covers: 4, spendPence: 24_000 };
    expect((await brand!.post('/api/v1/redemptions', spent)).body.isNew).toBe(true);
    const { body: named } = await brand!.post('/api/v1/named-guests', { collabId: id, covers: 2 });
    await brand!.put('/api/v1/result-settings', { targetUrl: null, marginPercent: 60 });
    const { redeemed, named: counted } = await resultsOf(brand);
    expect(redeemed).toMatchObject({ covers: 4, costPerGuestPence: 3_000, marginPerPound: 1.2 });
    expect(counted.covers).toBe(2);
    const shown = await resultsOf(influencer);
    expect(shown.redeemed).toMatchObject({
      covers: 4,
      spendPence: null,
      costPerGuestPence: null,
      marginPerPound: null,
    });
    expect([shown.lift, shown.givenPence]).toEqual([null, null]);
    expect((await brand!.send('DELETE', `/api/v1/guests/${named.id}`)).status).toBe(204);
    expect((await resultsOf(brand)).named.covers).toBe(0);
  });

  it('are counted by a program with a key, once', async () => {
    const key = { name: 'Till', scopes: ['collabs:read', 'collabs:write'] };
    const authorization = `Bearer ${(await brand!.post('/api/v1/keys', key)).body.key as string}`;
    const till = product.visitor();
    const count = async () =>
      (await till.post('/api/v1/named-guests', { collabId: id, covers: 2, externalId: 'A1' }, { authorization })).body;
    const [first, again] = [await count(), await count()];
    expect([first.isNew, again]).toEqual([true, { id: null, isNew: false }]);
    const { latest } = (await brand!.get('/api/v1/who-sent-you')).body;
    expect(latest[0]).toMatchObject({ id: first.id, source: 'api', covers: 2 });
    expect((await brand!.send('DELETE', `/api/v1/guests/${first.id}`)).status).toBe(204);
  });

  it('of other brands can’t be counted or removed', async () => {
    const { word } = await linkOf(brand);
    expect((await rival!.post('/api/v1/redemptions', { said: word, covers: 2 })).body.code).toBe(
      'outcomes/said-unknown',
    );
    expect((await rival!.post('/api/v1/named-guests', { collabId: id, covers: 2 })).status).toBe(404);
    const day = `/api/v1/covers-days/${newId()}/2026-11-01`;
    expect((await rival!.put(day, { covers: 2 })).body.code).toBe('collabs/venue-unknown');
  });
});

describe('a brand’s analytics', () => {
  const path = () => `/api/v1/brands/${brandId}/analytics/results`;
  const days = (from: number, to: number) => {
    const [first, last] = [from, to].map((hours) => londonTimeAt(new Date(start + hours * hour)).date);
    return `from=${first}&to=${last}`;
  };

  it('have the guests of a period’s Collabs, by influencer where the plan has it', async () => {
    const { body } = await brand!.get(`${path()}?${days(24, 72)}`);
    expect(body.total).toMatchObject({ collabs: 1, redeemed: { covers: 4, costPerGuestPence: 3_000 }, givenPence: 12_000 });
    expect(body.collabs).toMatchObject([{ collab: { id }, influencer: { handle: 'maya' }, liftFrom: null, ...(await resultsOf(brand)) }]);
    expect(body.influencers).toBeNull();
    expect((await brand!.get(`${path()}?${days(-480, -240)}`)).body).toMatchObject({ total: { collabs: 0 }, collabs: [] });
    await people.subscribe({ profile: { uid: brandId, type: 'brand' } } as never, 'professional');
    expect((await brand!.get(`${path()}?${days(24, 72)}`)).body.influencers).toMatchObject([
      { influencer: { handle: 'maya' }, lift: { status: 'too-little' }, isComparable: { redeemed: false } },
    ]);
    expect((await rival!.get(path())).body.code).toBe('analytics/brand-not-found');
    expect((await influencer!.get(path())).status).toBe(403);
  });

  it('are shared without money unless the brand shares its costs', async () => {
    const shared = async (withCosts: boolean) => {
      const report = { title: 'For the board', rollingDays: 90, daysValid: 7, withCosts };
      const { url } = (await brand!.post(`/api/v1/brands/${brandId}/report-links`, report)).body;
      const { body } = await product.visitor().get(`/api/v1/reports/${String(url).split('/').at(-1)}`);
      return body.results as { total: object; collabs: object[]; influencers: object[] };
    };
    const hidden = { spendPence: null, costPerGuestPence: null, marginPerPound: null };
    const plain = await shared(false);
    for (const figures of [plain.total, ...plain.collabs, ...plain.influencers])
      expect(figures).toMatchObject({ redeemed: { covers: 4, ...hidden }, givenPence: null });
    expect((await shared(true)).total).toMatchObject({ redeemed: { spendPence: 24_000, costPerGuestPence: 3_000 } });
  });

  it('are in the PDF', async () => {
    const pdf = await product.app.inject({
      url: `/api/v1/brands/${brandId}/analytics/report.pdf?${days(24, 72)}`,
      headers: { cookie: brand!.cookie() },
    });
    expect(textOfPdf(pdf.rawPayload)).toContain('Guests sent by creators');
  });
}); // prettier-ignore

describe('a Collab’s log', () => {
  it('says who counted guests, without what they spent', async () => {
    const rows = await people.rows<{ name: string; payload: object }>(
      `select name, payload from audit_log join audit_details using (event_id)
       where aggregate_id = '${id}' and name like 'guests.%' order by seq`,
    );
    const [counted, removed] = ['guests.counted', 'guests.removed'];
    expect(rows.map(({ name }) => name)).toEqual([counted, counted, removed, counted, removed]);
    expect(rows[0]!.payload).toMatchObject({ redeemed: 4, named: 0, source: 'tap' });
    expect(JSON.stringify(rows)).not.toContain('24000');
  });
});

describe('a booking system', () => {
  it('posts guests with a signature, once', async () => {
    const { word } = await linkOf(brand);
    const { url, secret } = (await brand!.post('/api/v1/booking-hook')).body as Record<'url' | 'secret', string>;
    const guests = [{ kind: 'redeemed', said: word, covers: 2, externalId: 'booking 17' }];
    const body = JSON.stringify({ guests });
    const post = (signedWith: string, sent = body) => {
      const at = new Date();
      const signature = new Webhook(signedWith).sign('message 1', at, body);
      const headers = {
        ...{ 'content-type': 'application/json', 'webhook-id': 'message 1', 'webhook-signature': signature },
        'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
      };
      return product.app.inject({ method: 'POST', url: new URL(url).pathname, headers, payload: sent });
    };
    expect((await post(secret)).json()).toEqual({ counted: 1, known: 0, days: 0, rejected: [] });
    expect((await post(secret)).json()).toMatchObject({ counted: 0, known: 1 });
    const forged = `whsec_${Buffer.alloc(32).toString('base64')}`;
    for (const answer of [await post(forged), await post(secret, '{"guests": []}')])
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'outcomes/bad-signature']);
    await brand!.send('DELETE', '/api/v1/booking-hook');
    expect((await post(secret)).statusCode).toBe(404);
  });

  it('exports a table that is counted once', async () => {
    const { word } = await linkOf(brand);
    const { date } = londonTimeAt(new Date(start + 48 * hour));
    const text = `Reference,Date,Time,Covers,Promo code\nA1,${date},00:00,2,${word}\nA2,${date},00:00,2,\n`;
    const { body } = await brand!.post('/api/v1/guests/import', { text, use: 'guests', dryRun: true });
    expect(body).toMatchObject({ rows: 2, unchanged: 1 });
  });
});

describe('the estimate', () => {
  const from = londonTimeAt(new Date(start + 48 * hour)).date;
  const dayAt = (place: number) => new Date(Date.parse(from) + place * 24 * hour).toISOString().slice(0, 10);

  /** The only piece is published on the day of the visit. */
  async function publish() {
    const [{ id: piece }] = (await influencer!.get(`/api/v1/collabs/${id}`)).body.deliverables;
    const mediaId = await influencer!.upload('dinner.png', 'image/png', smallPng());
    const move = (who: Visitor, action: string, body: object = {}) => who.post(`/api/v1/deliverables/${piece}/${action}`, body);
    await move(influencer!, 'submit', { mediaId, caption: 'Ad · Dinner', attested: true });
    await move(brand!, 'approve');
    const post = { url: 'https://www.instagram.com/p/Cabc123/', caption: 'Ad · Dinner' };
    expect((await move(influencer!, 'publish', post)).status).toBe(200);
  }

  it('is made from the covers of a venue’s days once a piece is published', async () => {
    await publish();
    expect((await resultsOf(brand)).lift).toMatchObject({ status: 'too-little', guests: null });
    await freeze(48 + 14 * 24);
    const rows = Array.from({ length: 70 }, (_, at) => `${dayAt(at - 56)},${60 + ((at * 7) % 11) + (at < 56 ? 0 : 30)}`);
    const table = { text: ['Date,Covers', ...rows].join('\n'), use: 'covers', venueId, dryRun: false };
    expect((await brand!.post('/api/v1/guests/import', table)).body).toMatchObject({ created: 70, rejected: 0 });
    const { lift } = await resultsOf(brand);
    expect(lift).toMatchObject({ status: 'estimated', days: 14, isControlled: false });
    expect(lift.low).toBeGreaterThan(300);
    expect(lift.high).toBeLessThan(540);
    expect(lift.costPerGuestPence).toBe(Math.round(12_000 / lift.guests));
    expect((await resultsOf(influencer)).lift).toBeNull();
    const [row] = (await brand!.get(`/api/v1/brands/${brandId}/analytics/results`)).body.collabs;
    expect(row).toMatchObject({ liftFrom: from, lift });
    const path = `/api/v1/covers-days/${venueId}/${from}`;
    expect((await brand!.put(path, { covers: 200 })).body).toEqual({ changed: true });
    expect((await resultsOf(brand)).lift.guests).toBeGreaterThan(lift.guests + 50);
  });
}); // prettier-ignore

it('what someone brought still counts once they have left', async () => {
  const report = async () => (await brand!.get(`/api/v1/brands/${brandId}/analytics/results`)).body;
  const { total, collabs } = await report();
  await people.rows(
    `insert into deleted_profiles (profile_uid, profile_type, deleted_by, deleted_at) values ($1, 'influencer', $1, now())`,
    [collabs[0].influencer.id],
  );
  const left = await report();
  expect(left.total).toEqual(total);
  expect(left.collabs[0].influencer).toMatchObject({ name: 'Former influencer', handle: '' });
});
