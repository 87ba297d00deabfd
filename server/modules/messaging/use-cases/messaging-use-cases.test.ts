import type { Actor } from '../../../shared/kernel/index.js';
import { InMemoryConversationRepository } from '../adapters/persistence/in-memory-conversation.repository.js';
import { MessagingApi } from '../messaging.api.js';
import { OpenConversation } from './open-conversation.js';
import { SendMessage } from './send-message.js';

const pair = { brandId: 'b1', influencerId: 'i1' };
const influencer: Actor = { userId: 'u1', role: 'influencer', profile: { type: 'influencer', uid: 'i1' } };
const stranger: Actor = { userId: 'u2', role: 'influencer', profile: { type: 'influencer', uid: 'i2' } };

function world() {
  const conversations = new InMemoryConversationRepository();
  const clock = { now: () => new Date('2027-01-15T12:00:00Z') };
  const open = new OpenConversation(conversations, clock);
  return { conversations, messaging: new MessagingApi(open, new SendMessage(conversations, clock)) };
}

test('a pair has one conversation, however often it is opened', async () => {
  const { messaging } = world();

  expect(await messaging.open(pair)).toBe(await messaging.open(pair));
});

test('what one side writes is kept and told', async () => {
  const { conversations, messaging } = world();
  const id = await messaging.open(pair);

  await messaging.send(influencer, id, 'See you on Friday!');

  expect(conversations.messages).toEqual([expect.objectContaining({ text: 'See you on Friday!', senderUid: 'i1' })]);
  expect(conversations.events.map(({ name }) => name)).toEqual(['message.sent']);
});

test('a stranger’s message is not kept', async () => {
  const { conversations, messaging } = world();
  const id = await messaging.open(pair);

  await expect(messaging.send(stranger, id, 'Hello?')).rejects.toMatchObject({ code: 'messaging/not-found' });
  expect(conversations.messages).toEqual([]);
});
