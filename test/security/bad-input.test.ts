import fc from 'fast-check';
import { TestApp } from '../support/app.js';
import { counted, longTimeoutMs } from '../support/counts.js';
import { People } from '../support/world.js';
import { badRequest, type BadRequest } from './bad-requests.js';
import { faultInProblem, type Operation, operations, resolved } from './operations.js';

jest.setTimeout(longTimeoutMs);

const roles = ['guest', 'influencer', 'brand', 'staff'] as const;
type Role = (typeof roles)[number];

const requests = counted(50_000, 500);
const seed = process.env.FULL_COUNTS ? Date.now() : 20_261_121;
const requestsASession = 200; // one session can make 600 requests a minute

let product: TestApp;
beforeAll(async () => void (product = await TestApp.listening({ logLevel: 'fatal' })));
afterAll(() => product?.stop());

/** A world with one record of each kind; returns its ids, and who can sign in as what. */
async function aWorld() {
  const people = new People(product.app);
  const brand = await people.brand('ember');
  const influencer = await people.influencer('nia');
  const spare = await people.influencer('spare');
  const { offerId, slotId } = await people.offer(brand);
  const collabId = await people.requested(influencer, offerId);
  const conversationId = await people.conversation(brand, influencer);
  const { userId: staffId } = await people.staff('operations');
  return {
    people,
    users: { influencer: influencer.userId, brand: brand.userId, staff: staffId },
    ids: [offerId, slotId, collabId, conversationId, brand.profile.uid, spare.profile.uid, spare.userId],
  };
}

it(`0 answers of 5xx to ${requests} generated requests, and every refusal is a problem of RFC 9457`, async () => {
  const { people, users, ids } = await aWorld();
  const cookies = new Map<Role, { cookie: string; sent: number }>();
  const cookieOf = async (role: Role): Promise<string> => {
    if (role === 'guest') return '';
    const known = cookies.get(role);
    if (known && known.sent++ < requestsASession) return known.cookie;
    const cookie = await people.signIn(users[role]);
    cookies.set(role, { cookie, sent: 1 });
    return cookie;
  };
  let address = 0;

  const send = async ({ method }: Operation, role: Role, { url, headers, payload }: BadRequest) => {
    address++;
    const answer = await product.app.inject({
      method,
      url,
      payload,
      headers: { ...headers, origin: product.config.publicUrl, cookie: await cookieOf(role) },
      remoteAddress: `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`,
    });
    if (answer.statusCode === 401) cookies.delete(role); // this request, or the one before, has ended the session
    return answer;
  };

  const cases = operations
    .flatMap((operation) => roles.map((role) => [operation, role] as const))
    .filter(([{ id }, role]) => id !== 'live' || role === 'guest'); // a stream doesn't end
  const faults: string[] = [];
  const statuses: Record<string, number> = {};
  for (let number = 0; number < requests; number++) {
    const [operation, role] = cases[number % cases.length]!;
    const [request] = fc.sample(badRequest(operation, ids), { numRuns: 1, seed: seed + number });
    const answer = await send(operation, role, request!);
    const { statusCode: status } = answer;
    statuses[status] = (statuses[status] ?? 0) + 1;
    const fault = status >= 500 ? 'failed' : status >= 400 ? faultInProblem(operation.method, answer) : undefined;
    if (fault) faults.push(`${operation.id} by ${role}: ${status} ${fault}; ${JSON.stringify(request).slice(0, 400)}`);
  }

  console.log(`${requests} generated requests (seed ${seed}), ${faults.length} faults: ${JSON.stringify(statuses)}`);
  expect(faults).toEqual([]);
  expect(statuses[200]).toBeGreaterThan(requests / 20); // they pass authorisation
});

describe('a text that PostgreSQL cannot store', () => {
  /** Anything signed by the card provider is stored, whatever it contains, and anything else isn't read. */
  const takesAnything = 'receiveStripeEvent';
  const taking = operations.filter(({ id, body }) => body && id !== takesAnything && resolved(body).type === 'object');

  it.each(['a\0b', 'half \ud83d'])(
    `is refused by each of ${taking.length} operations, wherever it is: %j`,
    async (text) => {
      const answers = await Promise.all(
        taking.map(async ({ id, method, path }) => {
          const url = path.replaceAll(/\{\w+\}/g, '01890000-0000-7000-8000-000000000001');
          const headers = { origin: product.config.publicUrl };
          const answer = await product.app.inject({ method, url, headers, payload: { rows: [{ name: text }] } });
          return [id, answer.statusCode, answer.json<{ errors?: object }>().errors];
        }),
      );
      const refused = [400, { 'rows.0.name': expect.any(String) }];
      expect(answers).toEqual(taking.map(({ id }) => [id, ...refused]));
    },
  );

  it.each(['/api/v1/?a=%00', '/api/nothing/%00', '/app/feed?a=%00', '/%00', '/i/%00', '/api/docs/?a=%00'])(
    'is refused at every address, with or without a controller: %s',
    async (url) => {
      const answer = await product.app.inject({ url });
      expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'request/invalid' }]);
    },
  );

  it('leaves no mail that nobody can send', async () => {
    const jobs = () => new People(product.app).rows('select id from graphile_worker.jobs order by id');
    const before = await jobs();
    const { status, body } = await product.visitor().post('/api/v1/auth/links', { email: 'x\u0000y@b.com' });
    expect([status, Object.keys(body.errors)]).toEqual([400, ['email']]);
    expect(await jobs()).toEqual(before);
    expect((await product.visitor().get('/api/v1/towns?q=a%00b')).status).toBe(400);
  });
});
