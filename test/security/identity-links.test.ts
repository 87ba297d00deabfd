import { randomBytes } from 'node:crypto';
import { TestApp } from '../support/app.js';
import { counted, longTimeoutMs } from '../support/counts.js';
import { inBatches } from '../support/in-batches.js';
import { elsewhere } from '../support/places.js';
import { People } from '../support/world.js';

jest.setTimeout(longTimeoutMs);

let product: TestApp;
let people: People;
beforeAll(async () => {
  product = await TestApp.start();
  people = new People(product.app);
});
afterAll(() => product?.stop());

const verify = '/api/v1/auth/links/verify';
const notValid = [401, 'identity/link-not-valid'];
let number = 0;
/** Everyone has their own address, so that a refusal is because of the link, not the rate limit. */
let place = 0;
const fromElsewhere = () => product.visitor(elsewhere(place++));

async function personWithLink() {
  const { userId, email } = await people.influencer(`link-${++number}`);
  return { userId, email, token: await people.linkTokenFor(userId) };
}

async function use(token: string, email: string) {
  const visitor = fromElsewhere();
  const { status, body } = await visitor.post(verify, { token, email });
  return { visitor, answer: status === 200 ? 200 : [status, body.code] };
}

/** Refused, and nobody is signed in. */
async function expectRefused(token: string, email: string): Promise<void> {
  const { visitor, answer } = await use(token, email);
  expect(answer).toEqual(notValid);
  expect(visitor.cookie()).toBe('');
}

it('R93: none of many made-up tokens is a link, and the real one is left alone', async () => {
  const { email, token } = await personWithLink();
  const near = [token.slice(0, -1), `${token}=`, token.toLowerCase(), ` ${token}`, `${token} `, ''];
  const madeUp = Array.from({ length: counted(1_000) }, () => randomBytes(32).toString('base64url'));
  const answers = await inBatches([...madeUp, ...near.filter((each) => each !== token)], 20, (each) =>
    use(each, email).then(({ answer }) => answer),
  );
  for (const answer of answers) expect(answer).toEqual(notValid);
  expect((await use(token, email)).answer).toBe(200);
});

it('R93: a used, an older and an expired link open nothing', async () => {
  const used = await personWithLink();
  expect((await use(used.token, used.email)).answer).toBe(200);
  await expectRefused(used.token, used.email);

  const older = await personWithLink();
  const newer = await people.linkTokenFor(older.userId);
  await expectRefused(older.token, older.email);
  expect((await use(newer, older.email)).answer).toBe(200);

  const expired = await personWithLink();
  const clock = product.visitor();
  await clock.post('/sandbox/api/clock', { advance: 'PT15M' });
  await expectRefused(expired.token, expired.email);
  await clock.post('/sandbox/api/clock', { reset: true });
});

it('R94: a link of someone else opens nothing, under either name', async () => {
  const [jane, eve] = [await personWithLink(), await personWithLink()];
  await expectRefused(jane.token, eve.email);
  await expectRefused(eve.token, jane.email);
  for (const email of ['', '%', `${jane.email}\u0000`, `${jane.email},${eve.email}`, `*@${jane.email.split('@')[1]}`]) {
    const { visitor, answer } = await use(jane.token, email);
    expect(answer).not.toBe(200);
    expect(visitor.cookie()).toBe('');
  }
  expect((await use(jane.token, jane.email)).answer).toBe(200);
});

it('R93: of a hundred uses at once one signs in', async () => {
  const { email, token } = await personWithLink();
  const answers = await Promise.all(Array.from({ length: 100 }, () => use(token, email)));
  expect(answers.filter(({ answer }) => answer === 200)).toHaveLength(1);
});

it('R92: scanners that open links, in whatever way, use nothing up', async () => {
  const { email, token } = await personWithLink();
  const page = `/app/quick-login?token=${token}`;
  const api = `${verify}?token=${token}&email=${encodeURIComponent(email)}`;
  const looks = Array.from({ length: counted(1_000, 20) }, (_, look) => look);
  await inBatches(looks, 10, async (look) => {
    const scanner = fromElsewhere();
    const headers = { 'user-agent': look % 2 ? 'SafeLinks' : 'Mozilla/5.0', 'sec-purpose': 'prefetch' };
    for (const address of [page, api]) {
      await scanner.raw('GET', address, headers);
      await scanner.raw('HEAD', address, headers);
    }
    // Scanners that submit forms know neither the address that the link went to, nor our pages' request format.
    await scanner.raw('POST', page, headers);
    await scanner.raw('POST', api, headers);
    await scanner.post(verify, { token, email: `scanner-${look}@example.test` });
    const form = await scanner.raw(
      'POST',
      verify,
      { 'content-type': 'application/x-www-form-urlencoded' },
      Buffer.from(`token=${token}&email=${email}`),
    );
    expect(form.status).toBe(415); // not even with everything needed
    expect(scanner.cookie()).toBe('');
  });
  expect((await use(token, email)).answer).toBe(200);
});

it('R92: another site cannot send it', async () => {
  const { email, token } = await personWithLink();
  const foreign: Record<string, string>[] = [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }];
  for (const headers of foreign) {
    const answer = await product.visitor().post(verify, { token, email }, headers);
    expect(answer).toMatchObject({ status: 403, body: { code: 'request/foreign-origin' } });
  }
  expect((await use(token, email)).answer).toBe(200);
});

it('R121: the same holds for links that choose a password', async () => {
  const { userId, email, token } = await personWithLink();
  const reset = '/api/v1/auth/password-resets/complete';
  const visitor = product.visitor();
  const asked = await visitor.post(reset, { token, email, password: 'four words of mine' });
  expect([asked.status, asked.body.code]).toEqual(notValid); // a sign-in link can't set a password
  expect(visitor.cookie()).toBe('');
  expect(await people.rows('select id from users where id = $1 and password_hash is null', [userId])).toHaveLength(1);
});
