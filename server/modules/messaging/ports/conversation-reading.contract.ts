import type { Actor } from '../../../shared/kernel/index.js';
import { open, openSupport, openVisitor } from '../domain/conversation.js';
import { say } from '../domain/message.js';
import type { ConversationReading, Reader } from './conversation-reading.js';
import type { ConversationRepository } from './conversation.repository.js';

const now = new Date('2027-01-15T12:00:00.000Z');
const [brandId, otherId] = ['01890000-0000-7000-8000-0000000000b1', '01890000-0000-7000-8000-0000000000b2'];
const influencerId = '01890000-0000-7000-8000-0000000000a1';
const visitorId = '01890000-0000-7000-8000-0000000000e1';
const userId = '01890000-0000-7000-8000-000000000001';
const brand: Actor = { userId, role: 'brand', profile: { type: 'brand', uid: brandId } };
const influencer: Actor = { userId, role: 'influencer', profile: { type: 'influencer', uid: influencerId } };
const guest: Actor = { userId: visitorId, role: 'guest' };
const mine: Reader = { side: 'influencer', uid: influencerId };

/** What every ConversationReading promises of what its repository keeps. */
export function conversationReadingContract(
  make: () => Promise<{ conversations: ConversationRepository; reading: ConversationReading }>,
) {
  let conversations: ConversationRepository;
  let reading: ConversationReading;
  beforeEach(async () => ({ conversations, reading } = await make()));
  const opened = (id: string) => conversations.open(open({ brandId: id, influencerId }, now));

  test('messages are read page by page, none twice and none missed, though many have the same time', async () => {
    const conversation = await opened(brandId);
    const texts = Array.from({ length: 7 }, (_, n) => `Message ${n}`);
    for (const text of texts) await conversations.add(...say(conversation, { text }, influencer, now));

    const first = await reading.messages(conversation.id, 4);
    const second = await reading.messages(conversation.id, 4, first.at(-1)?.id);

    expect([...first, ...second].map(({ text }) => text)).toEqual(texts.reverse());
  });

  test('a place in another conversation is no place in this one', async () => {
    const [first, second] = [await opened(brandId), await opened(otherId)];
    await conversations.add(...say(first, { text: 'Here' }, influencer, now));
    await conversations.add(...say(second, { text: 'There' }, influencer, now));
    const [elsewhere] = await reading.messages(second.id, 1);

    expect(await reading.messages(first.id, 10, elsewhere?.id)).toEqual([]);
  });

  test('counts what is unread and undelivered until it is read; what one writes oneself counts for nothing', async () => {
    const { id } = await opened(brandId);
    const conversation = await conversations.get(id);
    for (const text of ['One', 'Two']) await conversations.add(...say(conversation, { text }, brand, now));

    expect(await reading.unread(mine)).toBe(1);
    expect(await reading.unread({ side: 'brand', uid: brandId })).toBe(0);
    expect(await reading.undelivered(mine)).toEqual([{ id, lastSeq: 2 }]);

    await conversations.moveOn(id, 'influencer', { delivered: 2, read: 1 });
    expect([await reading.unread(mine), await reading.undelivered(mine)]).toEqual([1, []]);
    await conversations.moveOn(id, 'influencer', { read: 2 });
    expect(await reading.unread(mine)).toBe(0);
  });

  test('staff have what is meant for support, and nothing of what a brand and an influencer say', async () => {
    const asked = await conversations.open(openSupport({ type: 'influencer', uid: influencerId }, now));
    await conversations.add(...say(asked, { text: 'Can you help?' }, influencer, now));
    await conversations.add(...say(await opened(brandId), { text: 'Ours alone' }, influencer, now));

    expect(await reading.undelivered({ side: 'staff' })).toEqual([{ id: asked.id, lastSeq: 1 }]);
  });

  test('knows how far a visitor has read', async () => {
    const { id } = await conversations.open(openVisitor(visitorId, now));
    await conversations.add(...say(await conversations.get(id), { text: 'What does it cost?' }, guest, now));

    expect(await reading.visitorPlace(id)).toEqual({ readSeq: 1 });
    expect(await reading.visitorPlace('01890000-0000-7000-8000-00000000dead')).toEqual({ readSeq: 0 });
  });
}
