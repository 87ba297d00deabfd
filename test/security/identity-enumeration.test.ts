import { TestApp } from '../support/app.js';
import { counted, longTimeoutMs } from '../support/counts.js';
import { elsewhere } from '../support/places.js';
import type { Answer } from '../support/visitor.js';

jest.setTimeout(longTimeoutMs);

const words = 'four words of mine';
const known = 'known@example.test';

let product: TestApp;
beforeAll(async () => void (product = await start()));
afterAll(() => product?.stop());

async function start(more: Parameters<typeof TestApp.start>[0] = {}): Promise<TestApp> {
  const started = await TestApp.start(more);
  const visitor = await started.newInfluencer(known, 'Known', 'known');
  await visitor.post('/api/v1/auth/password/change', { password: words });
  return started;
}

let place = 0;
const post = (path: string, body: object): Promise<Answer> =>
  product.visitor(elsewhere(place++)).post(`/api/v1/${path}`, body);
const guess = (email: string) => post('auth/password', { email, password: 'not these words' });
const faceOf = ({ status, body, headers }: Answer) => [status, { ...body, requestId: '' }, Object.keys(headers).sort()];
const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

it('R95, R121: asking for a link or a new password answers alike', async () => {
  for (const path of ['auth/links', 'auth/password-resets'])
    expect(faceOf(await post(path, { email: 'stranger@example.test' }))).toEqual(
      faceOf(await post(path, { email: known })),
    );
});

it('R119: a password takes as long to be refused for someone whom we do not know', async () => {
  const times: Record<'known' | 'stranger', number[]> = { known: [], stranger: [] };
  for (let round = 0; round < counted(500, 15); round++) {
    for (const who of ['known', 'stranger'] as const) {
      const began = performance.now();
      const { status } = await guess(`${who}@example.test`);
      times[who].push(performance.now() - began);
      expect(status).toBe(401); // not refused by a rate limit
    }
  }
  const ratio = median(times.stranger) / median(times.known);
  expect(ratio).toBeGreaterThan(0.5); // without a hash to compare it would take a tenth
  expect(ratio).toBeLessThan(2);
});

it('R95: joining looks alike, then and afterwards', async () => {
  const joining = { name: 'Amara', city: 'london', dateOfBirth: '1998-04-30' };
  const brand = { tier: 'basic', brandName: 'Ember', city: 'london', category: 'restaurants', name: 'Rosa' };
  const faces = [];
  for (const email of [known, 'stranger@example.test']) {
    const handle = `fresh.${email.split('@')[0]}`;
    const joined = await post('join/influencer', { ...joining, email, handle });
    const handleNow = await post('join/influencer', { ...joining, email: 'eve@example.test', handle });
    const again = await post('join/influencer', { ...joining, email, handle });
    const asBrand = await post('join/brand', { ...brand, email });
    faces.push([joined, handleNow, again, asBrand].map(({ status, body }) => [status, body.code]));
  }
  expect(faces[0]).toEqual(faces[1]);
  expect(faces[0]![1]).toEqual([409, 'profiles/handle-taken']);
});

it('R119: a wrong password has one status for everyone, and in generic mode one face', async () => {
  expect((await guess('nobody@example.test')).status).toBe((await guess(known)).status);
  await product.stop(); // passport supports one product in a process
  product = await start({ authErrorMode: 'generic' });
  expect(faceOf(await guess('nobody@example.test'))).toEqual(faceOf(await guess(known)));
});
