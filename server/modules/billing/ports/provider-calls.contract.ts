import { newId } from '../../../shared/kernel/index.js';
import type { ProviderCalls } from './provider-calls.js';

const now = new Date('2027-01-15T12:00:00.000Z');
const later = new Date('2027-01-16T12:00:00.000Z');

/** What every ProviderCalls promises. */
export function providerCallsContract(make: () => ProviderCalls) {
  test('the same subject keeps its key and its words, also when many prepare it at once', async () => {
    const calls = make();
    const subject = newId();
    const all = await Promise.all([1, 2, 3].map((n) => calls.prepare('extra', subject, { pricePence: n }, now)));
    const again = await calls.prepare('extra', subject, { pricePence: 9 }, later);

    expect(new Set([...all, again].map(({ key }) => key)).size).toBe(1);
    expect(new Set([...all, again].map(({ params }) => params.pricePence)).size).toBe(1);
    expect(again.askedAt).toEqual(now);
  });

  test('another operation or subject has a key of its own', async () => {
    const calls = make();
    const subject = newId();
    const keys = await Promise.all([
      calls.prepare('extra', subject, {}, now),
      calls.prepare('refund', subject, {}, now),
      calls.prepare('extra', newId(), {}, now),
    ]);
    expect(new Set(keys.map(({ key }) => key)).size).toBe(3);
  });

  test('remembers what came of it', async () => {
    const calls = make();
    const { key, answer } = await calls.prepare('customer', 'brand-1', {}, now);
    expect(answer).toBeNull();
    await calls.answered(key, 'cus_1');
    expect((await calls.prepare('customer', 'brand-1', {}, later)).answer).toBe('cus_1');
  });
}
