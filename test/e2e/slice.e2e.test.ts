import { TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { offerInput } from '../support/offers.js';
import { smallPng } from '../support/files.js';
import type { Visitor } from '../support/visitor.js';
import { People } from '../support/world.js';

let product: TestApp;
let staff: Visitor;
let brand: Visitor;
let influencer: Visitor;

beforeAll(async () => {
  product = await TestApp.start();
  staff = await product.newStaff();
});
afterAll(() => product?.stop());

const landing = async (visitor: Visitor) =>
  (await visitor.post('/api/v1/functions/getSessionAndUserProfile')).body.current_session_user_profile;

/** One walk through the whole product; each step builds on the previous one. */
describe('from a new brand to a completed Collab', () => {
  let offerId: string;
  let slotId: string;
  let collabId: string;

  it('staff make a brand, and its first user signs in by the invitation', async () => {
    const made = await staff.post('/api/v1/admin/brand-manager', {
      name: 'Ember & Rye',
      city: 'london',
      category: 'restaurants',
      email: 'owner@ember.test',
      contactName: 'Rosa Lind',
    });
    expect(made).toMatchObject({ status: 201, body: { name: 'Ember & Rye' } });

    brand = product.visitor();
    expect(await brand.followLink('owner@ember.test')).toMatchObject({ status: 200 });
    expect(await landing(brand)).toMatchObject({
      type: 'brand',
      uid: made.body.id,
      profile: { name: 'Ember & Rye', slug: 'ember-rye', paying: false },
    });
  });

  it('the brand makes an offer with times', async () => {
    const made = await brand.post('/api/v1/offers', offerInput());
    expect(made).toMatchObject({ status: 201, body: { state: 'live', actions: ['pause', 'end'] } });
    offerId = made.body.id;
    slotId = made.body.slots[0].id;
  });

  it('an influencer signs in, sees it in the feed and asks for it', async () => {
    influencer = await product.newInfluencer('amara@example.test', 'Amara Osei', 'amara.eats');
    const feed = await influencer.get('/api/v1/offers?city=london');
    expect(feed.body.items).toMatchObject([
      { id: offerId, brand: { name: 'Ember & Rye' }, placesLeft: 1, collabId: null },
    ]);

    const asked = await influencer.post(`/api/v1/offers/${offerId}/requests`, { note: 'I love open kitchens.' });
    expect(asked).toMatchObject({
      status: 201,
      body: { stage: 1, outcome: 'open', actions: ['withdraw'], waitingFor: 'brand' },
    });
    collabId = asked.body.id;
    expect((await influencer.get(`/api/v1/collabs/${collabId}`)).body).toEqual(asked.body);
    expect((await influencer.get('/api/v1/offers')).body.items[0].collabId).toBe(collabId);
  });

  it('the brand approves', async () => {
    expect((await brand.get(`/api/v1/collabs/${collabId}`)).body.actions).toEqual(['approve', 'decline']);
    expect(await brand.post(`/api/v1/collabs/${collabId}/approve`)).toMatchObject({
      status: 402,
      body: { code: 'collabs/payment-needed', pricePence: 9_900 },
    });
    await new People(product.app).giveCredits({ profile: await landing(brand) }, 2);
    expect(await brand.post(`/api/v1/collabs/${collabId}/approve`)).toMatchObject({ status: 200, body: { stage: 3 } });
    expect(await brand.post(`/api/v1/collabs/${collabId}/approve`)).toMatchObject({
      status: 409,
      body: { code: 'collabs/wrong-stage', detail: 'You can’t approve now: this Collab is at Approved.' },
    });
  });

  it('the influencer picks a time', async () => {
    expect(await influencer.post(`/api/v1/collabs/${collabId}/schedule`)).toMatchObject({
      status: 400,
      body: { errors: { slotId: 'Please choose a time.' } },
    });
    const scheduled = await influencer.post(`/api/v1/collabs/${collabId}/schedule`, { slotId });
    expect(scheduled).toMatchObject({ status: 200, body: { stage: 4, waitingFor: 'influencer' } });
    expect((await influencer.get(`/api/v1/offers/${offerId}`)).body.slots[0].placesLeft).toBe(0);
  });

  it('after the visit the pieces go in, are approved and published, and the Collab is completed', async () => {
    await staff.post('/sandbox/api/clock', { advance: 'P3D' });
    expect((await brand.post(`/api/v1/collabs/${collabId}/check-in`)).status).toBe(200);
    const { items } = (await influencer.get(`/api/v1/collabs/${collabId}/deliverables`)).body;
    expect(items.map(({ actions }: { actions: string[] }) => actions)).toEqual([['submit'], ['submit']]);

    for (const { id } of items) {
      const mediaId = await influencer.upload('dinner.png', 'image/png', smallPng());
      const submitted = await influencer.post(`/api/v1/deliverables/${id}/submit`, {
        mediaId,
        caption: 'Ad: dinner at Ember & Rye',
        attested: true,
      });
      expect(submitted.status).toBe(200);
      expect((await brand.get(`/api/v1/media/${mediaId}/content`)).status).toBe(200);
    }
    expect((await brand.get(`/api/v1/collabs/${collabId}`)).body).toMatchObject({ stage: 5, waitingFor: 'brand' });

    for (const { id } of items) await brand.post(`/api/v1/deliverables/${id}/approve`);
    const addresses: Record<string, string> = {
      post: 'https://www.instagram.com/p/Cabc123/',
      story: 'https://www.instagram.com/stories/amara.eats/3141592653589793238',
    };
    for (const { id, type } of items) {
      expect(await influencer.post(`/api/v1/deliverables/${id}/publish`, { url: addresses[type] })).toMatchObject({
        status: 200,
      });
    }
    expect((await brand.get(`/api/v1/collabs/${collabId}`)).body).toMatchObject({
      stage: 6,
      outcome: 'completed',
      actions: [],
    });
  });

  it('staff see the same Collab in the panel', async () => {
    const list = await staff.get('/api/v1/admin/collab-explorer?filter={"stage":6}');
    expect(list.headers['content-range']).toBe('collab-explorer 0-0/1');
    expect(list.body).toMatchObject([
      { id: collabId, brandName: 'Ember & Rye', influencerHandle: 'amara.eats', piecesIn: 2, pieces: 2 },
    ]);
  });

  it('every step is in the audit chain', async () => {
    const { Database } = await import('../../server/shared/db/index.js');
    const names = await eventually(async () => {
      const rows = await product.app
        .get(Database)
        .rows<{ name: string }>(
          `select name from audit_log where aggregate_type = 'collab' and aggregate_id = $1 order by seq`,
          [collabId],
        );
      return rows.length >= 11 && rows.map(({ name }) => name);
    });
    expect(names.at(0)).toBe('collab.requested');
    expect(names.at(-1)).toBe('collab.completed');
  });

  it('nobody else can see it or touch it', async () => {
    const rival = await product.newInfluencer('rival@example.test', 'Rio', 'rio');
    for (const address of [`/api/v1/collabs/${collabId}`, `/api/v1/collabs/${collabId}/deliverables`]) {
      expect(await rival.get(address)).toMatchObject({ status: 404, body: { code: 'collabs/not-found' } });
    }
    expect(await rival.post(`/api/v1/collabs/${collabId}/cancel`)).toMatchObject({ status: 404 });
    expect(await product.visitor().get(`/api/v1/collabs/${collabId}`)).toMatchObject({ status: 401 });
  });

  it('an offer needs what the form says, and says it field by field', async () => {
    const bad = await brand.post('/api/v1/offers', { ...offerInput(), title: '', valuePence: -1, slots: [] });
    expect(bad).toMatchObject({
      status: 400,
      body: {
        code: 'request/invalid',
        errors: {
          title: 'Please enter a title of 3 to 100 characters.',
          valuePence: 'Please enter the retail value in pounds, up to £100,000.',
          slots: 'Please add at least one time.',
        },
      },
    });
    expect((await brand.post('/api/v1/offers', { ...offerInput(), surprise: true })).status).toBe(400);
  });
});

describe('two people at once', () => {
  it('approving leaves one approval', async () => {
    const made = await brand.post('/api/v1/offers', offerInput());
    const guest = await product.newInfluencer('noor@example.test', 'Noor', 'noor.tastes');
    const { id } = (await guest.post(`/api/v1/offers/${made.body.id}/requests`)).body;
    const answers = await Promise.all(
      [brand, staff, brand].map((who) => who.post(`/api/v1/collabs/${id}/approve`, { reason: 'Asked by phone' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});
