import type { Actor } from '../../../shared/kernel/index.js';
import {
  InMemoryConversationRepository,
  InMemoryConversationSignals,
} from '../adapters/persistence/in-memory-repositories.js';
import type { Attachment } from '../domain/message.js';
import { AttachmentFiles, ChatAccess, Counterparts } from '../ports/neighbours.js';
import { ChangeMessage, SendMessage } from './messages.js';
import { OpenConversation, StartConversation } from './conversations.js';

const pair = { brandId: 'b1', influencerId: 'i1' };
const influencer: Actor = { userId: 'u1', role: 'influencer', profile: { type: 'influencer', uid: 'i1' } };
const brand: Actor = { userId: 'u3', role: 'brand', profile: { type: 'brand', uid: 'b1' } };
const stranger: Actor = { userId: 'u2', role: 'influencer', profile: { type: 'influencer', uid: 'i2' } };
const picture: Attachment = { mediaId: 'm1', kind: 'image', fileName: 'dish.jpg', bytes: 10, width: 4, height: 5 };

class OwnFiles extends AttachmentFiles {
  async ownedBy(ownerUid: string, mediaId: string): Promise<Attachment | null> {
    return ownerUid === 'i1' && mediaId === picture.mediaId ? picture : null;
  }
}

class OneBrand extends Counterparts {
  async exist({ type, uid }: { type: string; uid: string }): Promise<boolean> {
    return type === 'brand' && uid === 'b1';
  }
}

class Locked extends ChatAccess {
  require(): Promise<void> {
    return Promise.reject(new Error('locked'));
  }
}

class Allowed extends ChatAccess {
  async require(): Promise<void> {}
}

function world(access: ChatAccess = new Allowed()) {
  const [conversations, signals] = [new InMemoryConversationRepository(), new InMemoryConversationSignals()];
  const clock = { now: () => new Date('2027-01-15T12:00:00Z') };
  const atOnce = { inTransaction: <T>(work: () => Promise<T>) => work() };
  return {
    conversations,
    signals,
    open: new OpenConversation(conversations, clock),
    start: new StartConversation(conversations, new OneBrand(), access, clock),
    send: new SendMessage(conversations, new OwnFiles(), access, signals, atOnce, clock),
    change: new ChangeMessage(conversations, clock),
  };
}

test('a pair has one conversation, however often and from whichever side it is opened', async () => {
  const { open, start } = world();

  expect((await open.execute(pair)).id).toBe((await start.execute(influencer, 'b1')).id);
});

test('nobody opens a conversation with whom there is not', async () => {
  const { start } = world();

  await expect(start.execute(influencer, 'b2')).rejects.toMatchObject({ code: 'messaging/nobody-there' });
  await expect(start.execute(influencer, 'i1')).rejects.toMatchObject({ code: 'messaging/nobody-there' });
});

test('each profile has one conversation with support', async () => {
  const { start } = world();

  const mine = await start.execute(influencer, 'support');
  expect((await start.execute(influencer, 'support')).id).toBe(mine.id);
  expect((await start.execute(stranger, 'support')).id).not.toBe(mine.id);
});

test('what one side writes is kept and told', async () => {
  const { conversations, open, send } = world();
  const { id } = await open.execute(pair);

  await send.execute(influencer, id, 'See you on Friday!');

  expect(conversations.messages).toEqual([expect.objectContaining({ text: 'See you on Friday!', senderUid: 'i1' })]);
  expect(conversations.events.map(({ name }) => name)).toEqual(['message.sent']);
});

test('what one side writes is shown to the other at once, and nothing that is sent again', async () => {
  const { signals, open, send } = world();
  const { id } = await open.execute(pair);
  const clientId = '01890000-0000-7000-8000-0000000000c1';

  for (const text of ['See you on Friday!', 'See you!']) await send.execute(influencer, id, text, { clientId });

  expect(signals.told).toEqual(['sent See you on Friday!']);
});

test('R258: a brand whose chats are locked writes to support alone', async () => {
  const { conversations, open, start, send } = world(new Locked());
  const { id } = await open.execute(pair);

  await expect(start.execute(brand, 'i1')).rejects.toThrow('locked');
  await expect(send.execute(brand, id, 'Are you there?')).rejects.toThrow('locked');

  await send.execute(brand, (await start.execute(brand, 'support')).id, 'Why?');
  await send.execute(influencer, id, 'Hello?');
  expect(conversations.messages.map(({ text }) => text)).toEqual(['Why?', 'Hello?']);
});

test('only your own files go with a message', async () => {
  const { conversations, open, send } = world();
  const { id } = await open.execute(pair);

  await send.execute(influencer, id, '', { fileIds: ['m1'] });
  expect(conversations.messages[0]?.files).toEqual([picture]);
  await expect(send.execute(influencer, id, '', { fileIds: ['m2'] })).rejects.toMatchObject({
    code: 'messaging/file-not-yours',
  });
});

test('a stranger neither writes nor changes what was written', async () => {
  const { conversations, open, send, change } = world();
  const { id } = await open.execute(pair);
  const { id: messageId } = await send.execute(influencer, id, 'Hello!');

  await expect(send.execute(stranger, id, 'Hello?')).rejects.toMatchObject({ code: 'messaging/not-found' });
  await expect(change.execute(stranger, id, messageId, null)).rejects.toMatchObject({ code: 'messaging/not-found' });
  expect(conversations.messages.map(({ text }) => text)).toEqual(['Hello!']);
});
