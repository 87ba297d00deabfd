import { idAt } from '../../server/modules/analytics/domain/usage-event.js';
import { Clock, newId } from '../../server/shared/kernel/index.js';
import { TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { smallPng } from '../support/files.js';
import { offerInput } from '../support/offers.js';
import type { Visitor } from '../support/visitor.js';
import { People } from '../support/world.js';

let product: TestApp;
let people: People;
let staff: Visitor;
let brand: Visitor;
let influencer: Visitor;
let brandId: string;
let pieceId: string;
let collabId: string;
let readingId: string;

const uidOf = async (visitor: Visitor): Promise<string> =>
  (await visitor.post('/api/v1/functions/getSessionAndUserProfile')).body.current_session_user_profile.uid;
const analytics = (visitor: Visitor, more = '') => visitor.get(`/api/v1/brands/${brandId}/analytics${more}`);

beforeAll(async () => {
  product = await TestApp.start();
  people = new People(product.app);
  staff = await product.newStaff();
  const details = { city: 'london', category: 'restaurants', email: 'owner@ember.test', contactName: 'Rosa Lind' };
  expect((await staff.post('/api/v1/admin/brand-manager', { name: 'Ember & Rye', ...details })).status).toBe(201);
  brand = product.visitor();
  await brand.followLink('owner@ember.test');
  brandId = await uidOf(brand);
  await people.giveCredits({ profile: { uid: brandId, type: 'brand' } }, 1);
  influencer = await product.newInfluencer('amara@example.test', '=Amara Osei', 'amara.eats');
  const asks = [{ type: 'post', contentType: 'image', count: 1 }];
  const offer = await brand.post('/api/v1/offers', { ...offerInput(), asks });
  const asked = await influencer.post(`/api/v1/offers/${offer.body.id}/requests`, { note: '' });
  collabId = asked.body.id;
  pieceId = asked.body.deliverables[0].id;
  await brand.post(`/api/v1/collabs/${collabId}/approve`);
  await influencer.post(`/api/v1/collabs/${collabId}/schedule`, { slotId: offer.body.slots[0].id });
  await staff.post('/sandbox/api/clock', { advance: 'P2DT1H' });
  await brand.post(`/api/v1/collabs/${collabId}/check-in`);
  const mediaId = await influencer.upload('dinner.png', 'image/png', smallPng());
  const move = (visitor: Visitor, action: string, body: object = {}) =>
    visitor.post(`/api/v1/deliverables/${pieceId}/${action}`, body);
  expect(await move(influencer, 'submit', { mediaId, caption: 'Ad · Dinner', attested: true })).toMatchObject({
    status: 200,
  });
  expect(await move(brand, 'approve')).toMatchObject({ status: 200 });
  const url = 'https://www.instagram.com/p/Cabc123/';
  expect(await move(influencer, 'publish', { url, caption: 'Ad · Dinner' })).toMatchObject({ status: 200 });
});
afterAll(() => product?.stop());

const numbers = { reach: 10_000, views: 14_000, likes: 400, comments: 50, shares: 30, saves: 20 };

/** Each step builds on the previous one. */
describe('R434: from a screenshot to a report', () => {
  it('the influencer enters what the post has reached, with a screenshot of their own', async () => {
    const url = `/api/v1/deliverables/${pieceId}/metrics`;
    const none = await influencer.post(url, { ...numbers, screenshotId: brandId });
    expect(none).toMatchObject({ status: 400, body: { code: 'analytics/screenshot-needed' } });
    const screenshotId = await influencer.upload('insights.png', 'image/png', smallPng());
    const wrong = await influencer.post(url, { ...numbers, likes: 10_001, screenshotId });
    expect(wrong).toMatchObject({ status: 400, body: { code: 'analytics/bad-numbers', errors: { likes: expect.any(String) } } });

    for (const takenAt of ['2027-W05-1', '2027-02-30T10:00:00Z', '20270101'])
      expect(await influencer.post(url, { ...numbers, screenshotId, takenAt })).toMatchObject({ status: 400, body: { errors: { takenAt: expect.any(String) } } });

    for (const reach of ['', '10000', true, 1.5])
      expect(await influencer.post(url, { ...numbers, reach, screenshotId })).toMatchObject({ status: 400, body: { errors: { reach: 'Reach must be a whole number.' } } });

    const entered = await influencer.post(url, { ...numbers, screenshotId });

    expect(entered).toMatchObject({ status: 201, body: { basis: 'declared', numbers, screenshotId } });
    readingId = entered.body.id;
    expect((await brand.get(url)).body.items).toMatchObject([{ id: readingId, corrected: false }]);
    expect((await brand.post(url, { ...numbers, screenshotId })).status).toBe(403);
    expect(await influencer.send('DELETE', `/api/v1/media/${screenshotId}`)).toMatchObject({ status: 409 });
  });

  it('the brand sees it as declared, beside the period before, with what it cost and the estimate of its worth', async () => {
    const { status, body } = await analytics(brand);
    expect(status).toBe(200);
    expect(body.now).toMatchObject({ pieces: 1, posts: 1, basis: 'declared', reach: 10_000, engagements: 500, rate: 0.05 });
    expect(body.now.earnedPence).toBe(10 * 650 + 500 * 8);
    expect(body.then).toMatchObject({ pieces: 0, reach: null });
    expect(body.period).toMatchObject({ days: 90 });
    expect(body.trend.reduce((sum: number, { reach }: any) => sum + (reach ?? 0), 0)).toBe(10_000);
    expect(body.platforms).toMatchObject([{ platform: 'instagram', reach: 10_000 }]);
    expect(body.cost).toMatchObject({ visits: 1, giftsPence: body.cost.totalPence, ofPiecePence: body.cost.totalPence });
    expect(body.funnel.stages.map(({ count }: any) => count)).toEqual([1, 1, 1, 1, 1]);
    expect(body.answers).toMatchObject({ requests: 1, answered: 1, within48Hours: 1 });
    expect(body.wall).toMatchObject([{ id: pieceId, basis: 'declared', mediaId: expect.any(String), numbers }]);
  });

  it('by Collab, each with its reach, engagements, pieces and cost', async () => {
    const { cost } = (await analytics(brand)).body;
    const { status, body } = await analytics(brand, '/collabs');
    expect({ status, rest: body.rest }).toEqual({ status: 200, rest: null });
    expect(body.items).toMatchObject([
      { collab: { id: collabId, title: expect.any(String) }, influencer: { handle: 'amara.eats' }, pieces: 1, reach: 10_000, engagements: 500, basis: 'declared', cost },
    ]);
    expect((await analytics(influencer, '/collabs')).status).toBe(403);
  });

  it('staff correct it with a reason: measured from then on, and the one before stays to be seen', async () => {
    const url = `/api/v1/admin/piece-readings/${readingId}/correction`;
    const correction = { ...numbers, reach: 8_000, basis: 'measured', reason: 'The screenshot says 8,000.' };
    expect((await influencer.post(url, correction)).status).toBe(403);
    expect(await staff.post(url, correction)).toMatchObject({ status: 200, body: { basis: 'measured' } });
    expect(await staff.post(url, correction)).toMatchObject({ status: 409, body: { code: 'analytics/reading-corrected' } });
    expect((await brand.get(`/api/v1/deliverables/${pieceId}/metrics`)).body.items).toHaveLength(2);
    expect((await analytics(brand)).body.now).toMatchObject({ basis: 'measured', reach: 8_000, bases: { measured: 1, declared: 0 } });
    expect((await analytics(staff)).body.now.reach).toBe(8_000);
  });

  it('what a platform does not tell is null: the influencer leaves it empty, and so may staff', async () => {
    const url = `/api/v1/deliverables/${pieceId}/metrics`;
    const screenshotId = await influencer.upload('again.png', 'image/png', smallPng());
    const some = { reach: null, views: 14_000, likes: 400, comments: null, shares: null, saves: null };
    const entered = await influencer.post(url, { ...some, screenshotId });
    expect(entered).toMatchObject({ status: 201, body: { numbers: some } });
    const right = { ...some, views: null, comments: 50, basis: 'measured', reason: 'It says 50.' };
    expect(await staff.post(`/api/v1/admin/piece-readings/${entered.body.id}/correction`, right)).toMatchObject({ status: 200, body: { numbers: { ...some, views: null, comments: 50 } } });
    expect((await analytics(brand)).body.now).toMatchObject({ reach: 8_000, engagements: 500, basis: 'measured' });
    const none = { reach: null, views: null, likes: null, comments: null, shares: null, saves: null };
    expect(await influencer.post(url, { ...none, screenshotId })).toMatchObject({ status: 400, body: { code: 'analytics/bad-numbers' } });
  });

  it('takes it as CSV, in which no name becomes a formula, and as PDF', async () => {
    const csv = await analytics(brand, '/pieces.csv');
    expect(csv.headers['content-disposition']).toMatch(/^attachment; filename="tastemaker-.*\.csv"$/);
    const [head, row] = String(csv.body).replace('\uFEFF', '').trim().split('\r\n');
    expect(head).toContain('Reach,Views,Likes,Comments,Shares,Saves,Basis');
    expect(row).toContain("instagram,'=Amara Osei,amara.eats");
    expect(row).toContain('8000,14000,400,50,30,20,measured');
    const pdf = await analytics(brand, '/report.pdf');
    expect(pdf).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
    expect(String(pdf.body).slice(0, 5)).toBe('%PDF-');
  });

  it('R248: reports by influencer come with Professional, and nothing else opens them', async () => {
    const refused = await analytics(brand, '/influencers');
    expect(refused).toMatchObject({ status: 403, body: { code: 'billing/feature-locked', feature: 'influencerReports' } });
    await people.subscribe({ profile: { uid: brandId, type: 'brand' } } as never, 'professional');
    const { body } = await analytics(brand, '/influencers');
    expect(body.items).toMatchObject([{ influencer: { handle: 'amara.eats' }, reach: 8_000, visits: 1 }]);
    const { cost } = (await analytics(brand)).body;
    expect(body.items[0].cost.totalPence + (body.rest?.totalPence ?? 0)).toBe(cost.totalPence);
  });

  it('a live report needs no account, shows no costs unless they are shared, and ends when it is revoked or has run out', async () => {
    const links = `/api/v1/brands/${brandId}/report-links`;
    const guest = product.visitor();
    const share = async (more: object) => {
      const made = await brand.post(links, { title: 'For the board', rollingDays: 90, daysValid: 7, ...more });
      expect(made.status).toBe(201);
      const token = String(made.body.url).split('/').at(-1);
      return { id: made.body.id as string, read: () => guest.get(`/api/v1/reports/${token}`) };
    };
    const nameless = await brand.post(links, { title: '  ', rollingDays: 90, daysValid: 7, withCosts: false });
    expect(nameless).toMatchObject({ status: 400, body: { errors: { title: expect.any(String) } } });
    const plain = await share({ withCosts: false });
    const { body, status } = await plain.read();
    expect(status).toBe(200);
    expect(body).toMatchObject({ title: 'For the board', brandName: 'Ember & Rye', analytics: { cost: null, now: { reach: 8_000 } } });
    expect(body.analytics.wall[0].mediaId).toBeNull();
    expect(body.influencers).toMatchObject([{ giftsPence: null, cost: null, reach: 8_000 }]);
    expect(body).toMatchObject({ collabs: [{ collab: { id: collabId }, cost: null, reach: 8_000 }], collabsRest: null, influencersRest: null });
    const priced = await share({ withCosts: true });
    expect((await priced.read()).body.analytics.cost).toMatchObject({ visits: 1 });

    expect((await influencer.send('DELETE', `/api/v1/report-links/${plain.id}`)).status).toBe(403);
    expect((await brand.send('DELETE', `/api/v1/report-links/${plain.id}`)).status).toBe(204);
    expect(await plain.read()).toMatchObject({ status: 404, body: { code: 'analytics/link-not-found' } });
    expect((await brand.get(links)).body.items).toMatchObject([{ id: priced.id, open: true }]);

    await staff.post('/sandbox/api/clock', { advance: 'P7D' });
    expect((await priced.read()).status).toBe(404);
    expect((await brand.get(links)).body.items).toMatchObject([{ id: priced.id, open: false }]);
  });

  it('R252: where staff lock analytics, page, files and shared reports are closed together', async () => {
    const made = await brand.post(`/api/v1/brands/${brandId}/report-links`, { title: 'Open', rollingDays: 30, daysValid: 30, withCosts: false });
    const read = () => product.visitor().get(`/api/v1/reports/${String(made.body.url).split('/').at(-1)}`);
    expect((await read()).status).toBe(200);
    const lockUntil = (more: object) => staff.put(`/api/v1/admin/subscriptions/${brandId}/features/analytics`, { kind: 'lock', reason: 'Unpaid', ...more });
    expect(await lockUntil({ until: '2027-W05-1' })).toMatchObject({ status: 400, body: { errors: { until: expect.any(String) } } });
    const lock = await lockUntil({});
    expect(lock.status).toBeLessThan(300);
    for (const more of ['', '/influencers', '/pieces.csv', '/report.pdf'])
      expect(await analytics(brand, more)).toMatchObject({ status: 403, body: { feature: 'analytics' } });
    expect((await read()).status).toBe(404);
  });

  it.each(['from=yesterday', 'from=2027-02-30&to=2027-03-01', 'from=2020-01-01&to=2027-01-01', 'from=2027-02-01&to=2027-01-01'])(
    'no period is %s',
    async (query) => {
      expect(await analytics(staff, `?${query}`)).toMatchObject({ status: 400, body: { code: 'analytics/bad-period' } });
    },
  );
}); // prettier-ignore

it('R393: an event repeated under its key is stored once, and any other key counts as none', async () => {
  const event = { event_name: 'told_again', event_context: {}, user_profile: {} };
  const tell = (key: string, more = {}) =>
    influencer.post('/api/v1/functions/logUserEvent', { ...event, ...more }, { 'idempotency-key': key });
  const kept = async () => (await people.rows(`select from user_events where name = 'told_again'`)).length;
  const key = idAt(newId(), product.app.get(Clock, { strict: false }).now());
  expect([(await tell(key)).status, (await tell(key)).status, await kept()]).toEqual([200, 200, 1]);
  expect([(await tell('another', { event_id: key })).status, await kept()]).toEqual([200, 1]);
  expect([(await tell('no UUID of version 7')).status, await kept()]).toEqual([200, 2]);
});

describe('R443: the usage explorer', () => {
  it('shows staff what people did: signing in, requests and Collabs beside the pages, each counted once', async () => {
    const page = { target_name: 'Chats', target_uid: '/app/chats?uid=1', target_type: 'page' };
    await influencer.post('/api/v1/functions/logUserEvent', { event_name: 'page_view', event_context: page });
    const summary = await eventually(async () => {
      await staff.post('/sandbox/api/clock', { advance: 'PT1M' }); // new events are counted every minute
      const { body } = await staff.get('/api/v1/admin/usage-summary?profileType=influencer');
      const names = body.names.map(({ title }: any) => title);
      return (
        ['collab_request', 'collab_complete', 'sign_in'].every((name) => names.includes(name)) &&
        body.pages.length > 0 &&
        body
      );
    });
    expect(summary.names).toContainEqual({ title: 'collab_request', events: 1 });
    expect(summary.pages).toContainEqual({ page: '/app/chats', title: 'Chats', views: 1, people: 1 });
    expect(summary.funnel.asked).toBeGreaterThanOrEqual(summary.funnel.signedIn);
    expect((await brand.get('/api/v1/admin/usage-summary')).status).toBe(403);
  });

  it('shows one profile’s stream, and what a brand has used of its plan', async () => {
    const filter = encodeURIComponent(
      JSON.stringify({ profileUid: brandId, fromDay: '2020-01-01', toDay: '2050-01-01' }),
    );
    const { body } = await staff.get(`/api/v1/admin/usage-explorer?filter=${filter}`);
    expect(new Set(body.map(({ profile }: any) => profile.uid))).toEqual(new Set([brandId]));
    const plan = await staff.get(`/api/v1/admin/plan-usage/${brandId}`);
    expect(plan.body).toMatchObject({
      ...{ name: 'Ember & Rye', plan: 'professional', seats: { used: 1, limit: 5 }, storage: { limit: 10 ** 12 } },
    });
  });
});
