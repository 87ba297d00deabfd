import type { Actor } from '../../../shared/kernel/index.js';
import { InMemoryUsageEventRepository } from '../adapters/persistence/in-memory-repositories.js';
import { AnalyticsApi } from '../analytics.api.js';
import { usageEvent } from '../domain/usage-event.js';
import { RecordUsage } from './record-usage.js';

const now = new Date('2027-01-15T12:00:00Z');
const actor: Actor = { userId: 'u1', role: 'influencer', profile: { type: 'influencer', uid: 'i1' } };
const world = () => {
  const usage = new InMemoryUsageEventRepository();
  const record = new RecordUsage(usage, { now: () => now });
  return { usage, record, analytics: new AnalyticsApi(record, usage) };
};

test('R393: what someone did is kept with the time of the clock', async () => {
  const { usage, record } = world();

  await record.execute(actor, 'page_view', { target_name: 'Chats' });

  expect(usage.events).toEqual([expect.objectContaining({ name: 'page_view', profileUid: 'i1', occurredAt: now })]);
});

test('what happened long ago is kept with its own time', async () => {
  const { usage, analytics } = world();
  const then = new Date('2026-11-01T09:00:00Z');

  await analytics.recordAll([{ actor, name: 'page_view', context: {}, occurredAt: then }]);

  expect(usage.events).toEqual([expect.objectContaining({ occurredAt: then })]);
});

test('R393: what a page tells of under an id of its own is kept once, with the time that the id carries', async () => {
  const { usage, record } = world();
  const told = usageEvent('page_view', {}, actor, new Date('2027-01-15T11:00:00Z'));

  await record.execute(actor, 'page_view', {}, told.id);
  await record.execute(actor, 'page_view', {}, told.id);

  expect(usage.events).toEqual([told]);
});
