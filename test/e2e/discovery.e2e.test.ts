import { BrowserIndex } from '../../server/modules/discovery/index.js';
import { OverrideFeature } from '../../server/modules/billing/use-cases/override-feature.js';
import { TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { People, type Person } from '../support/world.js';

type Card = { id: string; handle: string };

let product: TestApp;
let people: People;
let brand: Person;

beforeAll(async () => {
  product = await TestApp.start();
  people = new People(product.app);
  brand = await people.brand('ember');
  for (const person of await people.influencers(3))
    await people.rows(`update influencers set city = 'leeds', followers = 5000 where id = $1`, [person.profile.uid]);
  await product.app.get(BrowserIndex, { strict: false }).fill({ afresh: true });
});
afterAll(() => product?.stop());

const ask = (
  { cookie }: { cookie: string },
  url: string,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' = 'GET',
  body?: object,
) =>
  product.app.inject({
    method,
    url: `/api/v1/${url}`,
    headers: { cookie, origin: product.config.publicUrl },
    payload: body,
  });

describe('the influencer browser', () => {
  it('R2, R435: a brand looks through the influencers page after page, and counts them', async () => {
    const first = (await ask(brand, 'influencer-browser?city=leeds&limit=2')).json<{ items: Card[]; next: string }>();
    const rest = (await ask(brand, `influencer-browser?city=leeds&limit=2&after=${first.next}`)).json<{
      items: Card[];
      next: null;
    }>();
    const handles = [...first.items, ...rest.items].map(({ handle }) => handle);
    expect(handles.toSorted()).toEqual(['influencer.0', 'influencer.1', 'influencer.2']);
    expect(rest.next).toBeNull();

    const facets = (await ask(brand, 'influencer-browser/facets?band=nano')).json<object>();
    expect(facets).toMatchObject({ total: 3, exact: true, lists: { city: { leeds: 3 }, band: { nano: 3 } } });
    const sheet = await ask(brand, `influencer-browser/${first.items[0]!.id}`);
    expect(sheet.json()).toMatchObject({ city: 'leeds', accounts: [], attributes: {} });
  });

  it('finds those who can be invited, and those who have not joined', async () => {
    const { total } = (await ask(brand, 'influencer-browser/facets?profile=claimed')).json<{ total: number }>();
    expect(total).toBeGreaterThanOrEqual(3);
    expect((await ask(brand, 'influencer-browser?profile=unclaimed')).json()).toMatchObject({ items: [], next: null });
  });

  it('shows someone who has just joined, without anybody doing anything', async () => {
    await people.influencer('newcomer');
    await eventually(async () => {
      const { items } = (await ask(brand, 'influencer-browser?q=newcomer')).json<{ items: Card[] }>();
      return items.length === 1;
    });
  });

  it('R387: refuses more than a page holds, options that no list has, and pages of another order', async () => {
    expect((await ask(brand, 'influencer-browser?limit=51')).statusCode).toBe(400);
    expect((await ask(brand, 'influencer-browser?city=atlantis')).json()).toMatchObject({
      errors: { city: 'City: please choose from the list.' },
    });
    const { next } = (await ask(brand, 'influencer-browser?limit=1')).json<{ next: string }>();
    const other = await ask(brand, `influencer-browser?sort=newest&after=${next}`);
    expect(other.json()).toMatchObject({ code: 'discovery/bad-cursor' });
  });

  it('R251, R258: is closed, with the reason, to a brand for which staff have locked it, and to influencers', async () => {
    const locked = await people.brand('locked-out');
    const { userId } = await people.staff('operations');
    await product.app.get(OverrideFeature, { strict: false }).execute(
      { userId, role: 'admin', staffRole: 'operations' },
      {
        brandId: locked.profile.uid,
        feature: 'influencerBrowser',
        kind: 'lock',
        reason: 'Until the contract is signed.',
        until: null,
      },
    );
    for (const address of ['influencer-browser', 'influencer-browser/facets', 'saved-searches']) {
      const answer = await ask(locked, address);
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ code: 'billing/feature-locked', feature: 'influencerBrowser' });
    }
    const influencer = await people.influencer('curious');
    expect((await ask(influencer, 'influencer-browser')).statusCode).toBe(403);
  });
});

describe('saved searches', () => {
  const forOneOffer = { sort: 'match', offer: '01a1fc0c-0000-7000-8000-000000000000', exclusions: 'off' };
  const brunch = { name: 'Brunch', filter: { city: ['leeds'], cuisines: ['italian'], q: 'egg', ...forOneOffer } };

  it('R435: are kept, changed and removed by the brand, and seen by nobody else', async () => {
    const kept = await ask(brand, 'saved-searches', 'POST', brunch);
    expect(kept.statusCode).toBe(201);
    const { id } = kept.json<{ id: string }>();
    expect((await ask(brand, 'saved-searches', 'POST', { ...brunch, name: 'BRUNCH' })).json()).toMatchObject({
      code: 'discovery/search-name-taken',
    });

    const rival = await people.brand('rival');
    expect((await ask(rival, 'saved-searches')).json()).toEqual([]);
    expect((await ask(rival, `saved-searches/${id}`, 'PUT', brunch)).statusCode).toBe(404);
    expect((await ask(rival, `saved-searches/${id}`, 'DELETE')).statusCode).toBe(404);

    await ask(brand, `saved-searches/${id}`, 'PUT', { ...brunch, name: 'Late brunch' });
    expect((await ask(brand, 'saved-searches')).json()).toMatchObject([{ ...brunch, name: 'Late brunch' }]);
    expect((await ask(brand, `saved-searches/${id}`, 'DELETE')).statusCode).toBe(204);
    expect((await ask(brand, 'saved-searches')).json()).toEqual([]);
  });

  it('refuse a filter that no search could have', async () => {
    const answer = await ask(brand, 'saved-searches', 'POST', { name: 'Odd', filter: { city: ['atlantis'] } });
    expect(answer.json()).toMatchObject({ errors: { 'filter.city': 'City: please choose from the list.' } });
  });
});
