import { TestApp } from '../support/app.js';
import { inBatches } from '../support/in-batches.js';
import { announcement } from '../support/tus.js';
import { People } from '../support/world.js';

let product: TestApp;
beforeAll(async () => {
  product = await TestApp.start();
});
afterAll(() => product?.stop());

type Sent = { url: string; method?: 'GET' | 'POST'; headers?: Record<string, string> };

/** How many of 610 requests pass, each from a different address in the same /64. */
async function passed(subnet: string, request: (number: number) => Sent): Promise<number> {
  const statuses = await inBatches(
    Array.from({ length: 610 }, (_, number) => number),
    10,
    async (number) => {
      const { headers, ...more } = request(number);
      const { statusCode } = await product.app.inject({
        method: 'GET',
        ...more,
        headers: { origin: product.config.publicUrl, ...headers },
        remoteAddress: `${subnet}::${number.toString(16)}`,
      });
      return statusCode;
    },
  );
  return statuses.filter((status) => status !== 429).length;
}

it('guests of one IPv6 /64 may ask 600 times a minute together', async () => {
  expect(await passed('2001:db8:0:1', () => ({ url: '/api/v1/collabs' }))).toBe(600);
});

it('programs with a wrong key are counted by their network as well', async () => {
  const headers = { authorization: 'Bearer tm_wrong' };
  expect(await passed('2001:db8:0:201', () => ({ url: '/api/v1/collabs', headers }))).toBe(600);
});

it('uploads from one network are counted over all of its people', async () => {
  const people = new People(product.app);
  const cookies = await Promise.all(['ada', 'bea'].map(async (name) => (await people.influencer(name)).cookie));
  const announcing = (number: number): Sent => ({
    method: 'POST',
    url: '/api/v1/uploads',
    headers: { ...announcement(0, { filename: 'a.exe', filetype: '' }), cookie: cookies[number % 2]! },
  });
  expect(await passed('2001:db8:0:301', announcing)).toBe(600);
});
