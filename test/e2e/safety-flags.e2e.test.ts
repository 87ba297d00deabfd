import { TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import type { Visitor } from '../support/visitor.js';
import { People, type Person } from '../support/world.js';

const manager = '/api/v1/admin/influencer-manager';

let product: TestApp;
let staff: Visitor;
let brand: Person;
let nia: Person;
let max: Person;
beforeAll(async () => {
  product = await TestApp.start();
  staff = await product.newStaff('operations');
  const people = new People(product.app);
  [brand, nia, max] = [await people.brand('ember'), await people.influencer('nia'), await people.influencer('max')];
});
afterAll(() => product?.stop());

const asBrand = (method: 'GET' | 'PUT', url: string, payload?: object) =>
  product.app.inject({
    ...{ method, url: `/api/v1/${url}`, payload },
    headers: { cookie: brand.cookie, origin: product.config.publicUrl },
  });
const found = async (): Promise<string[]> => {
  const { items } = (await asBrand('GET', 'influencer-browser')).json<{ items: { id: string }[] }>();
  return items.map(({ id }) => id).toSorted();
};
const flagged = async (category: string) =>
  (await staff.get(`${manager}?filter=${encodeURIComponent(JSON.stringify({ flag: category }))}`)).body;

describe('R323, R435, R436: a safety flag that staff set', () => {
  it('hides the influencer from brands that exclude it, filters the list, and is in the timeline; until it is lifted', async () => {
    const [niaId, maxId] = [nia.profile.uid, max.profile.uid];
    await asBrand('PUT', 'targeting/exclusions', { exclude: ['alcohol'] });
    await eventually(async () => (await found()).length === 2);

    const flags = `${manager}/${niaId}/flags`;
    const set = await staff.post(flags, { category: 'alcohol', note: 'A bottle on every picture.' });
    expect(set.status).toBe(201);
    expect(set.body).toMatchObject([{ category: 'alcohol', note: 'A bottle on every picture.', liftedAt: null }]);
    expect((await staff.post(flags, { category: 'alcohol', note: 'Once more.' })).body).toMatchObject({
      code: 'profiles/already-flagged',
    });
    await eventually(async () => (await found()).join() === maxId);
    expect(await flagged('alcohol')).toMatchObject([{ id: niaId }]);
    expect(await flagged('crime')).toEqual([]);

    const [{ id }] = set.body;
    expect((await staff.post(`${manager}/${maxId}/flags/${id}/lift`)).body).toMatchObject({
      code: 'profiles/flag-not-found',
    });
    expect((await staff.post(`${flags}/${id}/lift`)).body).toMatchObject([{ liftedAt: expect.any(String) }]);
    await eventually(async () => (await found()).length === 2);
    const { items } = (await staff.get(`/api/v1/admin/timelines/influencer/${niaId}`)).body;
    expect(items.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(['influencer.flag-lifted', 'influencer.flagged']),
    );
    expect(JSON.stringify(items)).not.toContain('bottle');
  });

  it('no cache keeps it, nor a creator’s private details', async () => {
    const cached = (url: string, { cookie }: Person) =>
      product.app
        .inject({ url, headers: { cookie } })
        .then(({ statusCode, headers }) => [statusCode, headers['cache-control']]);
    const { uid } = nia.profile;
    expect((await staff.get(`${manager}/${uid}/flags`)).headers['cache-control']).toBe('no-store');
    expect(await cached(`/api/v1/influencers/${uid}/profile`, nia)).toEqual([200, 'no-store']);
    expect(await cached(`/api/v1/influencer-browser/${uid}`, brand)).toEqual([200, 'no-store']);
  });

  it('asks what it is about, and where it was seen', async () => {
    const flags = `${manager}/${nia.profile.uid}/flags`;
    expect((await staff.post(flags, { category: 'rudeness', note: 'x' })).body.errors).toMatchObject({
      category: expect.any(String),
      note: expect.any(String),
    });
  });
});
