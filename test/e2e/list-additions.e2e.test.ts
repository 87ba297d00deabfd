import { Database } from '../../server/shared/db/index.js';
import { TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { offerInput } from '../support/offers.js';
import { venueInput } from '../support/venues.js';
import type { Visitor } from '../support/visitor.js';
import { People } from '../support/world.js';

const path = '/api/v1/admin/list-additions';
const point = { lat: 53.96, lng: -1.08 };
/** Towns keep the ids by which people have already chosen them. */
const york = 'town-2633352';
const noLonger = (label: string) => `${label} is no longer in the list. Please choose another.`;

let product: TestApp;
let staff: Visitor;
let brand: Visitor;
let influencer: Visitor;

beforeAll(async () => {
  product = await TestApp.start();
  staff = await product.newStaff('super-user');
  await new People(product.app).brand('ember');
  brand = await product.signedIn('ember@brand.test');
  influencer = await product.newInfluencer('nia@influencer.test', 'Nia Obi', 'nia.obi');
});
afterAll(() => product?.stop());

const add = (list: string, label: string, at: typeof point | null = point) =>
  staff.post(path, { list, label, ...(at && { point: at }) });
const change = (list: string, id: string, changes: object) => staff.put(`${path}/${list}.${id}`, changes);
const facets = async () => (await brand.get('/api/v1/influencer-browser/facets')).body.lists;
const uidOf = async (who: Visitor): Promise<string> =>
  (await who.post('/api/v1/functions/getSessionAndUserProfile')).body.current_session_user_profile.uid;
const served = async () => (await product.visitor().get('/api/openapi.json')).body;

describe('R444: staff add cities and categories on top of the lists', () => {
  it('a brand and an influencer use them at once, and keep them when they are withdrawn', async () => {
    expect((await add('brand-cities', 'York')).status).toBe(201);
    expect((await add('influencer-cities', 'York', null)).status).toBe(201);
    expect((await add('categories', 'Books', null)).body).toMatchObject({ id: 'categories.books', option: 'books' });
    const { lists } = (await product.visitor().get('/api/v1/settings')).body;
    expect(lists).toMatchObject([{ id: york, ...point }, { id: york }, { id: 'books' }]);
    expect((await staff.get(path)).body.map(({ option }: { option: string }) => option)).toEqual([york, york, 'books']);

    const venue = await brand.post('/api/v1/venues', { ...venueInput(), city: york, point: null });
    expect(venue).toMatchObject({ status: 201, body: { city: york } });
    const terms = { ...offerInput(), city: york, category: 'books' };
    const offer = await brand.post('/api/v1/offers', terms);
    expect(offer).toMatchObject({ status: 201, body: { city: york, category: 'books', ...point } });
    const feed = (await influencer.get(`/api/v1/offers?city=${york}&category=books`)).body.items;
    expect(feed.map(({ id }: { id: string }) => id)).toEqual([offer.body.id]);

    const own = `/api/v1/influencers/${await uidOf(influencer)}/profile`;
    const say = async (changes: object) =>
      influencer.send('PATCH', own, { version: (await influencer.get(own)).body.version, ...changes });
    const lives = { city: york, categories: ['books'] };
    expect(await say(lives)).toMatchObject({ status: 200, body: lives });
    await eventually(async () => (await facets()).city?.[york] === 1);
    expect((await facets()).category.books).toBe(1);
    const found = (await brand.get(`/api/v1/influencer-browser?city=${york}&category=books`)).body.items;
    expect(found).toMatchObject([{ handle: 'nia.obi', city: york, categories: ['books'] }]);

    for (const list of ['brand-cities', 'influencer-cities'])
      expect((await change(list, york, { withdrawn: true })).status).toBe(200);
    await change('categories', 'books', { withdrawn: true });
    const { id } = venue.body;
    expect((await brand.put(`/api/v1/venues/${id}`, { ...venueInput(), city: york, point: null })).status).toBe(200);
    expect((await brand.put(`/api/v1/offers/${offer.body.id}`, terms)).status).toBe(200);
    expect((await say({ ...lives, bio: 'Reads.' })).status).toBe(200);
    expect((await brand.get(`/api/v1/influencer-browser?city=${york}`)).body.items).toHaveLength(1);

    const refused = await brand.post('/api/v1/offers', terms);
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'request/invalid', errors: { city: noLonger('York') } },
    });
    const again = await brand.post('/api/v1/venues', { ...venueInput(), city: york });
    expect(again.body.errors).toEqual({ city: noLonger('York') });
    expect((await say({ city: null })).status).toBe(200);
    expect((await say({ city: york })).body.errors).toEqual({ city: noLonger('York') });

    await change('influencer-cities', york, { withdrawn: false });
    expect((await say({ city: york })).status).toBe(200);
  });

  it('an account manager looks after brands, is shown only to staff, and once withdrawn can’t be chosen again', async () => {
    const { body } = await add('account-managers', 'Priya Shah', null);
    expect(body).toMatchObject({ list: 'account-managers', option: 'priya-shah', lat: null });
    const told = [(await product.visitor().get('/api/v1/settings')).body, await served()];
    expect(JSON.stringify(told)).not.toMatch(/priya/i);

    const record = `/api/v1/admin/brand-manager/${await uidOf(brand)}`;
    const lookedAfterBy = (accountManager: string | null) => staff.put(record, { accountManager });
    expect(await lookedAfterBy('priya-shah')).toMatchObject({ status: 200, body: { accountManager: 'priya-shah' } });
    await change('account-managers', 'priya-shah', { withdrawn: true });
    expect(await staff.put(record, { priority: 3 })).toMatchObject({ body: { accountManager: 'priya-shah' } });
    await lookedAfterBy(null);
    expect((await lookedAfterBy('priya-shah')).body.errors).toEqual({ accountManager: noLonger('Priya Shah') });
    expect((await lookedAfterBy('nobody-of-us')).status).toBe(400);
  });

  it('are among the values of the API’s document', async () => {
    await add('brand-cities', 'Port Cove');
    const { enum: cities, 'x-list': list } = (await served()).components.schemas.VenueInput.properties.city;
    expect(list).toBe('brand-cities');
    expect(cities).toEqual(expect.arrayContaining(['london', 'port-cove']));
  });

  it('are renamed, in both lists if a city is in both', async () => {
    await add('brand-cities', 'Exeter', null);
    const { option } = (await add('influencer-cities', 'Exeter', null)).body;
    await change('influencer-cities', option, { label: 'Exeter and Devon' });
    const filter = encodeURIComponent(JSON.stringify({ option }));
    const labels = (await staff.get(`${path}?filter=${filter}`)).body.map(({ label }: { label: string }) => label);
    expect(labels).toEqual(['Exeter and Devon', 'Exeter and Devon']);
  });

  it('hold up neither a change of many brands nor its undo once they are withdrawn', async () => {
    await add('brand-cities', 'Old Ludlow', { lat: 52.37, lng: -2.72 });
    await add('categories', 'Music', null);
    const given = { name: 'The Ludlow Rooms', city: 'old-ludlow', category: 'music', email: 'owner@ludlow.test' };
    const made = await staff.post('/api/v1/admin/brand-manager', { ...given, contactName: 'Ada Lund' });
    const { id } = made.body;
    await change('brand-cities', 'old-ludlow', { withdrawn: true });
    await change('categories', 'music', { withdrawn: true });

    const changes = async (rows: object[]) =>
      (await staff.post('/api/v1/admin/brand-manager/changes', { rows, reason: 'A try.' })).body;
    const { changed } = await changes([{ id, changes: { salesStage: 2, priority: 1 } }]);
    expect(changed).toMatchObject([{ id, before: { salesStage: 1 } }]);
    const back = await changes([{ id, version: changed[0].version, changes: changed[0].before }]);
    expect(back).toMatchObject({ changed: [{ id }], refused: [] });
    expect((await staff.get(`/api/v1/admin/brand-manager/${id}`)).body).toMatchObject({
      ...{ city: 'old-ludlow', category: 'music', salesStage: 1 },
    });
  });

  it('reach every open page, for every reader', async () => {
    const audience = ['everybody'];
    await add('brand-cities', 'Port Truro');
    await change('brand-cities', 'port-truro', { withdrawn: true });
    const told = await eventually(async () => {
      const rows = await product.app
        .get(Database)
        .rows<{ name: string; type: string; audience: string[] }>(
          `select name, type, audience from live_messages where aggregate_id = 'brand-cities/port-truro' order by id`,
        );
      return rows.length === 2 && rows;
    });
    expect(told).toEqual([
      { name: 'list.added', type: 'list-addition', audience },
      { name: 'list.withdrawn', type: 'list-addition', audience },
    ]);
  });

  it('are refused with what is wrong, and to people without the right', async () => {
    expect(await add('brand-cities', 'london')).toMatchObject({
      status: 409,
      body: { code: 'settings/already-listed', errors: { label: 'London is already in this list.' } },
    });
    expect((await add('brand-cities', 'Port Durham', null)).body.code).toBe('settings/point-needed');
    expect((await add('brand-cities', 'X')).body.errors).toEqual({
      label: 'Please enter a name of 2 to 40 characters.',
    });
    expect((await add('countries', 'Narnia')).status).toBe(400);
    expect(await change('brand-cities', 'london', { withdrawn: true })).toMatchObject({
      status: 404,
      body: { code: 'settings/not-listed' },
    });
    const worker = await product.newStaff('operations');
    expect((await worker.post(path, { list: 'categories', label: 'Games' })).status).toBe(403);
  });
});
