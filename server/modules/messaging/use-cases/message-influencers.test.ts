import type { Actor } from '../../../shared/kernel/index.js';
import {
  InMemoryConversationRepository,
  InMemoryConversationSignals,
} from '../adapters/persistence/in-memory-repositories.js';
import { Addressees, AttachmentFiles, ChatAccess } from '../ports/neighbours.js';
import { MessageInfluencers } from './message-influencers.js';
import { SendMessage } from './messages.js';

const staff: Actor = { userId: 's1', role: 'admin', staffRole: 'operations' };
const message = { text: 'Dinner on Friday?', clientId: 'c1' };

/** Ada and Bea manage their profiles; Cleo’s was imported. */
class ThreePeople extends Addressees {
  async names(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return new Map(ids.filter((id) => ['ada', 'bea', 'cleo'].includes(id)).map((id) => [id, `@${id}`]));
  }

  async isRead(id: string): Promise<boolean> {
    return id !== 'cleo';
  }
}

class NoFiles extends AttachmentFiles {
  async ownedBy(): Promise<null> {
    return null;
  }
}

class Allowed extends ChatAccess {
  async require(): Promise<void> {}
}

function world() {
  const conversations = new InMemoryConversationRepository();
  const clock = { now: () => new Date('2027-01-15T12:00:00Z') };
  const atOnce = { inTransaction: <T>(work: () => Promise<T>) => work() };
  const send = new SendMessage(
    conversations,
    new NoFiles(),
    new Allowed(),
    new InMemoryConversationSignals(),
    atOnce,
    clock,
  );
  return { conversations, messages: new MessageInfluencers(new ThreePeople(), conversations, send, clock) };
}

test('staff write to each once, even if named twice, and see who wasn’t reached and how far it is', async () => {
  const { conversations, messages } = world();
  const done: number[] = [];

  const report = await messages.execute(staff, ['ada', 'cleo', 'bea', 'ada', 'nobody'], message, (n) => done.push(n));

  expect(report.sent.map(({ id }) => id)).toEqual(['ada', 'bea']);
  expect(report.refused).toEqual([
    { id: 'cleo', name: '@cleo', reason: 'Nobody manages this profile yet, so nobody would read it.' },
    { id: 'nobody', name: '', reason: 'This influencer doesn’t exist.' },
  ]);
  expect(done).toEqual([1, 2, 3, 4]);
  expect(conversations.messages.map(({ text, side, senderUserId }) => [text, side, senderUserId])).toEqual([
    ['Dinner on Friday?', 'staff', 's1'],
    ['Dinner on Friday?', 'staff', 's1'],
  ]);
  expect(conversations.events.map(({ name, actor }) => [name, actor.userId])).toEqual([
    ['message.sent', 's1'],
    ['message.sent', 's1'],
  ]);
});

test('a call that is made again writes to nobody twice, and does not pretend that other words have come', async () => {
  const { conversations, messages } = world();
  const first = await messages.execute(staff, ['ada'], message);

  expect(await messages.execute(staff, ['ada', 'bea'], message)).toMatchObject({
    sent: [...first.sent, { id: 'bea' }],
  });
  expect(await messages.execute(staff, ['ada'], { ...message, text: 'On Sunday?' })).toEqual({
    sent: [],
    refused: [{ id: 'ada', name: '@ada', reason: 'They have been written to already, in other words.' }],
  });
  expect(conversations.messages).toHaveLength(2);
});

test('only staff who work write', async () => {
  const { conversations, messages } = world();

  for (const actor of [
    { ...staff, staffRole: 'read-only' },
    { userId: 'u1', role: 'influencer' },
  ] as const)
    await expect(messages.execute(actor, ['ada'], message)).rejects.toMatchObject({ code: 'messaging/not-staff' });
  expect(conversations.messages).toEqual([]);
});
