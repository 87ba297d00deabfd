import { TestApp } from '../support/app.js';
import type { Visitor } from '../support/visitor.js';
import { People, type Person } from '../support/world.js';

const admin = '/api/v1/admin';

let product: TestApp;
let staff: Visitor;
let people: People;
let brand: Person;
let influencer: Person;
beforeAll(async () => {
  product = await TestApp.start();
  staff = await product.newStaff('super-user');
  people = new People(product.app);
  [brand, influencer] = [await people.brand('ember'), await people.influencer('amara')];
});
afterAll(() => product?.stop());

const found = async (resource: string, filter: object) =>
  (await staff.get(`${admin}/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body;

describe('R4: staff manage', () => {
  it('brands, and their sales and onboarding stages', async () => {
    const { uid } = brand.profile;
    const stages = { salesStage: 2, onboardingStage: 2 };
    expect(await staff.put(`${admin}/brand-manager/${uid}`, { name: 'Ember & Rye', ...stages })).toMatchObject({
      status: 200,
      body: { name: 'Ember & Rye', ...stages },
    });
    expect(await found('brand-manager', stages)).toMatchObject([{ id: uid }]);
  });

  it('influencers', async () => {
    const { uid } = influencer.profile;
    const { version } = (await staff.get(`/api/v1/influencers/${uid}/profile`)).body;
    const change = { version, bio: 'Slow food, told fast.' };
    expect((await staff.send('PATCH', `/api/v1/influencers/${uid}/profile`, change)).status).toBe(200);
    expect((await staff.get(`/api/v1/influencers/${uid}/profile`)).body).toMatchObject({ bio: change.bio });
    expect(await found('influencer-manager', { q: 'amara' })).toMatchObject([{ id: uid }]);
  });

  it('people', async () => {
    const path = `${admin}/user-explorer/${influencer.userId}`;
    expect((await staff.post(`${path}/disable`)).status).toBe(200);
    expect(
      (await product.app.inject({ url: '/api/v1/offers', headers: { cookie: influencer.cookie } })).statusCode,
    ).toBe(401);
    expect((await staff.post(`${path}/enable`)).status).toBe(200);
  });

  it('Collabs', async () => {
    const { offerId } = await people.offer(brand);
    const id = await people.approved(await people.influencer('bo'), brand, offerId);
    const decided = { outcome: 'cancelled', reason: 'The kitchen is closed.' };
    expect((await staff.post(`${admin}/collab-explorer/${id}/override`, decided)).status).toBe(200);
    expect(await found('collab-explorer', { outcome: 'cancelled' })).toMatchObject([{ id }]);
  });

  it('lists', async () => {
    const { id } = (await staff.post(`${admin}/influencer-list-explorer`, { name: 'Brunch' })).body;
    const put = await staff.post(`${admin}/influencer-list-explorer/${id}/members`, {
      influencerIds: [influencer.profile.uid],
    });
    expect(put.status).toBe(200);
    expect(await found('influencer-list-explorer', { q: 'brunch' })).toMatchObject([{ id, members: 1 }]);
  });

  it('ads', async () => {
    const ad = {
      ...{ name: 'Winter', slot: 'feed-top', headline: 'Warm up', text: 'Twelve new places.', action: 'See them' },
      ...{ link: '/app/influencer/explore', cover: 'restaurants', priority: 2 },
      startsAt: new Date(Date.now() - 86_400_000).toISOString(),
      endsAt: new Date(Date.now() + 86_400_000).toISOString(),
    };
    const { id } = (await staff.post(`${admin}/ad-manager`, ad)).body;
    expect(await found('ad-manager', { q: 'winter' })).toMatchObject([{ id, state: 'live' }]);
  });

  it('usage: what people did', async () => {
    const visitor = product.visitor();
    visitor.take(brand.cookie);
    const event = {
      name: 'page_view',
      target_name: 'Dashboard',
      target_uid: '/app/brand/dashboard',
      target_type: 'page',
    };
    await visitor.post('/api/v1/functions/logUserEvent', event);
    expect(await found('usage-explorer', { profileUid: brand.profile.uid })).not.toEqual([]);
  });

  it('preferences', async () => {
    const change = await staff.put(`${admin}/settings/trainingUrl`, { set: 'https://learn.example/' });
    expect(change.status).toBe(200);
    expect((await product.visitor().get('/api/v1/settings')).body.links.training).toBe('https://learn.example/');
  });
});

describe('R429: the sentences that staff keep tell whether the reader may change them', () => {
  it.each([
    ['read-only', false],
    ['operations', true],
  ] as const)('%s staff: %s', async (role, may) => {
    const reader = await product.newStaff(role);
    expect((await reader.get('/api/v1/quick-replies')).body).toMatchObject({ mayChange: may });
  });
});
