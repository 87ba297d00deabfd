import { TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { offerInput } from '../support/offers.js';
import { smallMp4 } from '../support/videos.js';
import type { Visitor } from '../support/visitor.js';
import { People } from '../support/world.js';
import { filesInZip } from '../support/zip.js';

let product: TestApp;
let staff: Visitor;
let brand: Visitor;
let influencer: Visitor;
let collabId: string;
let pieceId: string;

const landing = async (visitor: Visitor) =>
  (await visitor.post('/api/v1/functions/getSessionAndUserProfile')).body.current_session_user_profile;
const move = (visitor: Visitor, action: string, body: object = {}) =>
  visitor.post(`/api/v1/deliverables/${pieceId}/${action}`, body);
const piece = async (visitor: Visitor) => (await visitor.get(`/api/v1/collabs/${collabId}`)).body.deliverables[0];

const bytes = async (url: string): Promise<Buffer> => {
  const answer = await product.app.inject({ url, headers: { cookie: brand.cookie() } });
  expect(answer.statusCode).toBe(200);
  expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
  return answer.rawPayload;
};

const small = { width: 720, height: 1_280, rotation: 0, seconds: 8 } as const;
const full = { width: 1_080, height: 1_920, rotation: 0, seconds: 8 } as const;
const marks = [{ fromMs: 1_000, toMs: 6_000 }];

beforeAll(async () => {
  product = await TestApp.start();
  staff = await product.newStaff();
  const made = await staff.post('/api/v1/admin/brand-manager', {
    name: 'Ember & Rye',
    city: 'london',
    category: 'restaurants',
    email: 'owner@ember.test',
    contactName: 'Rosa Lind',
  });
  expect(made.status).toBe(201);
  brand = product.visitor();
  await brand.followLink('owner@ember.test');
  await new People(product.app).giveCredits({ profile: await landing(brand) }, 2);
  influencer = await product.newInfluencer('amara@example.test', 'Amara Osei', 'amara.eats');
});
afterAll(() => product?.stop());

/** One Collab with one reel; each step builds on the previous one. */
describe('the proof of a piece', () => {
  it('a brief that asks to hide the label does not go live, and says how it would', async () => {
    const asks = [{ type: 'reel', contentType: 'video', count: 1 }];
    const hiding = await brand.post('/api/v1/offers', { ...offerInput(), asks, brief: 'Please don’t use #ad.' });
    expect(hiding).toMatchObject({ status: 400, body: { code: 'collabs/brief-hides-ad' } });
    expect(hiding.body.findings[0]).toMatchObject({
      rule: 'brief-hides-ad',
      correction: expect.stringContaining('Ad'),
    });

    const rights = { channels: ['own-social', 'website'], months: 6 };
    const offer = await brand.post('/api/v1/offers', { ...offerInput(), asks, rights });
    expect(offer).toMatchObject({ status: 201, body: { rights } });
    const asked = await influencer.post(`/api/v1/offers/${offer.body.id}/requests`, { note: '' });
    collabId = asked.body.id;
    pieceId = asked.body.deliverables[0].id;
    expect((await brand.post(`/api/v1/collabs/${collabId}/approve`)).status).toBe(200);
    const slotId = offer.body.slots[0].id;
    expect((await influencer.post(`/api/v1/collabs/${collabId}/schedule`, { slotId })).status).toBe(200);
    await staff.post('/sandbox/api/clock', { advance: 'P2DT1H' });
    expect((await brand.post(`/api/v1/collabs/${collabId}/check-in`)).status).toBe(200);
    expect((await influencer.get(`/api/v1/collabs/${collabId}/dossier`)).status).toBe(409);
  });

  it('R410, R411: a video of 720p is refused, and taken once the brand has waived the rule', async () => {
    const mediaId = await influencer.upload('reel.mp4', 'video/mp4', smallMp4({ ...small, coded: [720, 1_280] }));
    const refused = await move(influencer, 'submit', { mediaId, caption: 'Dinner', marks });
    expect(refused).toMatchObject({ status: 400, body: { code: 'collabs/golden-rule-missed' } });
    expect(refused.body.results).toMatchObject([{ result: 'met' }, { result: 'missed', basis: 'MEASURED' }]);

    expect(await move(brand, 'waive', { rule: 'full-hd', reason: 'An archive clip.' })).toMatchObject({ status: 200 });
    expect(await move(influencer, 'submit', { mediaId, caption: 'Dinner', marks })).toMatchObject({ status: 200 });
  });

  it('comes back with pinned comments, and goes in again in full size', async () => {
    const pins = [{ comment: 'Show the sign', atMs: 2_500 }];
    expect(await move(brand, 'suggest-changes', { comment: '', pins })).toMatchObject({ status: 200 });
    expect((await piece(influencer)).rounds).toMatchObject([
      { number: 1, version: 1, pins: [{ comment: 'Show the sign', atMs: 2_500, x: null }] },
    ]);
    const mediaId = await influencer.upload('again.mp4', 'video/mp4', smallMp4({ ...full, coded: [1_080, 1_920] }));
    expect(await move(influencer, 'submit', { mediaId, caption: 'Dinner', marks })).toMatchObject({ status: 200 });
    const { versions } = await piece(brand);
    expect(versions.map(({ number }: { number: number }) => number)).toEqual([1, 2]);
    expect(versions[1].file).toMatchObject({ width: 1_080, height: 1_920, frameRate: 25, sha256: expect.any(String) });
    expect((await piece(brand)).draftDisclosure).toMatchObject({
      result: 'fail',
      findings: [{ rule: 'label-missing', severity: 'fail', correction: 'Ad | Dinner' }],
      ask: expect.stringContaining('For example: “Ad | Dinner”'),
    });
    for (const version of versions)
      expect((await brand.get(`/api/v1/media/${version.mediaId}/content`)).status).toBe(200);
  });

  it('goes in again with another caption alone, and keeps its file, marks and results', async () => {
    expect(await move(brand, 'suggest-changes', { comment: 'Please name the dish.' })).toMatchObject({ status: 200 });
    expect(await move(influencer, 'submit', { caption: 'Dinner' })).toMatchObject({ status: 200 });
    const { versions } = await piece(brand);
    const { number, at, ...rest } = versions[2];
    expect([number, at]).toEqual([3, expect.any(String)]);
    expect(versions[1]).toMatchObject(rest);
  });

  it('goes back after seven days without an answer, since its caption is no ad’s; else it is approved', async () => {
    await staff.post('/sandbox/api/clock', { advance: 'P7D' });
    const { status, rounds } = await piece(influencer);
    expect(status).toBe('inprogress');
    expect(rounds[2].comment).toContain('Nothing says this is an ad.');
    const mediaId = await influencer.upload('third.mp4', 'video/mp4', smallMp4({ ...full, coded: [1_080, 1_920] }));
    expect(await move(influencer, 'submit', { mediaId, caption: 'Ad: Dinner', marks })).toMatchObject({ status: 200 });
    await staff.post('/sandbox/api/clock', { advance: 'P7D' });
    const approved = await eventually(async () => {
      const now = await piece(influencer);
      return now.approvedAt && now;
    });
    expect(approved.actions).toContain('publish');
    expect(approved.rights).toMatchObject({ running: true, agreed: { months: 6 } });
  });

  it('is not published without a label, and with the correction it is', async () => {
    const url = 'https://www.instagram.com/reel/Cabc123/';
    const refused = await move(influencer, 'publish', { url, caption: 'Dinner' });
    expect(refused).toMatchObject({ status: 400, body: { code: 'collabs/label-needed' } });
    const caption = refused.body.findings[0].correction;
    expect(caption).toBe('Ad | Dinner');
    const done = await move(influencer, 'publish', { url, caption });
    expect(done).toMatchObject({ status: 200, body: { stage: 6, outcome: 'completed' } });
    expect(done.body.deliverables[0].draftDisclosure).toBeNull();
    expect(done.body.deliverables[0].disclosure).toMatchObject({ result: 'pass', platform: 'instagram' });
  });

  it('both sides review, blind until both are in; staff decide on an appeal', async () => {
    const address = `/api/v1/collabs/${collabId}/reviews`;
    expect(await brand.post(address, { opinion: 2, words: 'Late.' })).toMatchObject({ status: 200 });
    expect(await brand.post(address, { opinion: 3, words: '' })).toMatchObject({ status: 409 });
    expect((await influencer.get(address)).body).toMatchObject({ mine: null, theirs: null, canReview: true });
    const both = await influencer.post(address, { opinion: 6, words: 'Lovely.' });
    expect(both.body).toMatchObject({ theirs: { opinion: 2, words: 'Late.' }, canAppeal: true });
    const { id } = both.body.theirs;
    expect(await brand.post(`/api/v1/reviews/${id}/appeal`, { reason: 'Mine.' })).toMatchObject({ status: 404 });
    expect(await influencer.post(`/api/v1/reviews/${id}/appeal`, { reason: 'I was on time.' })).toMatchObject({
      status: 204,
    });
    expect((await staff.get('/api/v1/admin/review-appeals')).body).toMatchObject([{ id, appeal: 'I was on time.' }]);
    const decision = { decision: 'hidden', note: 'The door’s log agrees.' };
    expect((await staff.post(`/api/v1/admin/review-appeals/${id}/decision`, decision)).status).toBe(204);
    expect((await influencer.get(address)).body.theirs).toBeNull();
    expect((await staff.get('/api/v1/admin/review-appeals')).body).toMatchObject([
      { id, words: 'Late.', appeal: 'I was on time.', decision: 'hidden', decisionNote: decision.note },
    ]);
    expect((await influencer.get(`/api/v1/collabs/${collabId}/statements`)).body.items).toMatchObject([
      { name: 'review.given', by: 'brand', words: null },
      { name: 'review.appealed', by: 'influencer', words: 'I was on time.' },
      { name: 'review.decided', by: 'staff', words: decision.note, decision: 'hidden' },
    ]);
  });

  it('has a dossier as a ZIP for both sides, and for nobody else', async () => {
    const pack = await influencer.get(`/api/v1/collabs/${collabId}/dossier`);
    expect(pack).toMatchObject({ status: 200, headers: { 'content-type': 'application/zip' } });
    const mail = await influencer.newestMail('amara@example.test', 'Completed');
    expect(mail.text).toMatch(/Key: [0-9a-f]{64}\nHead: \d+:[0-9a-f]{64}/);
    const rival = await product.newInfluencer('rival@example.test', 'Rio', 'rio');
    expect((await rival.get(`/api/v1/collabs/${collabId}/dossier`)).status).toBe(404);
    expect((await rival.get(`/api/v1/collabs/${collabId}/reviews`)).status).toBe(404);
    expect((await rival.get(`/api/v1/collabs/${collabId}/statements`)).status).toBe(404);
  });

  it('is in the library of its brand alone, and leaves it as a ZIP with a table of its terms', async () => {
    const { body } = await brand.get('/api/v1/content?type=reel&rights=running&text=amara');
    expect(body).toMatchObject({
      items: [{ id: pieceId, collabId, creator: { handle: 'amara.eats' }, caption: 'Ad | Dinner', usable: true }],
      next: null,
    });
    expect((await brand.get('/api/v1/content?type=story')).body.items).toEqual([]);
    const pack = await bytes(`/api/v1/content/archive?pieces=${pieceId}`);
    const files = filesInZip(pack);
    const [table, video] = [...files.keys()];
    expect(table).toBe('content.csv');
    expect(video).toMatch(/^01-[a-z0-9-]+-amara-eats-reel\.mp4$/);
    const { mediaId } = await piece(brand);
    expect(files.get(video!)).toEqual(await bytes(`/api/v1/media/${mediaId}/content`));
    expect(files.get(table!)!.toString()).toContain(`${video},`);

    expect((await influencer.get('/api/v1/content')).status).toBe(403);
    const stranger = product.visitor();
    stranger.take((await new People(product.app).brand('rival')).cookie);
    expect((await stranger.get('/api/v1/content')).body.items).toEqual([]);
    expect((await stranger.get(`/api/v1/content/archive?pieces=${pieceId}`)).status).toBe(404);
    const many = Array.from({ length: 51 }, (_, index) => pieceId.slice(0, -2) + String(index + 10)).join(',');
    expect((await brand.get(`/api/v1/content/archive?pieces=${many}`)).status).toBe(400);
  });

  it('cannot be opened by the brand once its rights have ended, until they are renewed', async () => {
    const { mediaId } = await piece(brand);
    const open = async (visitor: Visitor) => (await visitor.get(`/api/v1/media/${mediaId}/content`)).status;
    await staff.post('/sandbox/api/clock', { advance: 'P200D' });
    expect(await open(brand)).toBe(404);
    expect((await brand.get('/api/v1/content?rights=ended')).body.items).toMatchObject([
      { id: pieceId, usable: false },
    ]);
    expect(await brand.get(`/api/v1/content/archive?pieces=${pieceId}`)).toMatchObject({
      status: 409,
      body: { code: 'collabs/rights-ended' },
    });
    expect(await open(influencer)).toBe(200);
    expect(await move(brand, 'ask-renewal', { months: 3 })).toMatchObject({ status: 200 });
    expect((await piece(influencer)).actions).toEqual(['agree-renewal', 'decline-renewal', 'report-use']);
    expect(await move(influencer, 'agree-renewal')).toMatchObject({ status: 200 });
    expect(await open(brand)).toBe(200);
  });
});
