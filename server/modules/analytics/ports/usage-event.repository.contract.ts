import type { Actor } from '../../../shared/kernel/index.js';
import { usageEvent } from '../domain/usage-event.js';
import type { UsageEventRepository } from './usage-event.repository.js';

const now = new Date('2027-01-15T12:00:00.000Z');
const actor: Actor = { userId: '01890000-0000-7000-8000-000000000001', role: 'admin' };
const some = (howMany: number) =>
  Array.from({ length: howMany }, (_, n) => usageEvent('page_view', { n, text: 'it’s "quoted" \\ 日本' }, actor, now));

/** What every UsageEventRepository promises. */
export function usageEventRepositoryContract(make: () => Promise<UsageEventRepository>) {
  let usage: UsageEventRepository;
  beforeEach(async () => (usage = await make()));

  test('what was answered for is there, though many come at once', async () => {
    await Promise.all(some(200).map((event) => usage.add([event])));

    expect(await usage.count()).toBe(200);
  });

  test('takes many in one go, and each once', async () => {
    const events = some(1_500);

    await usage.add(events);
    await usage.add(events);

    expect(await usage.count()).toBe(1_500);
  });

  test('an event that is told again, alone or among others, is kept once', async () => {
    const [known, other] = some(2);

    await Promise.all([usage.add([known!]), usage.add([known!, other!]), usage.add([known!, known!])]);
    await usage.add([other!]);

    expect(await usage.count()).toBe(2);
  });

  test('keeps what lies years apart', async () => {
    const years = ['2019-03-31T23:30:00Z', '2026-11-30T23:59:59.999Z', '2099-12-31T23:59:59.999Z'];

    await usage.add(years.map((at) => usageEvent('page_view', {}, actor, new Date(at))));

    expect(await usage.count()).toBe(3);
  });

  test('takes none', async () => {
    await usage.add([]);

    expect(await usage.count()).toBe(0);
  });
}
