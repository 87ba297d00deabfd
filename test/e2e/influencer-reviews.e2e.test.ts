import { BrowserIndex } from '../../server/modules/discovery/index.js';
import { TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import type { Visitor } from '../support/visitor.js';
import { People, type Person } from '../support/world.js';

const reviews = '/api/v1/admin/influencer-reviews';

let product: TestApp;
let staff: Visitor;
let people: People;
let brand: Person;
beforeAll(async () => {
  product = await TestApp.start();
  staff = await product.newStaff('operations');
  people = new People(product.app);
  brand = await people.brand('ember');
  await product.app.get(BrowserIndex, { strict: false }).fill({ afresh: true });
});
afterAll(() => product?.stop());

type Waiting = { id: string; why: string; flags: string[] };
const queue = async (why?: string): Promise<Waiting[]> =>
  (await staff.get(`${reviews}?filter=${encodeURIComponent(JSON.stringify({ why }))}`)).body;
const decide = (id: string, decision: string, reason?: string) => staff.post(`${reviews}/${id}`, { decision, reason });
const ask = ({ cookie }: Person, url: string, method: 'GET' | 'PATCH' = 'GET', payload?: object) =>
  product.app.inject({
    ...{ method, url: `/api/v1/${url}`, payload },
    headers: { cookie, origin: product.config.publicUrl },
  });
const brandsFind = async (id: string): Promise<boolean> => {
  const { items } = (await ask(brand, 'influencer-browser')).json<{ items: { id: string }[] }>();
  return items.some((each) => each.id === id);
};

describe('R440: the review of influencers', () => {
  it('leads from joining to approval; someone sent back sees why, isn’t found, and waits again after a change', async () => {
    const nia = await people.influencer('nia');
    const { uid } = nia.profile;
    await eventually(async () => (await queue()).some(({ id, why }) => id === uid && why === 'new'));
    expect((await staff.get('/api/v1/admin/waiting')).body).toMatchObject({ reviews: 1 });
    await eventually(() => brandsFind(uid));

    expect((await decide(uid, 'sent-back')).body).toMatchObject({ code: 'profiles/review-reason-needed' });
    expect((await decide(uid, 'sent-back', 'The picture shows someone else.')).status).toBe(204);
    expect((await decide(uid, 'approved')).body).toMatchObject({ code: 'profiles/not-waiting' });
    await eventually(async () => !(await brandsFind(uid)));
    const { text } = await staff.newestMail('nia@influencer.test', 'Please update');
    expect(text).toContain('The picture shows someone else.');

    const mine = (await ask(nia, `influencers/${uid}/profile`)).json<{ version: number }>();
    const change = { version: mine.version, bio: 'It is me now.' };
    expect((await ask(nia, `influencers/${uid}/profile`, 'PATCH', change)).statusCode).toBe(200);
    await eventually(async () => (await queue('changed')).some(({ id }) => id === uid));
    expect(await brandsFind(uid)).toBe(false);
    expect((await decide(uid, 'approved')).status).toBe(204);
    await eventually(() => brandsFind(uid));
    expect(await queue()).toEqual([]);

    expect((await decide(uid, 'waiting')).status).toBe(204);
    expect((await staff.get(`${reviews}/counts`)).body).toEqual({ new: 0, claimed: 0, flagged: 0, changed: 1 });
    await decide(uid, 'approved');
  });

  it('begins again with a safety flag', async () => {
    const { uid } = (await people.influencer('max')).profile;
    await eventually(async () => (await queue('new')).some(({ id }) => id === uid));
    await decide(uid, 'approved');
    const flag = { category: 'crime', note: 'Shoplifting for views.' };
    await staff.post(`/api/v1/admin/influencer-manager/${uid}/flags`, flag);
    await eventually(async () => (await queue('flagged')).some(({ id, flags }) => id === uid && flags[0] === 'crime'));
  });
});
