import { BrowserIndex } from '../../server/modules/discovery/index.js';
import { TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { People, type Person } from '../support/world.js';

type Matched = { items: { id: string; score: number }[]; of: number };
type Match = { score: number; of: number; reasons: { points: number }[]; missing: { list: string; points: number }[] };

let product: TestApp;
let people: People;
let brand: Person;
let near: Person;
let far: Person;

const ask = ({ cookie }: { cookie: string }, url: string, method: 'GET' | 'PUT' | 'PATCH' = 'GET', body?: object) =>
  product.app.inject({
    method,
    url: `/api/v1/${url}`,
    headers: { cookie, origin: product.config.publicUrl },
    payload: body,
  });

beforeAll(async () => {
  product = await TestApp.start();
  people = new People(product.app);
  brand = await people.brand('ember'); // a restaurant in London
  await people.subscribe(brand, 'starter');
  near = await people.influencer('near');
  far = await people.influencer('far');
  await people.rows(`update influencers set bio = 'Suppers, and what came before.' where id = $1`, [near.profile.uid]);
  const settle = `update influencers set city = $2, followers = 5000, categories = array['restaurants'] where id = $1`;
  await people.rows(settle, [near.profile.uid, 'london']);
  await people.rows(settle, [far.profile.uid, 'leeds']);
  await people.rows(
    `insert into influencer_details (influencer_id, attributes, private_lists) values ($1, '{"contentRiskFlags":{"chosen":["alcohol"],"other":null}}', '{}')
     on conflict (influencer_id) do update set attributes = excluded.attributes`,
    [far.profile.uid],
  );
  await product.app.get(BrowserIndex, { strict: false }).fill({ afresh: true });
});
afterAll(() => product?.stop());

describe('AI targeting', () => {
  it('R247, R435: puts those first who suit, and says why and what would add to it', async () => {
    const page = (await ask(brand, 'influencer-matches')).json<Matched>();
    expect(page.items.map(({ id }) => id)).toEqual([near.profile.uid, far.profile.uid]);
    const [first] = page.items;
    const why = (await ask(brand, `influencer-matches/${near.profile.uid}`)).json<Match>();
    expect(why).toMatchObject({ score: first!.score, of: page.of });
    expect(why.reasons.reduce((sum, { points }) => sum + points, 0)).toBe(why.score);

    await ask(brand, 'targeting', 'PUT', { wanted: { diningTypes: ['brunch'] }, words: [], protectedWishes: [] });
    const { missing } = (await ask(brand, `influencer-matches/${near.profile.uid}`)).json<Match>();
    expect(missing).toContainEqual({ list: 'diningTypes', options: ['brunch'], points: 6 });
  });

  it('R435: what would add to it does, once the influencer follows it: by as much as was said, in the order as well', async () => {
    const explained = async () => (await ask(brand, `influencer-matches/${near.profile.uid}`)).json<Match>();
    const before = await explained();
    const wish = before.missing.find(({ list }) => list === 'diningTypes')!;
    const own = `influencers/${near.profile.uid}/profile`;
    const { version } = (await ask(near, own)).json<{ version: number }>();
    const attributes = { diningTypes: { chosen: ['brunch'], other: null } };
    expect((await ask(near, own, 'PATCH', { version, attributes })).statusCode).toBe(200);

    const after = await eventually(async () => {
      const match = await explained();
      return match.score === before.score ? undefined : match;
    });

    expect(after.score).toBe(before.score + wish.points);
    expect(after.missing).toEqual(before.missing.filter(({ list }) => list !== 'diningTypes'));
    const { items } = (await ask(brand, 'influencer-matches')).json<Matched>();
    expect(items[0]).toMatchObject({ id: near.profile.uid, score: after.score });
  });

  it('R435: gives both sides the same score of an offer, what it says and what they write among the reasons', async () => {
    const { offerId } = await people.offer(brand);
    const page = (await ask(brand, `influencer-matches?offer=${offerId}`)).json<Matched>();
    const seen = (await ask(near, `offer-matches/${offerId}`)).json<Match>();
    expect(page.items.find(({ id }) => id === near.profile.uid)?.score).toBe(seen.score);
    expect(seen.reasons).toContainEqual({ kind: 'words', because: 'supper', points: 4 });
    expect(seen.reasons.reduce((sum, { points }) => sum + points, 0)).toBe(seen.score);
    const feed = (await ask(near, 'offers?sort=match')).json<Matched>();
    expect(feed.items).toMatchObject([{ id: offerId, score: seen.score }]);
    const rival = await people.brand('rival');
    await people.subscribe(rival, 'starter');
    expect((await ask(rival, `influencer-matches?offer=${offerId}`)).json()).toMatchObject({
      code: 'discovery/offer-not-found',
    });
  });

  it('R247: is closed to Basic, which may leave people out all the same', async () => {
    const basic = await people.brand('basic');
    for (const address of ['influencer-matches', `influencer-matches/${near.profile.uid}`])
      expect((await ask(basic, address)).json()).toMatchObject({
        code: 'billing/feature-locked',
        feature: 'aiTargeting',
      });
    const nothing = { wanted: {}, words: [], protectedWishes: [] };
    expect((await ask(basic, 'targeting', 'PUT', nothing)).statusCode).toBe(403);
    expect((await ask(basic, 'targeting/exclusions', 'PUT', { exclude: ['crime'] })).json()).toMatchObject({
      exclude: ['crime'],
    });
  });

  it('counts a protected list only with its reason, which is written into the log', async () => {
    const put = (reason: string) =>
      ask(brand, 'targeting', 'PUT', {
        wanted: {},
        words: [],
        protectedWishes: [{ list: 'gender', options: ['woman'], reason }],
      });
    expect((await put('because')).json()).toMatchObject({ code: 'discovery/reason-needed' });
    const reason = 'Our spa is licensed for women only.';
    expect((await put(reason)).json()).toMatchObject({ protectedWishes: [{ list: 'gender', reason }] });
    const [row] = await people.rows<{ payload: string }>(
      `select d.payload::text as payload from audit_log l join audit_details d using (event_id)
       where l.name = 'targeting.changed' and l.aggregate_id = $1 order by l.seq desc limit 1`,
      [brand.profile.uid],
    );
    expect(row!.payload).toContain(reason);
    const smuggled = await ask(brand, 'targeting', 'PUT', {
      wanted: { gender: ['woman'] },
      words: [],
      protectedWishes: [],
    });
    expect(smuggled.json()).toMatchObject({ code: 'discovery/protected-list' });
  });
});

describe('offers for an influencer', () => {
  it('R58: come with those first which suit them, page after page, and in no other order’s pages', async () => {
    const hotel = await people.brand('hotel');
    await people.rows(`update offers set category = 'hotels', city = 'leeds' where id = $1`, [
      (await people.offer(hotel)).offerId,
    ]);
    const seen: number[] = [];
    for (let after = ''; seen.length < 9;) {
      const page = (await ask(near, `offers?sort=match&limit=1${after}`)).json<Matched & { next: string | null }>();
      seen.push(...page.items.map(({ score }) => score));
      if (!page.next) break;
      after = `&after=${page.next}`;
    }
    expect(seen.length).toBeGreaterThan(1);
    expect(seen).toEqual(seen.toSorted((a, b) => b - a));
    const { next } = (await ask(near, 'offers?sort=match&limit=1')).json<{ next: string }>();
    expect((await ask(near, `offers?limit=1&after=${next}`)).statusCode).toBe(400);
    expect((await ask(near, 'offers?sort=newest')).json<Matched>().items[0]).not.toHaveProperty('score');
  });
});

describe('R436: what a brand always leaves out', () => {
  it('is left out everywhere in the browser, and counted, until it asks to see everyone', async () => {
    await ask(brand, 'targeting/exclusions', 'PUT', { exclude: ['alcohol'] });
    const ids = async (url: string) => (await ask(brand, url)).json<Matched>().items.map(({ id }) => id);
    expect(await ids('influencer-browser')).toEqual([near.profile.uid]);
    expect(await ids('influencer-matches')).toEqual([near.profile.uid]);
    expect((await ask(brand, 'influencer-browser/facets')).json()).toMatchObject({ total: 1, leftOut: 1 });
    expect(await ids('influencer-browser?exclusions=off')).toHaveLength(2);
    const all = (await ask(brand, 'influencer-browser/facets?exclusions=off')).json();
    expect(all).toMatchObject({ total: 2, leftOut: 0 });
  });
});
