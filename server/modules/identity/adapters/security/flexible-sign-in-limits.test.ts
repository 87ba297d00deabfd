import { inMemory } from '../../../../shared/http/attempt-limits.js';
import { FlexibleSignInLimits } from './flexible-sign-in-limits.js';

const quarterMs = 15 * 60_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('slows password spraying: a network that tries one password on many accounts all day', async () => {
  const limits = new FlexibleSignInLimits(inMemory);
  let person = 0;
  const oneMore = (address: string) => limits.countPassword(`p${person++}@example.com`, address);
  const spray = async (address: string) => {
    for (let number = 0; number < 30; number++) await oneMore(address);
    jest.advanceTimersByTime(quarterMs);
  };
  for (let round = 0; round < 5; round++) await spray('203.0.113.7');

  await expect(oneMore('203.0.113.7')).rejects.toMatchObject({
    code: 'identity/too-many-requests',
    message: expect.stringContaining('email link'),
  });
  await expect(oneMore('203.0.113.8')).resolves.toBeUndefined();
  await expect(limits.countLink('p1@example.com', '203.0.113.7')).resolves.toBeUndefined();

  jest.advanceTimersByTime(96 * quarterMs);
  await expect(oneMore('203.0.113.7')).resolves.toBeUndefined();
});
