import { SessionCache } from '../../server/shared/http/session-cache.js';
import { Database } from '../../server/shared/db/index.js';
import { newId } from '../../server/shared/kernel/index.js';
import { TestApp } from '../support/app.js';
import { longTimeoutMs } from '../support/counts.js';
import type { Visitor } from '../support/visitor.js';
import { type Person, People } from '../support/world.js';
import { fingerprint } from './fingerprint.js';
import { matrix } from './matrix.js';
import { type Operation, operations } from './operations.js';

jest.setTimeout(longTimeoutMs);

/** POST requests that only read, or end viewing. */
const openToViewers = ['getSessionAndUserProfile', 'endViewing', 'signOut'];
/** GET requests with side effects or health data. */
const closedToViewers = [
  'finishConnection',
  'getBillingPortal',
  'getCalendarAddress',
  'getCheckInCode',
  'getCollabLink',
  'getDaySheet',
  'getFoodRisks',
  'getOwnFoodRisks',
  'listPushDevices',
  'printDaySheet',
];
/** The first never ends, the others redirect out of the product. */
const leftOut = ['live', 'streamLiveChat', 'beginOutsideSignIn', 'finishOutsideSignIn'];

let product: TestApp;
let people: People;
let staff: Visitor;
let brand: Person;
let influencer: Person;

beforeAll(async () => {
  product = await TestApp.start();
  people = new People(product.app);
  staff = await product.newStaff('operations');
  brand = await people.brand('viewed');
  influencer = await people.influencer('viewed');
  const conversation = await people.conversation(brand, influencer);
  for (const { cookie } of [brand, influencer]) await write(conversation, cookie); // which the other one hasn't received
});
afterAll(() => product?.stop());

const write = (conversation: string, cookie: string) =>
  product.app.inject({
    method: 'POST',
    url: `/api/v1/conversations/${conversation}/messages`,
    headers: { cookie, origin: product.config.publicUrl },
    payload: { text: 'Hello', clientId: newId() },
  });
const viewAs = ({ profile }: Person) => staff.post('/api/v1/admin/view-as', profile);
const stop = () => staff.post('/api/v1/auth/viewing/end');
const session = () => staff.post('/api/v1/functions/getSessionAndUserProfile');

/** Uses real ids if the viewed profile has some. */
async function ask({ method, path, parameters }: Operation, own: Person) {
  const [action = 'none'] = (parameters.find(({ name }) => name === 'action')?.schema.enum ?? []) as string[];
  const address = path
    .replace('{action}', action)
    .replace(/^(\/api\/v1\/(?:brands|influencers)\/)\{(?:id|uid)\}/, `$1${own.profile.uid}`)
    .replace(/\{[^}]+\}/g, newId());
  const answer = await product.app.inject({
    method,
    url: address,
    headers: { cookie: staff.cookie(), origin: product.config.publicUrl },
    payload: ['GET', 'HEAD', 'DELETE'].includes(method) ? undefined : {},
  });
  const { code = '' } = /json/.test(String(answer.headers['content-type'])) && answer.body ? answer.json() : {};
  return { status: answer.statusCode, code: String(code) };
}

const isWrite = ({ id, method }: Operation) =>
  !openToViewers.includes(id) && (method !== 'GET' && method !== 'HEAD' ? true : closedToViewers.includes(id));

describe.each(['brand', 'influencer'] as const)('R425: staff who look as a %s', (type) => {
  const own = () => (type === 'brand' ? brand : influencer);

  it('are refused whatever is more than reading, and reading changes nothing', async () => {
    expect((await viewAs(own())).status).toBe(200);
    const before = await fingerprint(people);
    const wrong: string[] = [];
    for (const operation of operations) {
      if (openToViewers.includes(operation.id) || leftOut.includes(operation.id)) continue;
      const { status, code } = await ask(operation, own());
      const refused = status === 403 && code === 'identity/viewing-only';
      if (refused !== isWrite(operation) || status >= 500) wrong.push(`${operation.id}: ${status} ${code}`);
    }
    expect(wrong).toEqual([]);
    expect(await fingerprint(people)).toEqual(before);
    expect((await stop()).status).toBe(200);
  });

  it('see what its owner sees, and nothing of the staff', async () => {
    await viewAs(own());
    const { body } = await session();
    expect(body.current_session_user_profile).toMatchObject(own().profile);
    expect(body.linked_profiles_found).toHaveLength(1);
    expect(Date.parse(body.viewing.until) - Date.now()).toBeGreaterThan(29 * 60_000);
    for (const id of matrix.staff.slice(0, 3)) {
      const operation = operations.find((each) => each.id === id)!;
      expect([id, (await ask(operation, own())).status]).toEqual([id, 403]);
    }
    await stop();
    expect((await session()).body).toMatchObject({ current_session_user_profile: { type: 'admin' } });
    expect((await session()).body.viewing).toBeUndefined();
  });
});

it('R425: once the viewing time is over, nothing more of the profile is sent', async () => {
  await viewAs(brand);
  const [row] = await people.rows<{ id: string }>(
    `update sessions set viewing_until = now() + interval '1 second'
     where viewing_until is not null and ended_at is null returning id`,
  );
  await product.app.get(Database).inTransaction(() => product.app.get(SessionCache).changed([row!.id]));
  const whole = await product.app.inject({ url: '/api/v1/live', headers: { cookie: staff.cookie() } });
  expect(whole.body).toContain('event: here');
  expect((await session()).body.viewing).toBeUndefined();
  await stop();
});

it('R425: viewing ends automatically, when the staff role goes, and with the profile', async () => {
  const ends = async (sql: string, values: unknown[]) => {
    await viewAs(brand);
    const [row] = await people.rows<{ id: string }>(
      'select id from sessions where viewing_until is not null and ended_at is null',
    );
    await people.rows(sql, values);
    await product.app.get(Database).inTransaction(() => product.app.get(SessionCache).changed([row!.id]));
    const { body } = await session();
    await stop();
    return body.viewing === undefined;
  };
  expect(await ends(`update sessions set viewing_until = now() where ended_at is null returning id`, [])).toBe(true);
  expect(
    await ends(`insert into closed_profiles (profile_uid, closed_at) values ($1, now()) returning profile_uid`, [
      brand.profile.uid,
    ]),
  ).toBe(true);
  await people.rows('delete from closed_profiles returning profile_uid', []);
  expect(await ends(`update users set staff_role = 'read-only' where staff_role is not null returning id`, [])).toBe(
    true,
  );
});
