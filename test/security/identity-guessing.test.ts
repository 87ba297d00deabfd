import { TestApp } from '../support/app.js';
import { counted, longTimeoutMs } from '../support/counts.js';
import { inBatches } from '../support/in-batches.js';
import { elsewhere } from '../support/places.js';
import { People } from '../support/world.js';

jest.setTimeout(longTimeoutMs);

const words = 'four words of mine';
const guesses = counted(10_000);
const running: TestApp[] = [];
afterEach(async () => {
  for (const product of running.splice(0).reverse()) await product.stop();
});

async function limited(more: Parameters<typeof TestApp.start>[0] = {}): Promise<TestApp> {
  const product = await TestApp.start({ signInLimits: true, ...more });
  running.push(product);
  return product;
}

/** Each claims to come from another address, with every header that proxies use. */
const forged = (number: number): Record<string, string> => ({
  'x-forwarded-for': elsewhere(number),
  'x-real-ip': elsewhere(number),
  'x-client-ip': elsewhere(number),
  'true-client-ip': elsewhere(number),
  'cf-connecting-ip': elsewhere(number),
  forwarded: `for=${elsewhere(number)}`,
});

type Guess = { email: string; password: string; headers?: Record<string, string>; from?: string };

/** Returns the status: 429 when the password wasn't even checked. */
async function guess(product: TestApp, { email, password, headers = {}, from }: Guess): Promise<number> {
  const { statusCode } = await product.app.inject({
    method: 'POST',
    url: '/api/v1/auth/password',
    headers: { origin: product.config.publicUrl, ...headers },
    ...(from ? { remoteAddress: from } : {}),
    payload: { email, password },
  });
  return statusCode;
}

const lookedAt = (statuses: readonly number[]): number => statuses.filter((status) => status !== 429).length;
const numbers = (count: number): number[] => Array.from({ length: count }, (_, number) => number);

async function personWithPassword(product: TestApp) {
  const people = new People(product.app);
  const { email, userId } = await people.influencer('nia');
  const owner = product.visitor();
  const verify = { token: await people.linkTokenFor(userId), email };
  expect((await owner.post('/api/v1/auth/links/verify', verify)).status).toBe(200);
  expect((await owner.post('/api/v1/auth/password/change', { password: words })).status).toBe(200);
  return { email, userId };
}

it.each([
  ['one place that claims to be many', (number: number) => ({ headers: forged(number) })],
  ['as many places', (number: number) => ({ headers: forged(number), from: elsewhere(number) })],
])(
  'R120: of thousands of guesses from %s at most ten are looked at, through a restart, and the owner comes in by link',
  async (_, origin) => {
    const product = await limited();
    const { email, userId } = await personWithPassword(product);
    const some = (at: TestApp, from: number) =>
      inBatches(numbers(guesses / 2), 20, (number) =>
        guess(at, { email, password: `guess ${from + number}`, ...origin(from + number) }),
      );
    const before = await some(product, 0);

    const restarted = await limited({ databaseUrl: product.config.databaseUrl });
    const after = await some(restarted, guesses / 2);

    expect(lookedAt([...before, ...after])).toBeGreaterThan(0);
    expect(lookedAt([...before, ...after])).toBeLessThanOrEqual(10);
    expect(await guess(restarted, { email, password: words, from: '198.51.100.1' })).toBe(429); // not for the right one either

    const owner = restarted.visitor('198.51.100.2'); // the guesses' address has used up its requests
    const token = await new People(restarted.app).linkTokenFor(userId);
    expect(await owner.post('/api/v1/auth/links/verify', { token, email })).toMatchObject({ status: 200 });
    expect((await owner.post('/api/v1/auth/links', { email })).status).toBe(200);
  },
);

it('R120: forged forwarding headers do not make one address many', async () => {
  const product = await limited();
  const statuses = await inBatches(numbers(60), 10, (number) =>
    guess(product, { email: `person-${number}@example.test`, password: 'guessed', headers: forged(number) }),
  );
  expect(lookedAt(statuses)).toBeLessThanOrEqual(30);
});

it('R120: behind a trusted proxy, only its own word counts, not what it received', async () => {
  const product = await limited({ trustProxy: '127.0.0.1' });
  const from = (real: string) => (number: number) =>
    guess(product, {
      email: `person-${real}-${number}@example.test`,
      password: 'guessed',
      headers: { ...forged(number), 'x-forwarded-for': `${elsewhere(number)}, ${real}` },
    });
  expect(lookedAt(await inBatches(numbers(60), 10, from('198.51.100.1')))).toBeLessThanOrEqual(30);
  expect(await from('198.51.100.2')(0)).toBe(401); // someone else behind the same proxy
});

it('R101: links are limited in the same way', async () => {
  const product = await limited();
  const ask = async (number: number) => {
    const { statusCode } = await product.app.inject({
      method: 'POST',
      url: '/api/v1/auth/links',
      headers: { origin: product.config.publicUrl, ...forged(number) },
      payload: { email: number % 2 ? 'one@example.test' : `person-${number}@example.test` },
    });
    return statusCode;
  };
  const statuses = await inBatches(numbers(120), 10, ask);
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(50);
  expect(statuses.filter((status, number) => number % 2 && status === 200).length).toBeLessThanOrEqual(5);
});
