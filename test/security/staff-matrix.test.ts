import { IdentityApi } from '../../server/modules/identity/index.js';
import { newId, type ProfileRef } from '../../server/shared/kernel/index.js';
import { TestApp } from '../support/app.js';
import { alone, longTimeoutMs } from '../support/counts.js';
import { People } from '../support/world.js';
import { type ActorName, actors, actorsTellingApart, type Answer, type Door, doors } from './doors.js';
import { matrix } from './matrix.js';
import { freshProofNeeded } from './fresh-proof.js';
import { type Operation, operations } from './operations.js';

jest.setTimeout(longTimeoutMs);

/** Access policies' responses; any other response comes from the handler. */
const refusals = [
  'identity/not-signed-in',
  'identity/second-step-needed',
  'identity/wrong-role',
  'identity/read-only',
  'identity/super-user-needed',
  'identity/reauthentication-needed',
  'request/no-policy',
];

const doorOf = (operation: string): Door | undefined =>
  (Object.keys(matrix) as Door[]).find((door) => matrix[door].includes(operation));

let product: TestApp;
let people: People;
/** Each actor's id; null means nobody. */
let cast: Record<ActorName, { userId: string } | null>;

beforeAll(async () => {
  product = await TestApp.start();
  people = new People(product.app);
  const identity = product.app.get(IdentityApi);
  const person = (name: string, profile?: ProfileRef, role: 'admin' | 'member' = 'member') =>
    identity.createUser({
      email: `${name}@matrix.test`,
      name,
      memberships: profile ? [{ profile, kind: 'linked', role }] : [],
    });
  const staff = (name: string, staffRole: 'read-only' | 'operations' | 'super-user') =>
    identity.addStaff({ email: `${name}@matrix.test`, name, staffRole });
  const brand = await people.brand('matrix');
  const waiting = await staff('waiting', 'super-user');
  await people.rows(
    `insert into second_factors (user_id, secret, confirmed_at) values ($1, 'sealed', '2026-01-01') returning user_id`,
    [waiting.userId],
  );
  cast = {
    guest: null,
    'ended session': await person('ended'),
    'second step': waiting,
    'no profile': await person('nobody'),
    influencer: await people.influencer('matrix'),
    'brand owner': brand,
    'brand admin': await person('admin', brand.profile, 'admin'),
    'brand member': await person('member', brand.profile),
    'other brand': await people.brand('other'),
    'staff read-only': await staff('look', 'read-only'),
    'staff operations': await staff('work', 'operations'),
    'staff super-user': await staff('all', 'super-user'),
  };
});
afterAll(() => product?.stop());

const knocksASession = 400; // one session can make 600 requests a minute
const sessions = new Map<ActorName, { cookie: string; knocks: number }>();

/** A session that no other probe has ended. */
async function cookieOf(actor: ActorName): Promise<string> {
  const person = cast[actor];
  if (!person) return '';
  const known = sessions.get(actor);
  if (known && ++known.knocks < knocksASession) return known.cookie;
  const cookie = await people.signIn(person.userId);
  if (actor === 'ended session')
    await people.rows('update sessions set ended_at = now() where user_id = $1', [person.userId]);
  sessions.set(actor, { cookie, knocks: 1 });
  return cookie;
}

let knocks = 0;
/** Each request has its own address: together they exceed one address's rate limit. */
const place = () => `10.0.${(knocks >> 8) & 255}.${knocks++ & 255}`;

const knock = async ({ method, path, parameters }: Operation, cookie: string) => {
  const [action = 'none'] = (parameters.find(({ name }) => name === 'action')?.schema.enum ?? []) as string[];
  const answer = await product.app.inject({
    method,
    remoteAddress: place(),
    url: path.replace('{action}', action).replace(/\{[^}]+\}/g, newId()),
    headers: { cookie, origin: product.config.publicUrl },
    payload: ['GET', 'HEAD', 'DELETE'].includes(method) ? undefined : {},
  });
  const { code = '' } =
    /problem\+json/.test(String(answer.headers['content-type'] ?? '')) && answer.body
      ? answer.json<{ code?: string }>()
      : {};
  return { status: answer.statusCode, code };
};

const answerOf = ({ method }: Operation, { status, code }: { status: number; code: string }): string | number => {
  const refused = method === 'HEAD' ? status === 401 || status === 403 : refusals.includes(code);
  if (!refused) return status >= 500 ? `broke with ${status}` : 'in';
  return status === 401 || status === 403 ? status : `refused with ${status}`;
};

const looksOnly = ({ method }: Operation) => method === 'GET' || method === 'HEAD';

/** These change who the person is: they come last. */
const farewells = ['leaveTeam', 'closeAccount'];
const inOrder = [...operations].sort((a, b) => farewells.indexOf(a.id) - farewells.indexOf(b.id));

/** A stream never ends. */
const endless = ({ id }: Operation, expected: Answer) => id === 'live' && expected === 'in';

describe('R429: operation × actor → status', () => {
  it('the matrix names every operation once, and none that does not exist', () => {
    const named = Object.values(matrix).flat();
    expect([...named].sort()).toEqual(operations.map(({ id }) => id).sort());
    expect(named.filter((id) => !operations.some((operation) => operation.id === id))).toEqual([]);
  });

  /** All twelve when the part is run on its own; otherwise enough to notice an operation with another's policy. */
  it('every operation answers each of twelve actors as the matrix says', async () => {
    const wrong: string[] = [];
    let probes = 0;
    for (const operation of inOrder) {
      const door = doorOf(operation.id);
      if (!door) continue; // proved by the previous test
      for (const actor of alone ? actors : actorsTellingApart(door)) {
        const expected = doors[door][actor];
        if (endless(operation, expected)) continue;
        probes++;
        const answer = await knock(operation, await cookieOf(actor));
        const found = answerOf(operation, answer);
        if (answer.status < 300 && !looksOnly(operation)) sessions.delete(actor); // it may have ended, or be another's
        if (found !== expected)
          wrong.push(`${operation.id}, ${actor}: ${found} (${answer.code}) in place of ${expected}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(probes).toBeGreaterThan(600);
  });

  it('R425: what takes something away is refused to the right person without a fresh proof', async () => {
    sessions.clear();
    const wrong: string[] = [];
    for (const operation of operations) {
      const needed = freshProofNeeded.includes(operation.id);
      const door = doorOf(operation.id);
      if (!door || endless(operation, 'in')) continue;
      const actor = actors.find((each) => doors[door][each] === 'in' && cast[each] && each !== 'ended session');
      if (!actor || actor === 'second step') continue;
      const cookie = await cookieOf(actor);
      await people.rows(`update sessions set proven_at = now() - interval '11 minutes' where user_id = $1`, [
        cast[actor]!.userId,
      ]);
      const { status, code } = await knock(operation, cookie);
      if (status < 300 && !looksOnly(operation)) sessions.delete(actor);
      const asked = status === 403 && code === 'identity/reauthentication-needed';
      if (asked !== needed) wrong.push(`${operation.id}: ${status} ${code}`);
    }
    expect(wrong).toEqual([]);
  });
});
