import type { Actor } from '../../../shared/kernel/index.js';
import {
  InMemoryConversationReading,
  InMemoryConversationRepository,
  InMemoryConversationSignals,
} from '../adapters/persistence/in-memory-repositories.js';
import { open } from '../domain/conversation.js';
import { say } from '../domain/message.js';
import { ReceiptService } from './receipt-service.js';

const now = new Date('2027-01-15T12:00:00Z');
const brand: Actor = { userId: 'u1', role: 'brand', profile: { type: 'brand', uid: 'b1' } };
const influencer: Actor = { userId: 'u2', role: 'influencer', profile: { type: 'influencer', uid: 'i1' } };
const stranger: Actor = { userId: 'u3', role: 'influencer', profile: { type: 'influencer', uid: 'i2' } };
const mine = { side: 'influencer', uid: 'i1' } as const;

/** A brand has sent two messages that nobody has received. */
async function world() {
  const conversations = new InMemoryConversationRepository();
  const signals = new InMemoryConversationSignals();
  const receipts = new ReceiptService(conversations, new InMemoryConversationReading(conversations), signals);
  const { id } = await conversations.open(open({ brandId: 'b1', influencerId: 'i1' }, now));
  for (const text of ['Hello', 'Are you there?'])
    await conversations.add(...say(await conversations.get(id), { text }, brand, now));
  return { id, signals, receipts };
}

test('the writer hears once that it was received, and once that it was read', async () => {
  const { id, signals, receipts } = await world();

  expect(await receipts.receive(influencer, mine)).toBe(1);
  await receipts.receive(influencer, mine);
  await receipts.read(influencer, id, 2);
  await receipts.read(influencer, id, 2);

  expect(signals.told).toEqual([`moved on ${id}`, `moved on ${id}`]);
  expect(await receipts.receive(influencer, mine)).toBe(0);
});

test('staff who look as someone receive nothing for them', async () => {
  const { signals, receipts } = await world();
  const viewing: Actor = { ...influencer, viewing: true };

  expect(await receipts.receive(viewing, mine)).toBe(1);
  expect(signals.told).toEqual([]);
});

test('only those who take part say that they write', async () => {
  const { id, signals, receipts } = await world();

  await receipts.write(influencer, id);

  await expect(receipts.write(stranger, id)).rejects.toMatchObject({ code: 'messaging/not-found' });
  expect(signals.told).toEqual([`influencer writes ${id}`]);
});
