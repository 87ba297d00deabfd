import { signKinds } from '../../server/modules/connections/domain/account-signs.js';
import { connect, granted } from '../../server/modules/connections/domain/connection.js';
import { AccountReadings, ConnectionRepository } from '../../server/modules/connections/ports/connections.js';
import { MeasureSigns } from '../../server/modules/connections/use-cases/account-signs.js';
import { Database } from '../../server/shared/db/index.js';
import { TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { People, type Person } from '../support/world.js';

type Fields = Readonly<Record<string, unknown>>;
type Listed = Readonly<{ items: readonly Fields[] }>;

let product: TestApp;
let people: People;
let maya: Person;
let brand: Person;
beforeAll(async () => {
  product = await TestApp.start();
  people = new People(product.app);
  maya = await people.influencer('maya');
  brand = await people.brand('ember');
});
afterAll(() => product?.stop());

const of = <T>(token: abstract new (...all: never[]) => T): T => product.app.get<T>(token, { strict: false });
const day = new Date().toISOString().slice(0, 10);

/** Maya's Instagram account, four fifths of whose audience is in Spain. */
async function connected(): Promise<void> {
  const [now, owner] = [new Date(), { influencerId: maya.profile.uid, platform: 'instagram' as const }];
  const [connection, made] = connect(owner, null, { externalId: 'x', handle: 'maya.eats' }, maya.actor, now);
  const grant = { scopes: [], accessUntil: now, grantUntil: null };
  await of(ConnectionRepository).save(
    { ...granted(connection, grant, 'sealed', now), refreshAt: null, readAt: null },
    made,
  );
  const countries = [
    { key: 'ES', share: 0.8 },
    { key: 'GB', share: 0.2 },
  ];
  const numbers = { followers: 12_480, posts: 214, reach: null, audience: { countries, ages: [], genders: [] } };
  const reading = { connectionId: connection.id, ...owner, day, readAt: now, ...numbers };
  await of(AccountReadings).keep(reading);
  await of(MeasureSigns).execute(reading);
}

async function ask({ cookie }: Pick<Person, 'cookie'>, method: 'GET' | 'POST', url: string, payload?: object) {
  const headers = { cookie, origin: product.config.publicUrl };
  const { statusCode: status, body } = await product.app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status, body: (body === '' ? null : JSON.parse(body)) as unknown };
}

const signs = async (person: Person) => {
  const { status, body } = await ask(person, 'GET', `/api/v1/influencers/${maya.profile.uid}/account-signs`);
  return { status, items: (body as Listed).items };
};

it('what the numbers say is read by brands and the creator, contested with a reason, and withdrawn by staff', async () => {
  const db = of(Database);
  await db.rows(`update influencers set country = 'GB' where id = $1`, [maya.profile.uid]);
  await connected();
  expect(await signs(brand)).toEqual({ status: 200, items: [] });
  await db.rows(
    `insert into account_signs (influencer_id, platform, kind, value, followers, day)
     select gen_random_uuid(), 'instagram', 'audience-away', 0.01, 9000, $1 from generate_series(1, 20)`,
    [day],
  );
  const shown = {
    ...{ platform: 'instagram', kind: 'audience-away', day, contestedAt: null, decision: null, note: null },
    sentence: '80% of the audience is outside the United Kingdom.',
    usual: 'None of 20 other verified Instagram creators has as much or more.',
  };
  for (const person of [brand, maya]) expect((await signs(person)).items).toEqual([shown]);
  expect((await signs(await people.influencer('zoe'))).status).toBe(404);

  const contested = { platform: 'instagram', kind: 'audience-away', reason: 'I lived in Spain until May.' };
  const contest = async () => (await ask(maya, 'POST', '/api/v1/account-signs/contests', contested)).status;
  expect([await contest(), await contest()]).toEqual([204, 409]);
  expect((await signs(brand)).items).toMatchObject([{ contestedAt: expect.any(String), decision: null }]);

  const staff = { cookie: await people.signIn((await people.staff('operations')).userId) };
  const list = '/api/v1/admin/sign-contests';
  const [waiting] = (await ask(staff, 'GET', list)).body as readonly Fields[];
  expect(waiting).toMatchObject({ name: 'maya', reason: contested.reason, decision: null });
  const record = `${list}/${String(waiting!.id)}`;
  expect((await ask(staff, 'GET', record)).body).toEqual(waiting);
  const decision = { decision: 'withdrawn', note: 'The audience moved with them.' };
  const decide = async () => (await ask(staff, 'POST', `${record}/decision`, decision)).status;
  expect([await decide(), await decide()]).toEqual([204, 409]);
  expect((await signs(brand)).items).toEqual([]);
  expect((await signs(maya)).items).toMatchObject([decision]);
  await eventually(async () => {
    const { items } = (await ask(maya, 'GET', '/api/v1/notifications')).body as Listed;
    return items.some(({ title }) => String(title).startsWith('Our team has decided'));
  });
});

it('no ranking counts what the numbers say', async () => {
  const found = async () => ((await ask(brand, 'GET', '/api/v1/influencer-browser?limit=50')).body as Listed).items;
  const without = await found();
  expect(without.length).toBeGreaterThan(1);
  await of(Database).rows(
    `insert into account_signs (influencer_id, platform, kind, value, followers, day)
     select $1, 'tiktok', kind, 0.99, 9000, $2 from unnest($3::text[]) kind`,
    [without[0]!.id, day, signKinds],
  );
  expect(await found()).toEqual(without);
});
