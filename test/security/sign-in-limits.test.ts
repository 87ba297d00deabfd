import { TestApp } from '../support/app.js';
import { People } from '../support/world.js';

const running: TestApp[] = [];
afterEach(async () => {
  for (const product of running.splice(0).reverse()) await product.stop();
});

async function limited(more: { databaseUrl?: string } = {}): Promise<TestApp> {
  const product = await TestApp.start({ signInLimits: true, ...more });
  running.push(product);
  return product;
}

/** Each guess claims to come from another place. */
const guess = async (product: TestApp, email: string, number: number): Promise<number> => {
  const elsewhere = `203.0.113.${number}`;
  const { statusCode } = await product.app.inject({
    method: 'POST',
    url: '/api/v1/auth/password',
    headers: {
      origin: product.config.publicUrl,
      'x-forwarded-for': elsewhere,
      'x-real-ip': elsewhere,
      'x-client-ip': elsewhere,
      'true-client-ip': elsewhere,
      'cf-connecting-ip': elsewhere,
      forwarded: `for=${elsewhere}`,
    },
    payload: { email, password: `guess ${number}` },
  });
  return statusCode;
};

it('guessing a password ends at the eleventh guess at the latest, through a restart and forged forwarding headers', async () => {
  const product = await limited();
  const people = new People(product.app);
  const { email, userId } = await people.influencer('nia');
  const statuses: number[] = [];
  for (let number = 1; number <= 11; number++) statuses.push(await guess(product, email, number));
  expect(statuses[0]).toBe(401);
  expect(statuses[10]).toBe(429);

  const restarted = await limited({ databaseUrl: product.config.databaseUrl });
  expect(await guess(restarted, email, 12)).toBe(429);

  const owner = restarted.visitor();
  const token = await people.linkTokenFor(userId);
  expect(await owner.post('/api/v1/auth/links/verify', { token, email })).toMatchObject({ status: 200 });
});

it('forged forwarding headers do not make one address many', async () => {
  const product = await limited();
  const statuses: number[] = [];
  for (let number = 1; number <= 60; number++)
    statuses.push(await guess(product, `person-${number}@example.test`, number));
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(30);
  expect(statuses.at(-1)).toBe(429);
});
