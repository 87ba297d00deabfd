import { TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { offerInput } from '../support/offers.js';
import { venueInput } from '../support/venues.js';
import type { Visitor } from '../support/visitor.js';

const york = 'town-2633352';
const reykjavik = 'town-3413829';
const brandManager = '/api/v1/admin/brand-manager';
const chooseCity = { status: 400, body: { errors: { city: 'Please choose a city.' } } };
const joining = { tier: 'basic', brandName: 'Bedern House', category: 'restaurants', name: 'Ida Hall' };
const jo = { name: 'Jo Beck', handle: 'jo.beck', email: 'jo@york.test', dateOfBirth: '1996-02-01' };

let product: TestApp;
let brand: Visitor;
let influencer: Visitor;
let staff: Visitor;

/** Joins, and follows the link in the email. */
async function joined(as: 'brand' | 'influencer', body: { email: string; city: string }): Promise<Visitor> {
  const visitor = product.visitor();
  expect((await visitor.post(`/api/v1/join/${as}`, body)).status).toBe(200);
  await visitor.followLink(body.email);
  return visitor;
}

beforeAll(async () => {
  product = await TestApp.start();
  staff = await product.newStaff('super-user');
  brand = await joined('brand', { ...joining, email: 'ida@york.test', city: york });
  influencer = await joined('influencer', { ...jo, city: york });
});
afterAll(() => product?.stop());

const towns = async (query: string) => (await product.visitor().get(`/api/v1/towns?${query}`)).body.items;
const uidOf = async (who: Visitor): Promise<string> =>
  (await who.post('/api/v1/functions/getSessionAndUserProfile')).body.current_session_user_profile.uid;

describe('towns that no list has', () => {
  it('are found by name, also before anybody has signed in, and told by their ids', async () => {
    const [found] = await towns('q=YOR&list=brand-cities');
    expect(found).toMatchObject({ id: york, label: 'York', country: 'GB', lat: expect.closeTo(53.96, 1) });
    expect(await towns('q=reykjavik&list=brand-cities')).toEqual([]);
    expect(await towns('q=reykjavik')).toMatchObject([{ id: reykjavik, label: 'Reykjavík', within: 'Iceland' }]);
    expect(await towns('q=bath')).toContainEqual(expect.objectContaining({ id: 'bath', within: null }));
    expect(await towns(`ids=${york},town-1`)).toMatchObject([{ label: 'York' }]);
    expect((await product.visitor().get('/api/v1/towns?ids=york')).status).toBe(400);
  });

  it('R336, R337: make no list longer by being chosen', async () => {
    expect((await product.visitor().get('/api/v1/settings')).body.lists).toEqual([]);
    const { schemas } = (await product.visitor().get('/api/openapi.json')).body.components;
    expect(schemas.JoinBrandInput.properties.city.enum).toHaveLength(17);
    expect(schemas.JoinInfluencerInput.properties.city.enum).toHaveLength(15);
  });

  it('brands are in those of the United Kingdom; influencers live in any, and in Bath', async () => {
    const abroad = { ...joining, email: 'ida@iceland.test', city: reykjavik };
    expect(await product.visitor().post('/api/v1/join/brand', abroad)).toMatchObject(chooseCity);
    const nowhere = { ...jo, city: 'town-1' };
    expect(await product.visitor().post('/api/v1/join/influencer', nowhere)).toMatchObject(chooseCity);
    const own = `/api/v1/influencers/${await uidOf(influencer)}/profile`;
    for (const city of [reykjavik, 'bath', york]) {
      const { version } = (await influencer.get(own)).body;
      expect(await influencer.send('PATCH', own, { version, city })).toMatchObject({ status: 200, body: { city } });
    }
  });

  it('have venues, and offers that are there on the map and are found by town', async () => {
    const venue = await brand.post('/api/v1/venues', { ...venueInput(), city: york, point: null });
    expect(venue).toMatchObject({ status: 201, body: { city: york } });
    const offer = await brand.post('/api/v1/offers', { ...offerInput(), city: york });
    expect(offer.body).toMatchObject({ city: york, lat: expect.closeTo(53.96, 1), lng: expect.closeTo(-1.08, 1) });
    const { items } = (await influencer.get(`/api/v1/offers?city=${york}`)).body;
    expect(items).toMatchObject([{ id: offer.body.id, city: york }]);
    expect((await influencer.get('/api/v1/offers/cities')).body.items).toEqual([{ city: york, count: 1 }]);
    const markers = `/api/v1/offers/markers?bounds=-2,53,0,55&zoom=6&city=${york}`;
    expect((await influencer.get(markers)).body.items).toMatchObject([{ offerId: offer.body.id }]);
    const match = `/api/v1/offer-matches/${offer.body.id}`;
    // The matches know the city a moment after the profile has it.
    const near = await eventually(async () => {
      const { reasons } = (await influencer.get(match)).body;
      return reasons.find(({ list }: { list: string }) => list === 'city');
    });
    expect(near).toMatchObject({ options: [york], points: 24 });
  });

  it('are filters of the influencer browser if an influencer lives there', async () => {
    await eventually(async () => {
      const { lists } = (await brand.get('/api/v1/influencer-browser/facets')).body;
      return lists.city?.[york] === 1;
    });
    const found = (await brand.get(`/api/v1/influencer-browser?city=${york}`)).body.items;
    expect(found).toMatchObject([{ handle: 'jo.beck', city: york }]);
  });

  it('can be targets of ads, which then appear in the feeds of influencers who live there', async () => {
    const days = { startsAt: new Date(Date.now() - 86_400_000), endsAt: new Date(Date.now() + 86_400_000) };
    const words = { name: 'York', headline: 'New in York', text: 'Two places.', action: 'See them', link: '/app' };
    const ad = { ...words, ...days, slot: 'feed-top', cover: 'restaurants', priority: 2, cities: [york] };
    expect(await staff.post('/api/v1/admin/ad-manager', ad)).toMatchObject({ body: { cities: [york] } });
    expect((await influencer.get('/api/v1/ads')).body.items).toMatchObject([{ headline: 'New in York' }]);
  });

  it('are called by name in the panel’s lists and files, and on public pages', async () => {
    const filter = encodeURIComponent(JSON.stringify({ city: york }));
    expect((await staff.get(`${brandManager}?filter=${filter}`)).body).toMatchObject([{ name: 'Bedern House' }]);
    expect((await staff.get(`${brandManager}/facets?filter={}`)).body.lists.city).toEqual({ [york]: 1 });
    const { body: csv } = await staff.get<string>(`${brandManager}/rows.csv?filter=${filter}`);
    expect(csv).toMatch(/Bedern House,ida@york\.test,York,/);
    expect((await product.visitor().get<string>('/i/jo.beck')).body).toContain('content="York"');
  });

  it('are named on the part of the map where they are', async () => {
    const labels = (await towns('bounds=-1.3,53.9,-0.9,54.1')).map(({ label }: { label: string }) => label);
    expect(labels[0]).toBe('York');
    expect(labels).not.toContain('Reykjavík');
    expect((await product.visitor().get('/api/v1/towns?bounds=everywhere')).status).toBe(400);
  });

  it('are where a brand finds its venue, without any account outside', async () => {
    const search = (q: string, who = brand) => who.get(`/api/v1/places?q=${encodeURIComponent(q)}&city=${york}`);
    expect(await search('3 Stonegate')).toMatchObject({
      status: 200,
      body: { source: 'GeoNames', places: [{ label: 'York', lat: expect.closeTo(53.96, 1), exact: false }] },
    });
    expect(await search('x')).toMatchObject({
      status: 400,
      body: { errors: { q: expect.stringContaining('address') } },
    });
    expect((await search('3 Stonegate', influencer)).status).toBe(403);
    expect((await search('3 Stonegate', product.visitor())).status).toBe(401);
    for (let times = 0; times < 30; times++) await search('3 Stonegate');
    expect(await search('3 Stonegate')).toMatchObject({ status: 429, body: { code: 'request/too-many' } });
    expect((await search('3 Stonegate', staff)).status).toBe(200);
  });

  it('R444: that staff add to a list are the same towns', async () => {
    const added = await staff.post('/api/v1/admin/list-additions', { list: 'brand-cities', label: 'York' });
    expect(added.body).toMatchObject({ option: york, label: 'York', lat: expect.closeTo(53.96, 1) });
    expect((await influencer.get(`/api/v1/offers?city=${york}`)).body.items).toHaveLength(1);
  });
});
