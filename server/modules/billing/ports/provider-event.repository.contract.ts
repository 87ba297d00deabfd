import type { ProviderEvent } from '../domain/provider-event.js';
import type { ProviderEventRepository } from './provider-event.repository.js';

const now = new Date('2027-01-15T12:00:00.000Z');
const event: ProviderEvent = { id: 'evt_1', type: 'invoice.paid', createdAt: now, payload: { id: 'evt_1' } };

/** What every ProviderEventRepository promises. */
export function providerEventRepositoryContract(make: () => Promise<ProviderEventRepository>) {
  let events: ProviderEventRepository;
  beforeEach(async () => (events = await make()));

  test('takes an event once, however often it comes', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => events.add(event, now)));

    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await events.add({ ...event, id: 'evt_2' }, now)).toBe(true);
  });

  test('waits until it has been acted upon', async () => {
    await events.add(event, now);
    expect(await events.waiting('evt_1')).toEqual(event);
    expect(await events.due(10)).toEqual(['evt_1']);

    await events.applied('evt_1', now);
    expect(await events.waiting('evt_1')).toBeNull();
    expect(await events.due(10)).toEqual([]);
  });

  test('is not due again at once after it has failed, and still waits', async () => {
    await events.add(event, now);
    await events.failed('evt_1', 'The provider is away.');

    expect(await events.due(10)).toEqual([]);
    expect(await events.waiting('evt_1')).toEqual(event);
  });
}
