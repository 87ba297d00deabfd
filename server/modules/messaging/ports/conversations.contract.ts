import { type Actor, newId } from '../../../shared/kernel/index.js';
import { block, open, openSupport, openVisitor } from '../domain/conversation.js';
import { edit, say, takeBack } from '../domain/message.js';
import type { ConversationRepository, ConversationReading, Reader } from './repositories.js';

const now = new Date('2027-01-15T12:00:00.000Z');
const later = new Date('2027-01-15T12:05:00.000Z');
const pair = {
  brandId: '01890000-0000-7000-8000-0000000000b1',
  influencerId: '01890000-0000-7000-8000-0000000000a1',
};
const userId = '01890000-0000-7000-8000-000000000001';
const brandActor: Actor = { userId, role: 'brand', profile: { type: 'brand', uid: pair.brandId } };
const clientId = '01890000-0000-7000-8000-0000000000c1';

/** The contract of every ConversationRepository. */
export function conversationRepositoryContract(make: () => Promise<ConversationRepository>) {
  let conversations: ConversationRepository;
  beforeEach(async () => (conversations = await make()));

  test('gives back what was opened', async () => {
    const opened = await conversations.open(open(pair, now));

    expect(await conversations.get(opened.id)).toEqual(opened);
  });

  test.each([
    ['a pair', () => open(pair, now)],
    ['a profile and support', () => openSupport({ type: 'brand', uid: pair.brandId }, now)],
    ['a visitor and support', () => openVisitor(userId, now)],
  ])('keeps one conversation of %s, though many open it at once', async (_, begin) => {
    const opened = await Promise.all(Array.from({ length: 10 }, () => conversations.open(begin())));

    expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
  });

  test('opens many at once, and keeps those that are there', async () => {
    const known = await conversations.open(open(pair, now));
    const other = open({ ...pair, influencerId: '01890000-0000-7000-8000-0000000000a2' }, now);

    await conversations.openAll([open(pair, later), other, { ...other, id: newId() }]);

    expect(await conversations.open(open(pair, later))).toEqual(known);
    expect(await conversations.get(other.id)).toEqual(other);
    expect(await conversations.open({ ...other, id: newId() })).toEqual(other);
  });

  test('moves the last message on, and never back', async () => {
    const conversation = await conversations.open(open(pair, now));

    await conversations.add(...say(conversation, { text: 'Second' }, brandActor, later));
    await conversations.add(...say(conversation, { text: 'First, but late' }, brandActor, now));

    expect(await conversations.get(conversation.id)).toMatchObject({ lastMessageAt: later, lastSeq: 2 });
  });

  test('gives each message a place of its own, though many are sent at once', async () => {
    const conversation = await conversations.open(open(pair, now));
    const sent = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        conversations.add(...say(conversation, { text: `No ${n}` }, brandActor, now)),
      ),
    );

    expect(sent.map(({ seq }) => seq).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('stores once what is sent again, though it is sent many times at once', async () => {
    const conversation = await conversations.open(open(pair, now));
    const send = () => conversations.add(...say(conversation, { text: 'Once', clientId }, brandActor, now));

    const answers = [...(await Promise.all(Array.from({ length: 5 }, send))), await send()];

    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect((await conversations.get(conversation.id)).lastSeq).toBe(1);
  });

  test('a side moves on, never back and never beyond the newest message', async () => {
    const conversation = await conversations.open(open(pair, now));
    await conversations.add(...say(conversation, { text: 'One' }, brandActor, now));

    expect(await conversations.moveOn(conversation.id, 'influencer', { read: 99 })).toBe(true);
    expect(await conversations.moveOn(conversation.id, 'influencer', { read: 1 })).toBe(false);
    expect(await conversations.moveOn(conversation.id, 'brand', { read: 1 })).toBe(false);
  });

  test('keeps what was changed, and changes nothing that is deleted', async () => {
    const conversation = await conversations.open(open(pair, now));
    const sent = await conversations.add(...say(conversation, { text: 'At sevn' }, brandActor, now));

    await conversations.change(...edit(conversation, sent, 'At seven', brandActor, later));
    expect(await conversations.message(conversation.id, sent.id)).toMatchObject({ text: 'At seven', editedAt: later });

    await conversations.change(...takeBack(conversation, sent, brandActor, later));
    await expect(conversations.change(...edit(conversation, sent, 'Back', brandActor, later))).rejects.toMatchObject({
      code: 'messaging/message-not-found',
    });
  });

  test('refuses a message when a side has blocked the conversation', async () => {
    const conversation = await conversations.open(open(pair, now));
    const [side, event] = block(conversation, true, brandActor, now);
    await conversations.block(conversation.id, side, true, event);

    await expect(conversations.add(...say(conversation, { text: 'Hello?' }, brandActor, now))).rejects.toMatchObject({
      code: 'messaging/blocked',
    });
    expect((await conversations.get(conversation.id)).blockedBy).toEqual(['brand']);

    await conversations.block(conversation.id, side, false, block(conversation, false, brandActor, later)[1]);
    expect((await conversations.add(...say(conversation, { text: 'Hello!' }, brandActor, later))).seq).toBe(1);
  });

  test('says that a conversation does not exist', async () => {
    await expect(conversations.get('01890000-0000-7000-8000-00000000dead')).rejects.toMatchObject({
      code: 'messaging/not-found',
    });
  });
}

const [brandId, otherId] = ['01890000-0000-7000-8000-0000000000b1', '01890000-0000-7000-8000-0000000000b2'];
const influencerId = '01890000-0000-7000-8000-0000000000a1';
const visitorId = '01890000-0000-7000-8000-0000000000e1';
const brand: Actor = { userId, role: 'brand', profile: { type: 'brand', uid: brandId } };
const influencer: Actor = { userId, role: 'influencer', profile: { type: 'influencer', uid: influencerId } };
const guest: Actor = { userId: visitorId, role: 'guest' };
const mine: Reader = { side: 'influencer', uid: influencerId };

/** The contract of every ConversationReading, over its repository's data. */
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
